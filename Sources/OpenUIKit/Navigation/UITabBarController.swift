import Foundation

/// An entry of a bar of tabs.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A short text on the entry; none unless set, and not drawn.
  open var badgeValue: String?

  /// Creates an entry without text.
  public override init() {
    super.init()
  }

  /// Creates an entry; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }
}

/// The bar of a tab controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// UIKit's height, in points.
  static let height: CGFloat = 49

  private var labels: [UILabel] = []
  final var onSelect: (@MainActor (Int) -> Void)?

  /// The entries.
  open private(set) var items: [UITabBarItem]?

  /// The chosen entry.
  open internal(set) var selectedItem: UITabBarItem? {
    didSet { colorLabels() }
  }

  func show(_ items: [UITabBarItem]) {
    self.items = items
    backgroundColor = .systemBackground
    for label in labels { label.removeFromSuperview() }
    labels = items.enumerated().map { index, item in
      let label = UILabel()
      label.text = item.title
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      label.isUserInteractionEnabled = true
      let tap = UITapGestureRecognizer()
      tap.addHandler { [weak self] _ in self?.onSelect?(index) }
      label.addGestureRecognizer(tap)
      item.onChange = { [weak label, weak item] in label?.text = item?.title }
      addSubview(label)
      return label
    }
    colorLabels()
    setNeedsLayout()
  }

  /// Colours the chosen entry anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorLabels()
  }

  private func colorLabels() {
    for (label, item) in zip(labels, items ?? []) {
      label.textColor = item === selectedItem ? tintColor : .systemGray
    }
  }

  /// Shares the width among the entries.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: min(bounds.height, Self.height))
    }
  }
}

/// Shows one of several controllers, which the user chooses in a bar below.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar(frame: .zero)
  private let content = BarredView(frame: .zero)
  private var storedControllers: [UIViewController] = []
  private var selection = 0

  /// Hears of the user's choices; nil unless set, and not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, in the order of their entries.
  open var viewControllers: [UIViewController]? {
    get { storedControllers }
    set { replace(by: newValue ?? []) }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The place of the controller that is shown; one that does not exist is refused.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard storedControllers.indices.contains(newValue), newValue != selection else { return }
      let old = selectedViewController
      selection = newValue
      if isViewLoaded { showSelection(insteadOf: old) }
    }
  }

  /// The controller that is shown.
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
    // What is shown stays so where it is among the new ones, as in UIKit.
    selection = controllers.firstIndex { $0 === shown } ?? 0
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.show(controllers.map { $0.tabBarItem })
    if isViewLoaded { showSelection(insteadOf: nil) }
  }

  /// Makes the bar and the place above it.
  open override func loadView() {
    super.loadView()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(tabBar)
    tabBar.onSelect = { [weak self] index in self?.choose(index) }
    showSelection(insteadOf: nil)
  }

  private func choose(_ index: Int) {
    guard storedControllers.indices.contains(index) else { return }
    let controller = storedControllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func showSelection(insteadOf old: UIViewController?) {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    old?.viewIfLoaded?.removeFromSuperview()
    guard let new = selectedViewController else { return }
    new.view.frame = content.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(new.view)
  }

  /// Places the bar at the lower edge.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    content.barInsets.bottom = UITabBar.height
  }
}

/// Hears of the user's choices among tabs; every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a controller may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells that a controller was chosen.
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
