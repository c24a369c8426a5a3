// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An action of a recognizer.
@MainActor
struct GestureAction {
  weak var target: AnyObject?
  #if !canImport(ObjectiveC)
    /// The selector that identifies the action when it is removed.
    var selector: Selector?
  #endif
  let call: @MainActor (UIGestureRecognizer) -> Void
}
