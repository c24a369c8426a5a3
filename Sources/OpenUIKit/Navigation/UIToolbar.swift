// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A bar of items at the bottom edge, or above the keyboard.
///
/// Flexible spaces share the width that the other items leave.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height of UIKit's bar, in points.
  static let height: CGFloat = 44
  /// The distance of the outer items from the edges, in points; their own padding adds to it.
  private static let margin: CGFloat = 8

  private let line = UIView()
  private var views: [BarItemView] = []
  private var shownItems: [UIBarButtonItem] = []

  /// The items from left to right; nil by default.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The style of the bar: `.black` has a dark background.
  open var barStyle = UIBarStyle.default {
    didSet { refreshBackground() }
  }

  /// The color of the bar; that of its style by default.
  open var barTintColor: UIColor? {
    didSet { refreshBackground() }
  }

  /// Whether the bar is translucent; stored, not drawn.
  open var isTranslucent = true

  /// The delegate; nil by default, not retained, and not asked.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Creates a bar of a frame; one without height is 44 points high.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(line)
    refreshBackground()
  }

  private var ownAppearance = OwnBarAppearance<UIToolbarAppearance>()

  /// The look of the bar; that of the older properties until it is used.
  open var standardAppearance: UIToolbarAppearance {
    get {
      setNeedsLayout()
      return ownAppearance.made()
    }
    set {
      ownAppearance.copy(newValue)
      showItems()
      refreshBackground()
    }
  }

  /// The look of a bar in landscape; stored, not shown.
  @NSCopying open var compactAppearance: UIToolbarAppearance?
  /// The look of the bar below content that is not scrolled; shown if there is no other.
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { refreshBackground() }
  }

  private var appearance: UIToolbarAppearance? { ownAppearance.value ?? scrollEdgeAppearance }

  private var hasEmptyBackground = false
  private var hasEmptyShadow = false

  /// Sets the image behind the bar; an empty one makes the bar transparent, others are not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    hasEmptyBackground = backgroundImage?.size == .zero
    refreshBackground()
  }

  /// Sets the image of the line at the edge; an empty one hides the line, others are not drawn.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    hasEmptyShadow = shadowImage?.size == .zero
    refreshBackground()
  }

  private func refreshBackground() {
    line.backgroundColor =
      appearance.map(\.shadowColor) ?? (hasEmptyShadow ? .clear : .separator)
    let plain: UIColor = barStyle == .black ? .black : .systemBackground
    backgroundColor =
      appearance?.shownBackground ?? (hasEmptyBackground ? .clear : barTintColor ?? plain)
  }

  /// Replaces the items; with an animation, they fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in shownItems { item.onChange = nil }
    shownItems = items ?? []
    showItems()
    guard animated else { return }
    for view in views { view.alpha = 0 }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      for view in self.views { view.alpha = 1 }
    }
  }

  private func showItems() {
    for view in views { view.removeFromSuperview() }
    views = shownItems.filter { !$0.isHidden }.map { item in
      item.onChange = { [weak self] in self?.showItems() }
      let look =
        item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
      return BarItemView(item, height: Self.height, tint: tintColor, look: look)
    }
    for view in views { addSubview(view) }
    setNeedsLayout()
  }

  /// Applies the new tint color to the items.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showItems()
  }

  /// No intrinsic width, and the height of every bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the given width and the height of every bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
  }

  /// Places the items from left to right.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshBackground()
    let flexibleCount = views.count { $0.isFlexible }
    let width = views.reduce(0) { $0 + ($1.isFlexible ? 0 : $1.bounds.width) }
    let free = max(bounds.width - 2 * Self.margin - width, 0)
    var x = bounds.minX + Self.margin
    for view in views {
      if view.isFlexible { view.bounds.size.width = free / CGFloat(flexibleCount) }
      view.frame.origin = CGPoint(x: x, y: bounds.minY)
      x = view.frame.maxX
    }
    line.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 0.5)
  }
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light in the light style of the interface.
  case `default` = 0
  /// Black.
  case black = 1
}

/// The heights of bars, by orientation; they make no difference here.
public enum UIBarMetrics: Int, Sendable {
  /// Of a device that is upright.
  case `default` = 0
  /// Of a phone in landscape.
  case compact = 1
  /// With a prompt, upright.
  case defaultPrompt = 101
  /// With a prompt, in landscape.
  case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Unknown.
  case any = 0
  /// At the bottom edge.
  case bottom = 1
  /// At the top edge.
  case top = 2
  /// At the top edge, below the status bar.
  case topAttached = 3
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position.
  var barPosition: UIBarPosition { get }
}

/// Chooses the position of a bar; not asked here.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default: any.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
  /// At the bottom edge.
  public var barPosition: UIBarPosition { .bottom }
}
