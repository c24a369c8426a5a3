// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text of the badge; nil by default.
  open var badgeValue: String? {
    didSet { didChange() }
  }
  /// The color of the badge; red by default.
  open var badgeColor: UIColor? {
    didSet { didChange() }
  }
  /// The image while the item is selected; the other one by default.
  open var selectedImage: UIImage? {
    didSet { didChange() }
  }
  /// The offset of the title; stored, not applied.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { reportNoEffect(if: titlePositionAdjustment != .zero, in: UITabBarItem.self) }
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with a title, an image and a number of the app's own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
}

/// The bar of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of UIKit's bar, in points.
  static let height: CGFloat = 49

  private var views: [TabItemView] = []
  private let line = UIView()
  final var onSelect: (@MainActor (Int) -> Void)?

  /// The delegate, which is notified of taps; that of a tab bar controller's bar is the controller.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items of the bar; nil by default.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { show(newValue ?? []) }
  }
  private var shownItems: [UITabBarItem]?

  /// Replaces the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { show(items ?? []) }

  /// The color of the bar; that of its style by default.
  open var barTintColor: UIColor? {
    didSet { refresh() }
  }

  /// The style of the bar: `.black` has a dark background.
  open var barStyle = UIBarStyle.default {
    didSet { refresh() }
  }

  /// Whether the bar is translucent; stored, not drawn.
  open var isTranslucent = true

  /// The image behind the bar; an empty one makes the bar transparent, others are not drawn.
  open var backgroundImage: UIImage? {
    didSet { refresh() }
  }

  /// The image of the line at the edge; an empty one hides the line, others are not drawn.
  open var shadowImage: UIImage? {
    didSet { refresh() }
  }

  /// The color of the items that are not selected; gray by default.
  open var unselectedItemTintColor: UIColor? {
    didSet { refresh() }
  }

  /// The selected item.
  open var selectedItem: UITabBarItem? {
    didSet { refresh() }
  }

  private var ownAppearance = OwnBarAppearance<UITabBarAppearance>()

  /// The look of the bar; that of the older properties until it is used.
  open var standardAppearance: UITabBarAppearance {
    get {
      setNeedsLayout()
      return ownAppearance.made()
    }
    set {
      ownAppearance.copy(newValue)
      refresh()
    }
  }

  /// The look of the bar below content that is not scrolled; shown if there is no other.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { refresh() }
  }

  private var appearance: UITabBarAppearance? { ownAppearance.value ?? scrollEdgeAppearance }

  func show(_ items: [UITabBarItem]) {
    shownItems = items
    for view in views { view.removeFromSuperview() }
    views = items.enumerated().map { index, item in
      let view = TabItemView(item)
      let tap = UITapGestureRecognizer()
      tap.addHandler { [weak self] _ in self?.choose(index) }
      view.addGestureRecognizer(tap)
      item.onChange = { [weak self] in self?.refresh() }
      addSubview(view)
      return view
    }
    if line.superview == nil { addSubview(line) }
    refresh()
  }

  /// Selects a tapped item, unless it is disabled, and notifies the controller and the delegate.
  private func choose(_ index: Int) {
    guard let item = shownItems?[index], item.isEnabled else { return }
    if let onSelect { onSelect(index) } else { selectedItem = item }
    if selectedItem === item { delegate?.tabBar(self, didSelect: item) }
  }

  /// Applies the new tint color to the selected item.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// Draws the items and the background in the colors that count.
  private func refresh() {
    let standard: UIColor = barStyle == .black ? .black : .systemBackground
    backgroundColor =
      appearance?.shownBackground
      ?? (backgroundImage?.size == .zero ? .clear : barTintColor ?? standard)
    line.backgroundColor =
      appearance.map(\.shadowColor) ?? (shadowImage?.size == .zero ? nil : .separator)
    for view in views {
      let isSelected = view.item === selectedItem
      let items = appearance?.stackedLayoutAppearance
      let look = isSelected ? items?.selected : items?.normal
      view.show(
        look, isSelected: isSelected,
        color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
    }
    setNeedsLayout()
  }

  /// Divides the width equally among the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(views.count, 1))
    for (index, view) in views.enumerated() {
      view.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: min(bounds.height, Self.height))
    }
    line.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 0.5)
  }
}

/// The view of a tab bar's item: its title, below its image if it has one.
private final class TabItemView: UIView {
  let item: UITabBarItem
  private let label = UILabel()
  private let imageView = UIImageView()
  private let badge = UILabel()
  /// The place for the image, the height of a title below it and that of a badge, in points, as in
  /// Apple's Human Interface Guidelines or near it.
  private static let imageSize: CGFloat = 25
  private static let imageTop: CGFloat = 6
  private static let titleHeight: CGFloat = 14
  private static let badgeHeight: CGFloat = 18

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    imageView.contentMode = .scaleAspectFit
    badge.textAlignment = .center
    badge.textColor = .white
    badge.font = .systemFont(ofSize: 13)
    badge.clipsToBounds = true
    badge.layer.cornerRadius = Self.badgeHeight / 2
    for view in [imageView, label, badge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: UITabBarItemStateAppearance?, isSelected: Bool, color: UIColor) {
    let image = (isSelected ? item.selectedImage : nil) ?? item.image
    let own = item.titleTextAttributes(for: isSelected ? .selected : .normal)
    let attributes = own ?? look?.titleTextAttributes ?? [:]
    label.text = item.title
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: image == nil ? 13 : 10)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = look?.iconColor ?? color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard imageView.image != nil else {
      imageView.frame = .zero
      label.frame = bounds
      placeBadge(beside: bounds.midX + label.intrinsicContentSize.width / 2)
      return
    }
    let hasTitle = item.title?.isEmpty == false
    let side = Self.imageSize
    imageView.frame = CGRect(
      x: bounds.midX - side / 2, y: hasTitle ? Self.imageTop : bounds.midY - side / 2, width: side,
      height: side)
    label.frame = CGRect(
      x: 0, y: imageView.frame.maxY + 1, width: bounds.width, height: Self.titleHeight)
    placeBadge(beside: imageView.frame.maxX)
  }

  private func placeBadge(beside x: CGFloat) {
    let width = max(badge.intrinsicContentSize.width + 8, Self.badgeHeight)
    badge.frame = CGRect(x: x - 4, y: 2, width: width, height: Self.badgeHeight)
  }
}

/// The delegate of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a tap selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
