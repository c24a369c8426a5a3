// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIViewController {
  /// Notifies UIKit that the supported orientations changed; nothing is rotated here.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Rotates to the orientation of the device, until iOS 16; nothing is rotated here.
  public class func attemptRotationToDeviceOrientation() {}
}
