// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("UINavigationItem")
@MainActor
struct UINavigationItemTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let back = UINavigationItem(title: "First")
  private let top = UINavigationItem(title: "Second")

  init() {
    bar.setItems([back, top], animated: false)
  }

  private var texts: [String] {
    bar.subviews.filter { !($0 is UILabel) }.flatMap(\.subviews).compactMap {
      ($0 as? UILabel)?.text
    }
  }

  @Test("a new item has Apple's defaults")
  func defaults() {
    #expect(top.titleView == nil && top.prompt == nil && !top.hidesBackButton)
    #expect(top.leftBarButtonItems == nil && top.rightBarButtonItem == nil)
    #expect(!top.leftItemsSupplementBackButton && top.largeTitleDisplayMode == .automatic)
    let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
  }

  @Test("items are pushed and popped, the last one stays")
  func stack() {
    let third = UINavigationItem(title: "Third")
    bar.pushItem(third, animated: true)
    #expect(bar.topItem === third && bar.backItem === top && texts == ["‹ Second"])
    #expect(bar.popItem(animated: true) === third && bar.popItem(animated: true) === top)
    #expect(bar.popItem(animated: true) == nil && bar.items == [back])
    bar.items = [top]
    #expect(bar.topItem === top)
  }

  @Test("the back button has its own title, that for the back button, or the item's")
  func backTitle() {
    #expect(texts == ["‹ First"])
    back.backButtonTitle = "Short"
    bar.setItems([back, top], animated: false)
    #expect(texts == ["‹ Short"])
    back.backBarButtonItem = UIBarButtonItem(title: "Own")
    bar.setItems([back, top], animated: false)
    #expect(texts == ["‹ Own"])
    let untitled = UINavigationItem(title: "")
    untitled.title = nil
    bar.setItems([untitled, top], animated: false)
    #expect(texts == ["‹ Back"])
  }

  @Test("left buttons replace the back button, or supplement it")
  func leftItems() {
    top.leftBarButtonItem = UIBarButtonItem(title: "Left")
    #expect(texts == ["Left"] && top.leftBarButtonItems?.count == 1)
    top.leftItemsSupplementBackButton = true
    #expect(texts == ["‹ First", "Left"])
    top.setHidesBackButton(true, animated: false)
    #expect(texts == ["Left"])
    top.setLeftBarButton(nil, animated: false)
    #expect(texts.isEmpty)
  }

  @Test("the first item has no back button")
  func root() {
    bar.setItems([back], animated: false)
    #expect(texts.isEmpty && bar.topItem === back && bar.backItem == nil)
    bar.setItems(nil, animated: false)
    #expect(bar.topItem == nil && bar.items == nil)
  }

  @Test("setting the first button replaces all of its side")
  func firstButton() {
    top.rightBarButtonItems = [UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B")]
    #expect(top.rightBarButtonItem?.title == "A")
    top.setRightBarButton(UIBarButtonItem(title: "C"), animated: false)
    #expect(top.rightBarButtonItems?.map(\.title) == ["C"])
    top.rightBarButtonItem = nil
    #expect(top.rightBarButtonItems == nil)
  }

  @Test("a title view stands in the middle in place of the title, and a new title shows at once")
  func titles() throws {
    let label = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Second" && !label.isHidden)
    top.title = "Third"
    #expect(label.text == "Third")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    top.titleView = view
    bar.layoutIfNeeded()
    #expect(label.isHidden && view.center == CGPoint(x: 160, y: 22))
    top.titleView = nil
    #expect(!label.isHidden && view.superview == nil)
  }
}
