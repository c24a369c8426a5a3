// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows the results of a search below its bar, and passes changes of the text to an updater.
///
/// The bar is placed by a navigation item, or by the app, as in the header of a table.
///
/// Differs from UIKit: the navigation bar stays while a search is active.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar.
  open private(set) lazy var searchBar = UISearchBar(
    frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56))

  /// The controller of the results; nil for a search in the content itself.
  public let searchResultsController: UIViewController?

  /// Called when the text or the scope changes; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate; nil by default, not retained.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the content is dimmed while a search is active; stored, not drawn.
  open var obscuresBackgroundDuringPresentation = true

  /// The former name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the navigation bar is hidden while a search is active; stored, it stays.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the cancel button appears with a search; true by default.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes appear with a search; true by default.
  open var automaticallyShowsScopeBar = true

  /// Whether the controller of the results appears as soon as there is a text; true by default.
  open var automaticallyShowsSearchResultsController = true

  /// Whether the controller of the results is shown; it follows the text unless set.
  open var showsSearchResultsController = false { didSet { showResults() } }

  private var isSearching = false

  /// Creates a controller of a search; without a controller of results, the content shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.observer = self
  }

  /// Creates a controller of a search in the content itself.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.observer = self
  }

  /// Whether a search is active; setting it begins or cancels one.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    guard !isSearching else { return }
    isSearching = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil {
      searchBar.showsScopeBar = true
    }
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    isSearching = false
    delegate?.willDismissSearchController(self)
    searchBar.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    update()
    delegate?.didDismissSearchController(self)
  }

  private func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    guard automaticallyShowsSearchResultsController else { return }
    showsSearchResultsController = isSearching && searchBar.text?.isEmpty == false
  }

  /// Shows the results over the view of the controller that the bar belongs to, below the bar.
  private func showResults() {
    guard let results = searchResultsController else { return }
    guard showsSearchResultsController, let owner = searchBar.owner else {
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
      return
    }
    guard results.parent !== owner, let container = owner.view else { return }
    owner.addChild(results)
    let bar = searchBar.convert(searchBar.bounds, to: container)
    results.view.frame = CGRect(
      x: 0, y: bar.maxY, width: container.bounds.width,
      height: max(container.bounds.height - bar.maxY, 0))
    container.addSubview(results.view)
    results.didMove(toParent: owner)
  }
}

extension UISearchController: SearchBarObserver {
  func searchBarDidBegin(_ bar: UISearchBar) { begin() }
  func searchBarDidChange(_ bar: UISearchBar) { update() }
  func searchBarDidCancel(_ bar: UISearchBar) { end() }
}

extension UISearchBar {
  /// The controller whose view contains the bar: the top one, where a navigation bar shows it.
  fileprivate var owner: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let navigation = current as? UINavigationController { return navigation.topViewController }
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// An object that finds the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when a search begins or ends, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller; every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
