// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The title, the back button and the buttons of a controller in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Updates the views of the item; set by the bar that contains it.
  final var onChange: (@MainActor () -> Void)?

  /// The title; nil by default.
  open var title: String? {
    didSet { onChange?() }
  }
  /// A view in place of the title; nil by default.
  open var titleView: UIView? {
    didSet { onChange?() }
  }
  /// A line above the title; stored, not shown.
  open var prompt: String? {
    didSet { reportNoEffect(if: prompt != nil, in: UINavigationItem.self) }
  }
  /// The back button that leads to this item; its title is that of the item by default.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button that leads to this item; the item's title by default.
  open var backButtonTitle: String?
  /// Whether the back button is hidden; false by default.
  open var hidesBackButton = false {
    didSet { onChange?() }
  }
  /// The buttons on the left, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  /// The buttons on the right, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  /// Whether the back button is shown beside the left buttons; false by default.
  open var leftItemsSupplementBackButton = false {
    didSet { onChange?() }
  }
  /// The search whose bar is shown below the title; none by default.
  open var searchController: UISearchController? {
    didSet { onChange?() }
  }
  /// Whether scrolling hides the search bar; stored, it stays.
  open var hidesSearchBarWhenScrolling = true
  /// The display mode of a large title; that of the previous item by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { onChange?() }
  }
  /// The look of the bar while the item is on top; the bar's own if nil.
  @NSCopying open var standardAppearance: UINavigationBarAppearance? {
    didSet { onChange?() }
  }
  /// The look of the bar in landscape; stored, not shown.
  @NSCopying open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above content that is not scrolled; shown if there is no standard one.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { onChange?() }
  }
  /// The look of a bar in landscape above content that is not scrolled; stored, not shown.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The display modes of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item.
    case automatic = 0
    /// Always large.
    case always = 1
    /// Never large.
    case never = 2
  }
}
