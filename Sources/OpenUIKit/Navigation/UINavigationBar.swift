// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bar of a navigation controller: a title, a back button and bar button items.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of UIKit's bar, in points.
  static let height: CGFloat = 44

  private let titleLabel = UILabel()
  private let largeLabel = UILabel()
  private let line = UIView()
  private var leftViews: [BarItemView] = []
  private var rightViews: [BarItemView] = []
  private weak var shownTitleView: UIView?
  private weak var shownSearchBar: UISearchBar?
  /// The height of a search bar below the title, in points.
  private static let searchHeight: CGFloat = 52
  /// The height of a large title, in points, and its margin.
  private static let largeHeight: CGFloat = 52
  private static let largeMargin: CGFloat = 16
  /// The height of the title and of a large title and a search bar below it, in points.
  final var contentHeight: CGFloat {
    Self.height + (showsLargeTitle ? Self.largeHeight : 0)
      + (topItem?.searchController == nil ? 0 : Self.searchHeight)
  }

  /// The content's height when the top item was last shown, in points.
  private var shownHeight = UINavigationBar.height

  /// Whether the title of the top item is large: unless it, or the one whose mode it takes over, wants none.
  private var showsLargeTitle: Bool {
    let chosen = items?.last { $0.largeTitleDisplayMode != .automatic }
    return prefersLargeTitles && chosen?.largeTitleDisplayMode != .never
  }

  /// Called when the back button is tapped.
  final var onBack: (@MainActor () -> Void)?

  /// The navigation items; the last one is the top item.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = nil }
      topItem?.onChange = { [weak self] in self?.showTopItem() }
      showTopItem()
    }
  }

  /// The color of the bar; the system background by default.
  open var barTintColor: UIColor? {
    didSet { showTopItem() }
  }

  /// Whether the bar is translucent; stored, not drawn.
  open var isTranslucent = true

  /// Whether large titles are shown; false by default.
  ///
  /// Differs from UIKit: scrolling does not collapse them.
  open var prefersLargeTitles = false {
    didSet { showTopItem() }
  }

  /// The attributes of the title; font and color are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showTopItem() }
  }

  /// The attributes of the large title; font and color are drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showTopItem() }
  }

  private var ownAppearance = OwnBarAppearance<UINavigationBarAppearance>()

  /// The look of the bar; that of the older properties until it is used.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      setNeedsLayout()
      return ownAppearance.made()
    }
    set {
      ownAppearance.copy(newValue)
      showTopItem()
    }
  }

  /// The look of a bar in landscape; stored, not shown.
  @NSCopying open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above content that is not scrolled; shown if there is no other.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { showTopItem() }
  }
  /// The look of a bar in landscape above content that is not scrolled; stored, not shown.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The look that is shown: that of the top item, or of the bar.
  private var appearance: UINavigationBarAppearance? {
    topItem?.standardAppearance ?? topItem?.scrollEdgeAppearance ?? ownAppearance.value
      ?? scrollEdgeAppearance
  }

  /// The style of the bar: `.black` has a dark background.
  open var barStyle = UIBarStyle.default {
    didSet { showTopItem() }
  }

  /// Sets the image behind the bar; an empty one makes the bar transparent, others are not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    hasEmptyBackground = backgroundImage?.size == .zero
    showTopItem()
  }

  /// Sets the image behind the bar; the position has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  private var hasEmptyBackground = false

  /// The image of the line at the edge; an empty one hides the line, others are not drawn.
  open var shadowImage: UIImage? {
    didSet { showTopItem() }
  }

  private func showBackground() {
    if let appearance {
      backgroundColor = appearance.shownBackground
      line.backgroundColor = appearance.shadowColor
    } else {
      let standard: UIColor = barStyle == .black ? .black : .systemBackground
      backgroundColor = hasEmptyBackground ? .clear : barTintColor ?? standard
      line.backgroundColor = shadowImage?.size == .zero ? nil : .separator
    }
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
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
    addSubview(largeLabel)
    addSubview(line)
    showStyle()
  }

  /// The top item.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the top item.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

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
    titleLabel.isHidden = top?.titleView != nil || showsLargeTitle
    largeLabel.text = top?.title
    largeLabel.isHidden = !showsLargeTitle
    showStyle()
    if let view = top?.titleView {
      addSubview(view)
      shownTitleView = view
    }
    showSearchBar(top?.searchController?.searchBar)
    setNeedsLayout()
    if shownHeight != contentHeight {
      shownHeight = contentHeight
      // The controller gives the bar another height.
      superview?.setNeedsLayout()
    }
  }

  /// Applies colors and fonts.
  private func showStyle() {
    showBackground()
    let standard: UIColor = appearance == nil && barStyle == .black ? .white : .label
    let small = appearance?.titleTextAttributes ?? titleTextAttributes
    titleLabel.textColor = small?[.foregroundColor] as? UIColor ?? standard
    titleLabel.font = small?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    let large = appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes
    largeLabel.textColor = large?[.foregroundColor] as? UIColor ?? standard
    largeLabel.font = large?[.font] as? UIFont ?? .boldSystemFont(ofSize: 34)
  }

  private func showSearchBar(_ searchBar: UISearchBar?) {
    guard searchBar !== shownSearchBar else { return }
    shownSearchBar?.removeFromSuperview()
    shownSearchBar = searchBar
    if let searchBar { addSubview(searchBar) }
  }

  private func makeView(_ item: UIBarButtonItem) -> BarItemView {
    item.onChange = { [weak self] in self?.showTopItem() }
    let look = item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    return BarItemView(item, height: Self.height, tint: tintColor, look: look)
  }

  /// Applies the new tint color to the buttons.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTopItem()
  }

  /// Centers the title and places the buttons at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The appearance may have been changed in place.
    showStyle()
    let searchHeight = shownSearchBar == nil ? 0 : Self.searchHeight
    let largeHeight = showsLargeTitle ? Self.largeHeight : 0
    let top = bounds.maxY - Self.height - largeHeight - searchHeight
    largeLabel.frame = CGRect(
      x: bounds.minX + Self.largeMargin, y: top + Self.height,
      width: max(bounds.width - 2 * Self.largeMargin, 0), height: largeHeight)
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
      x: bounds.minX, y: bounds.maxY - searchHeight, width: bounds.width, height: searchHeight)
    line.frame = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
  }
}
