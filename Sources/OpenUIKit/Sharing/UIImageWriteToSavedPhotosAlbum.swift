// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Adds an image to the photo library: there is none here, which a diagnostic says once.
///
/// The method of the target is not called: a selector passes at most two arguments without Objective-C.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  RefusedInput.report(
    for: "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)",
    problem: "There is no photo library.",
    remedy: "Save the image where the app runs on a device.")
}
