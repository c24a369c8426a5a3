// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("UITabBar")
@MainActor
struct UITabBarTests {
  @MainActor
  private final class Chooser: NSObject, UITabBarControllerDelegate {
    var refused: UIViewController?
    var chosen: [UIViewController] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController !== refused }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { chosen.append(viewController) }
  }

  private let fixture = ControllerFixture()
  private let tabs = UITabBarController()
  private let controllers: [UIViewController]

  init() {
    controllers = ["one", "two", "three", "four"].map { [fixture] in
      let controller = fixture.make($0)
      controller.tabBarItem.title = $0
      return controller
    }
    tabs.viewControllers = controllers
    fixture.show(tabs)
    fixture.wait(0.1)
  }

  private var labels: [UILabel] {
    tabs.tabBar.subviews.compactMap { $0.subviews.lazy.compactMap { $0 as? UILabel }.first }
  }

  private func tap(_ index: Int) {
    let center = labels[index].convert(CGPoint(x: 40, y: 20), to: fixture.window)
    let dispatcher = TouchDispatcher(window: fixture.window)
    fixture.time.run {
      dispatcher.begin(0, at: center)
      dispatcher.end(0)
    }
  }

  @Test("49 points high at the lower edge, shared equally among the items")
  func layout() {
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 480 - 49, width: 320, height: 49))
    #expect(labels.map { $0.convert($0.bounds, to: tabs.tabBar).minX } == [0, 80, 160, 240])
    #expect(labels.allSatisfy { $0.frame.size == CGSize(width: 80, height: 49) })
    #expect(tabs.tabBar.items?.compactMap(\.title) == ["one", "two", "three", "four"])
  }

  @Test("only the selected item has the tint color, also after the color changed")
  func tint() {
    tabs.tabBar.tintColor = .red
    tabs.selectedIndex = 2
    #expect(labels.map { $0.textColor == .red } == [false, false, true, false])
    tabs.tabBar.tintColor = .green
    #expect(labels[2].textColor == .green)
    #expect(tabs.tabBar.selectedItem === controllers[2].tabBarItem)
  }

  @Test("a tap selects, unless the delegate refuses; code selects without the delegate")
  func selection() {
    let chooser = Chooser()
    tabs.delegate = chooser
    chooser.refused = controllers[3]
    tap(1)
    #expect(tabs.selectedIndex == 1 && chooser.chosen == [controllers[1]])
    tap(3)
    #expect(tabs.selectedIndex == 1 && chooser.chosen.count == 1)
    tabs.selectedViewController = controllers[3]
    #expect(tabs.selectedIndex == 3 && chooser.chosen.count == 1)
    #expect(controllers[3].view.superview != nil && controllers[1].view.superview == nil)
  }

  @Test(
    "a bar of its own selects a tapped item and notifies its delegate, unless the item is disabled")
  func standalone() {
    @MainActor
    final class Log: NSObject, UITabBarDelegate {
      var titles: [String?] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title) }
    }
    let log = Log()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.delegate = log
    bar.items = ["a", "b"].map { title in
      let item = UITabBarItem()
      item.title = title
      return item
    }
    fixture.window.addSubview(bar)
    fixture.window.layoutIfNeeded()
    let dispatcher = TouchDispatcher(window: fixture.window)
    func tapBar() {
      fixture.time.run {
        dispatcher.begin(0, at: CGPoint(x: 240, y: 20))
        dispatcher.end(0)
      }
    }
    tapBar()
    #expect(log.titles == ["b"] && bar.selectedItem === bar.items?.last)
    bar.items?.last?.isEnabled = false
    tapBar()
    #expect(log.titles.count == 1)
  }

  @Test("an index out of range changes nothing", arguments: [-1, 4, 1_000])
  func range(index: Int) {
    tabs.selectedIndex = index
    #expect(tabs.selectedIndex == 0)
  }

  @Test("the selected controller stays selected where it is among the new ones")
  func replacement() {
    tabs.selectedIndex = 2
    fixture.time.run { tabs.viewControllers = [controllers[3], controllers[2]] }
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === controllers[2])
    #expect(controllers[0].parent == nil)
    fixture.time.run { tabs.setViewControllers([controllers[0]], animated: true) }
    #expect(tabs.selectedViewController === controllers[0])
  }

  @Test("a new title is shown at once")
  func title() {
    controllers[1].tabBarItem.title = "renamed"
    #expect(labels[1].text == "renamed")
  }
}
