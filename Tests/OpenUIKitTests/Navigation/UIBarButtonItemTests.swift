// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIBarButtonItem and UIBarItem")
@MainActor
struct UIBarButtonItemTests {
  private typealias SystemItem = UIBarButtonItem.SystemItem
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let top = UINavigationItem(title: "Top")

  init() {
    bar.setItems([top], animated: false)
  }

  /// The views of the items, without the title and the line.
  private var views: [UIView] {
    bar.layoutIfNeeded()
    return bar.subviews.filter { !($0 is UILabel) && $0.frame.height > 1 }
  }

  private func tap(_ view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    TimeFixture().run {
      window.isHidden = false
      window.addSubview(bar)
      bar.layoutIfNeeded()
      let touches = TouchDispatcher(window: window)
      touches.begin(0, at: CGPoint(x: view.frame.midX, y: view.frame.midY))
      touches.end(0)
    }
  }

  @Test("a new item is enabled, plain and without a title")
  func defaults() {
    let item = UIBarItem()
    #expect(item.title == nil && item.image == nil && item.isEnabled && item.tag == 0)
    let button = UIBarButtonItem()
    #expect(button.style == .plain && button.width == 0 && button.customView == nil)
    #expect(button.tintColor == nil && button.target == nil && button.primaryAction == nil)
  }

  @Test("the raw values of system items and styles are those of Apple's headers")
  func rawValues() {
    let items: [SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo, .close,
    ]
    // 23 is the page curl, which is deprecated.
    #expect(items.map(\.rawValue) == Array(0...22) + [24])
    let styles: [UIBarButtonItem.Style] = [.plain, .bordered, .done]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
  }

  private nonisolated static let titles: [(UIBarButtonItem.SystemItem, String)] = [
    (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"),
    (.redo, "Redo"),
  ]

  @Test("system items have UIKit's titles; those that complete a task are bold", arguments: titles)
  func systemItems(systemItem: UIBarButtonItem.SystemItem, title: String) throws {
    let item = UIBarButtonItem(systemItem: systemItem)
    top.rightBarButtonItem = item
    let completes = systemItem == .done || systemItem == .save
    #expect(item.title == title && (item.style == .done) == completes)
    let label = try #require(views.first?.subviews.first as? UILabel)
    #expect(label.text == title && (label.font.weight == .semibold) == completes)
  }

  @Test("a tap performs the primary action with the item as its sender, unless it is disabled")
  func primaryAction() throws {
    var senders: [UIBarButtonItem?] = []
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Go") { senders.append($0.sender as? UIBarButtonItem) })
    top.leftBarButtonItem = item
    #expect(item.title == "Go")
    tap(try #require(views.first))
    #expect(senders == [item])
    item.isEnabled = false
    let label = try #require(views.first?.subviews.first as? UILabel)
    #expect(label.textColor == .lightGray)
    tap(try #require(views.first))
    #expect(senders.count == 1)
  }

  #if !canImport(ObjectiveC)
    @MainActor
    private final class Target: NSObject {
      var senders: [UIBarButtonItem] = []
      func press(_ sender: UIBarButtonItem) { senders.append(sender) }
    }

    @Test("a tap calls the method of the target, which is not retained", arguments: [true, false])
    func target(isRetained: Bool) throws {
      var target: Target? = Target()
      weak var observed: Target?
      observed = target
      let item = UIBarButtonItem(
        title: "Go", style: .plain, target: target, action: Selector("press:", Target.press))
      top.rightBarButtonItem = item
      if !isRetained { target = nil }
      #expect((observed == nil) == !isRetained)
      tap(try #require(views.first))
      #expect(target?.senders ?? [] == (isRetained ? [item] : []))
    }
  #endif

  @Test("a custom view keeps its size and is centered vertically")
  func customView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    top.rightBarButtonItem = UIBarButtonItem(customView: view)
    let frame = try #require(views.first).frame
    // A quarter of the height of 44 is between the items and the edge.
    #expect(frame == CGRect(x: 320 - 11 - 60, y: 0, width: 60, height: 44))
    #expect(view.frame == CGRect(x: 0, y: 12, width: 60, height: 20))
  }

  @Test("items stand next to each other from the edges inward, also with spaces between them")
  func order() throws {
    func item() -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    }
    top.leftBarButtonItems = [item(), .fixedSpace(17), item()]
    top.rightBarButtonItems = [item(), item()]
    #expect(views.map(\.frame.minX) == [11, 41, 58, 279, 249])
    #expect(views[1].frame.width == 17)
  }

  @Test("a width that is not finite is refused", arguments: [CGFloat.nan, .infinity])
  func refusal(width: CGFloat) {
    let item = UIBarButtonItem(title: "Go")
    item.width = 80
    let messages = RefusalLog.record { item.width = width }
    #expect(messages.count == 1 && item.width == 80)
  }

  @Test("an own tint color outranks the bar's")
  func tint() throws {
    let item = UIBarButtonItem(title: "Go")
    top.rightBarButtonItem = item
    bar.tintColor = .red
    item.tintColor = .green
    #expect((views.first?.subviews.first as? UILabel)?.textColor == .green)
    item.tintColor = nil
    #expect((views.first?.subviews.first as? UILabel)?.textColor == .red)
  }
}
