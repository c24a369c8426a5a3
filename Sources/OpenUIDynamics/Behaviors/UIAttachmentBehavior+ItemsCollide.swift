// SPDX-License-Identifier: Apache-2.0

extension UIAttachmentBehavior {
  /// Whether joined items may collide with each other, if a collision behavior has both; false
  /// unless set, as in UIKit.
  ///
  /// Watch their positions: a rod that is shorter than its items are wide presses them together. Own
  /// extension (S079, C07).
  public var itemsCollide: Bool {
    get { settings.itemsCollide }
    set {
      settings.itemsCollide = newValue
      intentDidChange()
    }
  }
}
