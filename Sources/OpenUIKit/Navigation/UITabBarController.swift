// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text of the badge; nil by default, not drawn.
  open var badgeValue: String?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }
}

/// The bar of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of UIKit's bar, in points.
  static let height: CGFloat = 49

  private var labels: [UILabel] = []
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

  /// The color of the bar; the system background by default.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }

  /// Whether the bar is translucent; stored, not drawn.
  open var isTranslucent = true

  /// The color of the items that are not selected; gray by default.
  open var unselectedItemTintColor: UIColor? {
    didSet { colorLabels() }
  }

  /// The selected item.
  open var selectedItem: UITabBarItem? {
    didSet { colorLabels() }
  }

  func show(_ items: [UITabBarItem]) {
    shownItems = items
    backgroundColor = barTintColor ?? .systemBackground
    for label in labels { label.removeFromSuperview() }
    labels = items.enumerated().map { index, item in
      let label = UILabel()
      label.text = item.title
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      label.isUserInteractionEnabled = true
      let tap = UITapGestureRecognizer()
      tap.addHandler { [weak self] _ in self?.choose(index) }
      label.addGestureRecognizer(tap)
      item.onChange = { [weak label, weak item] in label?.text = item?.title }
      addSubview(label)
      return label
    }
    colorLabels()
    setNeedsLayout()
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
    colorLabels()
  }

  private func colorLabels() {
    for (label, item) in zip(labels, items ?? []) {
      label.textColor = item === selectedItem ? tintColor : unselectedItemTintColor ?? .systemGray
    }
  }

  /// Divides the width equally among the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: min(bounds.height, Self.height))
    }
  }
}

/// A container that shows one of several controllers, selected in a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar at the edge of the view.
  public let tabBar = UITabBar(frame: .zero)
  private let content = BarredView(frame: .zero)
  private var storedControllers: [UIViewController] = []
  private var selection = 0

  /// The delegate, which is asked before and notified after a tap; nil by default, not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, in the order of their items.
  open var viewControllers: [UIViewController]? {
    get { storedControllers }
    set { replace(by: newValue ?? []) }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the selected controller; an index out of range is ignored.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard storedControllers.indices.contains(newValue), newValue != selection else { return }
      let old = selectedViewController
      selection = newValue
      if isViewLoaded { showSelection(insteadOf: old) }
    }
  }

  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { storedControllers.indices.contains(selection) ? storedControllers[selection] : nil }
    set {
      if let index = storedControllers.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  private func replace(by controllers: [UIViewController]) {
    let shown = selectedViewController
    for controller in storedControllers where !controllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let added = controllers.filter { $0.parent !== self }
    storedControllers = controllers
    // The selected controller stays selected if it is among the new ones, as in UIKit.
    selection = controllers.firstIndex { $0 === shown } ?? 0
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.show(controllers.map { $0.tabBarItem })
    if isViewLoaded { showSelection(insteadOf: nil) }
  }

  /// Creates the bar and the container above it.
  open override func loadView() {
    super.loadView()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(tabBar)
    tabBar.onSelect = { [weak self] index in self?.choose(index) }
    tabBar.delegate = self
    showSelection(insteadOf: nil)
  }

  private func choose(_ index: Int) {
    guard storedControllers.indices.contains(index) else { return }
    let controller = storedControllers[index]
    guard controller.tabBarItem.isEnabled else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Called after a tap selected an item; for subclasses to override.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func showSelection(insteadOf old: UIViewController?) {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    old?.viewIfLoaded?.removeFromSuperview()
    guard let new = selectedViewController else { return }
    new.view.frame = content.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(new.view)
  }

  /// Lays out the bar at the bottom edge.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    content.barInsets.bottom = UITabBar.height
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

/// Methods that a tab bar controller calls for a tap on an item; all are optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a controller may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a tap selected a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// The default: true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
