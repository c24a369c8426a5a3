// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The base class of the items of navigation bars and tab bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title; nil by default.
  open var title: String? {
    didSet { didChange() }
  }
  /// An image in place of the title; nil by default.
  open var image: UIImage? {
    didSet { didChange() }
  }
  /// Whether the item can be selected; true by default.
  open var isEnabled = true {
    didSet { didChange() }
  }
  /// An integer for the app's own use; 0 by default.
  open var tag = 0

  /// Updates the views of the item; set by the bar that contains it.
  final var onChange: (@MainActor () -> Void)?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  func didChange() { onChange?() }
}
