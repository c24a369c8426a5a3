// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
private final class SearchLog: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
  var calls: [String] = []

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    calls.append("scope \(selectedScope)")
  }
  func updateSearchResults(for searchController: UISearchController) {
    calls.append("update \(searchController.searchBar.text ?? "")")
  }
}

@MainActor
@Suite("UISearchBar and UISearchController")
struct UISearchBarTests {
  private let fixture = ControllerFixture()
  private let log = SearchLog()
  private let dispatcher: TouchDispatcher

  init() {
    dispatcher = TouchDispatcher(window: fixture.window)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    fixture.time.run {
      fixture.window.layoutIfNeeded()
      dispatcher.begin(0, at: CGPoint(x: x, y: y))
      dispatcher.end(0)
    }
  }

  /// Shows a bar at the top of a controller.
  private func showBar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.delegate = log
    let controller = UIViewController()
    fixture.show(controller)
    controller.view.addSubview(bar)
    return bar
  }

  @Test("typing, searching and cancelling reach the delegate in their order")
  func editing() {
    let bar = showBar()
    bar.showsCancelButton = true
    tap(100, 28)
    #expect(bar.isFirstResponder && log.calls == ["began"])
    fixture.time.run {
      bar.searchTextField.insertText("a")
      bar.searchTextField.insertText("\n")
    }
    #expect(bar.text == "a" && log.calls == ["began", "text a", "search"])
    tap(290, 28)
    #expect(log.calls.last == "cancel")
    fixture.time.run { _ = bar.resignFirstResponder() }
    #expect(log.calls.last == "ended" && !bar.isFirstResponder)
  }

  @Test("the cancel button narrows the field, the scopes make the bar higher")
  func layout() {
    let bar = showBar()
    fixture.window.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    fixture.window.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < 260)
    #expect(bar.intrinsicContentSize.height == 100)
    bar.frame.size.height = 100
    tap(240, 72)
    #expect(bar.selectedScopeButtonIndex == 1 && log.calls == ["scope 1"])
  }

  @Test("a navigation item shows the bar of its search below the title")
  func navigation() {
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    fixture.show(navigation)
    fixture.wait(0.1)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(controller.view.safeAreaInsets.top == 96)
    #expect(search.searchBar.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 44))
  }

  @Test("a search updates its results with each change, and with its end")
  func searching() {
    let results = UIViewController()
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = log
    controller.navigationItem.searchController = search
    fixture.show(UINavigationController(rootViewController: controller))
    fixture.wait(0.1)
    tap(100, 70)
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(log.calls == ["update "] && results.parent == nil)
    fixture.time.run { search.searchBar.searchTextField.insertText("b") }
    #expect(log.calls.last == "update b" && results.parent === controller)
    #expect(results.view.frame == CGRect(x: 0, y: 96, width: 320, height: 384))
    fixture.wait(0.5)
    tap(300, 70)
    #expect(!search.isActive && search.searchBar.text == "" && results.parent == nil)
    #expect(!search.searchBar.isFirstResponder && !search.searchBar.showsCancelButton)
    #expect(log.calls.last == "update ")
  }
}
