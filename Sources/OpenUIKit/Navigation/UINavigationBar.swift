// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bar of a navigation controller: a title, a back button and bar button items.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of UIKit's bar, in points.
  static let height: CGFloat = 44

  private let titleLabel = UILabel()
  private let line = UIView()
  private var leftViews: [BarItemView] = []
  private var rightViews: [BarItemView] = []
  private weak var shownTitleView: UIView?
  private weak var shownSearchBar: UISearchBar?
  /// The height of a search bar below the title, in points.
  private static let searchHeight: CGFloat = 52
  /// The height of the title and of a search bar below it, in points.
  final var contentHeight: CGFloat {
    Self.height + (topItem?.searchController == nil ? 0 : Self.searchHeight)
  }
  /// Called when the back button is tapped.
  final var onBack: (@MainActor () -> Void)?

  /// The navigation items; the last one is the top item.
  open private(set) var items: [UINavigationItem]?

  /// The color of the bar; the system background by default.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }

  /// Whether the bar is translucent; stored, not drawn.
  open var isTranslucent = true

  /// Whether large titles are allowed; stored, not drawn.
  open var prefersLargeTitles = false

  /// The attributes of the title; only the color is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showTopItem() }
  }

  /// Creates a bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar; the coder is ignored.
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

  /// The top item.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the top item.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces the items.
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
    leftViews = left.filter { !$0.isHidden }.map(makeView)
    rightViews = (top?.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(makeView)
    for view in leftViews + rightViews { addSubview(view) }
    titleLabel.text = top?.title
    titleLabel.isHidden = top?.titleView != nil
    titleLabel.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    if let view = top?.titleView {
      addSubview(view)
      shownTitleView = view
    }
    showSearchBar(top?.searchController?.searchBar)
    setNeedsLayout()
  }

  private func showSearchBar(_ searchBar: UISearchBar?) {
    guard searchBar !== shownSearchBar else { return }
    shownSearchBar?.removeFromSuperview()
    shownSearchBar = searchBar
    if let searchBar { addSubview(searchBar) }
    // The controller gives the bar another height.
    superview?.setNeedsLayout()
  }

  private func makeView(_ item: UIBarButtonItem) -> BarItemView {
    item.onChange = { [weak self] in self?.showTopItem() }
    return BarItemView(item, height: Self.height, tint: tintColor)
  }

  /// Applies the new tint color to the buttons.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTopItem()
  }

  /// Centers the title and places the buttons at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let searchHeight = shownSearchBar == nil ? 0 : Self.searchHeight
    let top = bounds.maxY - Self.height - searchHeight
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
    shownSearchBar?.frame = CGRect(
      x: bounds.minX, y: top + Self.height, width: bounds.width, height: searchHeight)
    line.frame = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
  }
}
