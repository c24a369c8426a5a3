// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIToolbar")
struct UIToolbarTests {
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  private var frames: [CGRect] {
    bar.layoutIfNeeded()
    return bar.subviews.map(\.frame).filter { $0.height > 1 }
  }

  @Test("flexible spaces share the width that the others leave")
  func flexibleSpaces() {
    func box() -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    }
    bar.items = [box(), .flexibleSpace(), box(), .flexibleSpace(), box()]
    // 320 − 2 · 8 − 3 · 40 = 184, in two halves.
    #expect(frames.map(\.minX) == [8, 48, 140, 180, 272])
    bar.items = [.fixedSpace(30), box()]
    #expect(frames.last?.minX == 38)
  }

  @Test("empty images hide the background and the line of a toolbar")
  func emptyImages() {
    bar.barTintColor = .red
    #expect(bar.backgroundColor == .red)
    bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(bar.backgroundColor == .clear && bar.subviews.first?.backgroundColor == .clear)
    bar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
    #expect(bar.backgroundColor == .red)
  }

  @Test("an empty image hides the background of other bars, also if it is for a position")
  func emptyImagesForPositions() {
    let navigation = UINavigationBar(frame: bar.frame)
    navigation.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    #expect(navigation.backgroundColor == .clear)
    let search = UISearchBar(frame: bar.frame)
    search.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    #expect(search.backgroundImage != nil && search.backgroundColor == nil)
  }

  @Test("a system item shows its image, and performs its action")
  func systemItem() {
    let fixture = GestureFixture()
    var count = 0
    bar.items = [UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in count += 1 })]
    fixture.view.addSubview(bar)
    fixture.window.layoutIfNeeded()
    #expect(bar.subviews.contains { $0.subviews.first is UIImageView })
    fixture.tap(120, 120)
    #expect(count == 1)
  }

  @Test("a hidden item takes no room")
  func hiddenItem() {
    let item = UIBarButtonItem(title: "One")
    bar.items = [item]
    #expect(frames.count == 1)
    item.isHidden = true
    #expect(frames.isEmpty && bar.items == [item])
  }

  @Test("a navigation controller shows the items of its top controller in a bar that insets it")
  func navigation() throws {
    let fixture = ControllerFixture()
    let first = UIViewController()
    first.toolbarItems = [UIBarButtonItem(title: "First")]
    let navigation = UINavigationController(rootViewController: first)
    fixture.show(navigation)
    #expect(navigation.isToolbarHidden && first.view.safeAreaInsets.bottom == 0)
    fixture.time.run { navigation.setToolbarHidden(false, animated: false) }
    fixture.wait(0.1)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(navigation.toolbar.items == first.toolbarItems)
    #expect(first.view.safeAreaInsets.bottom == 44)
    let second = UIViewController()
    fixture.time.run { navigation.pushViewController(second, animated: false) }
    #expect(navigation.toolbar.items == nil)
    second.setToolbarItems([UIBarButtonItem(title: "Second")], animated: true)
    #expect(navigation.toolbar.items?.first?.title == "Second")
    fixture.time.run { navigation.setToolbarHidden(true, animated: true) }
    fixture.wait(0.5)
    #expect(navigation.toolbar.frame.minY == 480 && second.view.safeAreaInsets.bottom == 0)
  }
}
