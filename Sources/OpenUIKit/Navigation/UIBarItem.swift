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

  /// The insets of the image; stored, not applied.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { reportNoEffect(if: imageInsets != .zero, in: UIBarItem.self) }
  }
  /// The image in a landscape bar; stored, not shown.
  open var landscapeImagePhone: UIImage?
  /// An identifier for tests; none by default.
  open var accessibilityIdentifier: String?
  /// The accessibility label; none by default.
  open var accessibilityLabel: String?
  /// The accessibility hint; none by default.
  open var accessibilityHint: String?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state; font and color of `.normal` and `.disabled` are shown.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    didChange()
  }

  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Updates the views of the item; set by the bar that contains it.
  final var onChange: (@MainActor () -> Void)?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  func didChange() { onChange?() }
}
