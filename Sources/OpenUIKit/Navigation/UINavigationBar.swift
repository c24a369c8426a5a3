import Foundation

/// The bar above a stack of controllers: a title, a button back, and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// UIKit's height, in points.
  static let height: CGFloat = 44

  private let titleLabel = UILabel()
  private let line = UIView()
  private var leftViews: [BarItemView] = []
  private var rightViews: [BarItemView] = []
  private weak var shownTitleView: UIView?
  /// Called when the button back is tapped.
  final var onBack: (@MainActor () -> Void)?

  /// The items, the topmost last.
  open private(set) var items: [UINavigationItem]?

  /// The colour of the bar; that of the system's background unless set.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }

  /// Whether what is below shines through; kept, and not drawn.
  open var isTranslucent = true

  /// Whether titles are large; kept, and not drawn.
  open var prefersLargeTitles = false

  /// The look of the title; only the colour is used.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showTopItem() }
  }

  /// Creates a bar with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    line.backgroundColor = .separator
    addSubview(titleLabel)
    addSubview(line)
  }

  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Shows other items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in self.items ?? [] { item.onChange = nil }
    self.items = items
    topItem?.onChange = { [weak self] in self?.showTopItem() }
    showTopItem()
  }

  private func showTopItem() {
    for view in leftViews + rightViews { view.removeFromSuperview() }
    shownTitleView?.removeFromSuperview()
    let top = topItem
    var left = top?.leftBarButtonItems ?? []
    if let back = backItem, top?.hidesBackButton != true,
      left.isEmpty || top?.leftItemsSupplementBackButton == true
    {
      let name = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
      left.insert(
        UIBarButtonItem(system: nil, title: "‹ \(name)") { [weak self] _ in self?.onBack?() }, at: 0
      )
    }
    leftViews = left.map(makeView)
    rightViews = (top?.rightBarButtonItems ?? []).map(makeView)
    for view in leftViews + rightViews { addSubview(view) }
    titleLabel.text = top?.title
    titleLabel.isHidden = top?.titleView != nil
    titleLabel.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    if let view = top?.titleView {
      addSubview(view)
      shownTitleView = view
    }
    setNeedsLayout()
  }

  private func makeView(_ item: UIBarButtonItem) -> BarItemView {
    item.onChange = { [weak self] in self?.showTopItem() }
    return BarItemView(item, height: Self.height, tint: tintColor)
  }

  /// Shows the buttons in the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTopItem()
  }

  /// Places the title in the middle and the buttons at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.maxY - Self.height
    var left = bounds.minX + Self.height / 4
    for view in leftViews {
      view.frame.origin = CGPoint(x: left, y: top)
      left = view.frame.maxX
    }
    var right = bounds.maxX - Self.height / 4
    for view in rightViews {
      view.frame.origin = CGPoint(x: right - view.bounds.width, y: top)
      right = view.frame.minX
    }
    let reach = max(max(left - bounds.minX, bounds.maxX - right), 0)
    let room = CGRect(
      x: bounds.minX + reach, y: top, width: max(bounds.width - 2 * reach, 0), height: Self.height)
    titleLabel.frame = room
    shownTitleView?.center = CGPoint(x: bounds.midX, y: room.midY)
    line.frame = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
  }
}
