// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// A controller as apps write it: a search, a toolbar, a refresh, the keyboard, menus and pages.
@MainActor
private final class BarsViewController: UITableViewController, UISearchResultsUpdating,
  UISearchBarDelegate, UIPageViewControllerDataSource, UIContextMenuInteractionDelegate,
  UITextFieldDelegate
{
  let search = UISearchController(searchResultsController: nil)
  var bottom: CGFloat = 0
  var tokens: [NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    search.searchBar.delegate = self
    search.searchBar.scopeButtonTitles = ["All", "Recent"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    refreshControl = UIRefreshControl()
    refreshControl?.tintColor = .systemBlue
    refreshControl?.attributedTitle = NSAttributedString(string: "Loading")
    setToolbarItems(
      [
        UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
        UIBarButtonItem.flexibleSpace(),
        UIBarButtonItem(
          title: "More", image: nil, primaryAction: nil,
          menu: UIMenu(title: "", options: .displayInline, children: menuElements)),
      ], animated: false)
    navigationController?.setToolbarHidden(false, animated: false)
    view.addInteraction(UIContextMenuInteraction(delegate: self))
    observeKeyboard()
  }

  private var menuElements: [UIMenuElement] {
    [
      UIAction(title: "Copy", image: UIImage(systemName: "doc")) { _ in },
      UIAction(
        title: "Delete", image: nil, identifier: nil, discoverabilityTitle: nil,
        attributes: [.destructive], state: .off, handler: { _ in }),
      UIDeferredMenuElement { completion in completion([]) },
    ]
  }

  private func observeKeyboard() {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { [weak self] notification in
        let frame =
          notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let height = frame?.cgRectValue.height ?? 0
        MainActor.assumeIsolated { self?.bottom = height }
      })
  }

  func updateSearchResults(for searchController: UISearchController) {}

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { UIViewController() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menuElements] _ in
      UIMenu(title: "Row", children: menuElements)
    }
  }
}

/// A view that overrides what is open.
private final class PadView: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { UIToolbar() }
  override var inputView: UIView? { UIDatePicker() }
}

@MainActor
@Suite("Declarations of controls and bars")
struct UIControlDeclarationTests {
  @Test("controllers, bars and menus are declared as in Apple's headers")
  func bars() {
    let controller = BarsViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(!navigation.isToolbarHidden && navigation.toolbar.items?.count == 3)
    #expect(controller.search.searchBar.searchTextField.placeholder == "Search")
    for token in controller.tokens { NotificationCenter.default.removeObserver(token) }
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [UIPageViewController.OptionsKey.interPageSpacing: 10])
    pages.dataSource = controller
    pages.setViewControllers(
      [UIViewController()], direction: .forward, animated: false, completion: nil)
    #expect(pages.viewControllers?.count == 1)
  }

  @Test("pickers, effects, the pasteboard and settings are declared as in Apple's headers")
  func others() {
    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.minimumDate = Date(timeIntervalSince1970: 0)
    picker.minuteInterval = 15
    let horizontal = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    horizontal.minimumRelativeValue = -10
    horizontal.maximumRelativeValue = 10
    let group = UIMotionEffectGroup()
    group.motionEffects = [horizontal]
    let view = PadView()
    view.addMotionEffect(group)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    UIPasteboard.general.string = "text"
    #expect(UIPasteboard.general.hasStrings)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.post(notification: .announcement, argument: "text")
    let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(CFAbsoluteTimeGetCurrent() >= start)
    let text = UITextView()
    text.textContainer.lineFragmentPadding = 0
    text.textContainerInset = .zero
    let scrollView = UIScrollView()
    scrollView.maximumZoomScale = 4
    scrollView.setZoomScale(2, animated: false)
    let sheet = UIActivityViewController(
      activityItems: ["text", view], applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, completed, _, _ in _ = completed }
    sheet.excludedActivityTypes = [.airDrop, .print]
    let button = UIButton(type: .system)
    button.menu = UIMenu(title: "Sizes", options: .singleSelection, children: [])
    button.showsMenuAsPrimaryAction = true
    #expect(ObjectIdentifier(button.classForCoder) == ObjectIdentifier(UIButton.self))
  }
}
