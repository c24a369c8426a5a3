import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Shows the item anew; set by the bar that it is in.
  final var onChange: (@MainActor () -> Void)?

  /// The title; none unless set.
  open var title: String? {
    didSet { onChange?() }
  }
  /// A view in the place of the title; none unless set.
  open var titleView: UIView? {
    didSet { onChange?() }
  }
  /// A line above the title; kept, and not shown.
  open var prompt: String?
  /// The button that leads back to this item; named after the title unless set.
  open var backBarButtonItem: UIBarButtonItem?
  /// The name of the button that leads back to this item; the title unless set.
  open var backButtonTitle: String?
  /// Whether there is no button back; false unless set.
  open var hidesBackButton = false {
    didSet { onChange?() }
  }
  /// The buttons on the left, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange?() }
  }
  /// Whether the button back stays beside those on the left; false unless set.
  open var leftItemsSupplementBackButton = false {
    didSet { onChange?() }
  }
  /// How large the title is; kept, and drawn in the usual size.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Creates an item; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The outermost button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets whether there is no button back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }
}
