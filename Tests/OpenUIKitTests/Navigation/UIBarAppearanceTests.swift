// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIBarAppearance")
@MainActor
struct UIBarAppearanceTests {
  private let fixture = ControllerFixture()

  @Test("an opaque background has a line, a transparent one has neither")
  func backgrounds() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground && appearance.shadowColor == .separator)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.backgroundEffect == nil)
    #expect(appearance.shadowColor == nil)
  }

  @Test("a bar shows the colors of its appearance, and copies it")
  func navigationBar() {
    let root = fixture.make("root")
    root.title = "Title"
    let navigation = UINavigationController(rootViewController: root)
    fixture.show(navigation)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .orange
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.standardAppearance = appearance
    fixture.wait(0.1)
    appearance.backgroundColor = .green
    let titles = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
    #expect(navigation.navigationBar.backgroundColor == .orange)
    #expect(titles.contains { $0.text == "Title" && $0.textColor == .white && !$0.isHidden })
    #expect(navigation.navigationBar.standardAppearance.backgroundColor == .orange)
  }

  @Test("a large title makes the bar higher, unless the item wants none")
  func largeTitle() {
    let root = fixture.make("root")
    root.title = "Title"
    let navigation = UINavigationController(rootViewController: root)
    fixture.show(navigation)
    fixture.wait(0.1)
    let height = navigation.navigationBar.frame.height
    navigation.navigationBar.prefersLargeTitles = true
    fixture.wait(0.1)
    #expect(navigation.navigationBar.frame.height > height)
    root.navigationItem.largeTitleDisplayMode = .never
    fixture.wait(0.1)
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test("a tab bar shows the background and the selected item's color")
  func tabBar() {
    let tabs = UITabBarController()
    let first = fixture.make("first")
    first.tabBarItem = UITabBarItem(title: "first", image: nil, tag: 7)
    first.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [first]
    fixture.show(tabs)
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .orange
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.white
    ]
    tabs.tabBar.standardAppearance = appearance
    fixture.wait(0.1)
    let labels = tabs.tabBar.subviews.flatMap { $0.subviews.compactMap { $0 as? UILabel } }
    #expect(tabs.tabBar.backgroundColor == .orange && first.tabBarItem.tag == 7)
    #expect(labels.map(\.text) == ["first", "3"] && labels.first?.textColor == .white)
  }
}
