// SPDX-License-Identifier: Apache-2.0

import Foundation

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
