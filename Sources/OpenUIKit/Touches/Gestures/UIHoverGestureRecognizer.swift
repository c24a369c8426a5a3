// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Would recognize a pointer above a view.
///
/// A stub: there are only touches here and no pointer, so it is never recognized; the first one
/// that is added to a view reports a diagnostic.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far above the screen the pointer is, from 0 to 1: 0.
  open var zOffset: CGFloat { 0 }

  override func attach(to view: UIView?) {
    super.attach(to: view)
    guard view != nil else { return }
    RefusedInput.report(
      for: "UIHoverGestureRecognizer", problem: "There is no pointer, so it is never recognized.",
      remedy: "Add a gesture of touches as well.")
  }
}
