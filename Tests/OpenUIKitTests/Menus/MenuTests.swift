// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIMenu on buttons, bar items and long presses")
struct MenuTests {
  private let fixture = GestureFixture()
  private let button = UIButton(type: .system)
  private final class Log { var calls: [String] = [] }
  private let log = Log()

  init() {
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    fixture.view.addSubview(button)
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] in
      log.calls.append("\(title) by \(type(of: $0.sender as AnyObject))")
    }
  }

  /// The row of an open menu with a title.
  private func row(_ title: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view is UIControl, view.accessibilityIdentifier == title { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    fixture.window.layoutIfNeeded()
    return find(fixture.window)
  }

  private func tap(_ title: String) throws {
    let view = try #require(row(title))
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    fixture.tap(center.x, center.y)
  }

  @Test(
    "a tap opens the menu of a button whose primary action it is, and a row performs its action")
  func primary() throws {
    button.menu = UIMenu(children: [action("Copy"), action("Delete", .destructive)])
    button.showsMenuAsPrimaryAction = true
    fixture.tap(110, 110)
    fixture.wait(0.3)
    #expect(row("Copy") != nil && row("Delete") != nil)
    try tap("Delete")
    #expect(log.calls == ["Delete by UIButton"])
    fixture.wait(0.3)
    #expect(row("Copy") == nil)
  }

  @Test("a tap outside closes the menu without an action")
  func outside() {
    button.menu = UIMenu(children: [action("Copy")])
    button.showsMenuAsPrimaryAction = true
    fixture.tap(110, 110)
    fixture.wait(0.3)
    fixture.tap(390, 390)
    fixture.wait(0.3)
    #expect(row("Copy") == nil && log.calls.isEmpty)
  }

  @Test("without a primary menu a tap performs the action, and a long press opens the menu")
  func longPress() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.menu = UIMenu(children: [action("Copy")])
    fixture.tap(110, 110)
    #expect(taps == 1 && row("Copy") == nil)
    fixture.begin(110, 110)
    fixture.wait(0.6)
    fixture.end()
    #expect(taps == 1 && row("Copy") != nil)
  }

  @Test("hidden elements have no row, disabled ones perform nothing")
  func attributes() throws {
    button.menu = UIMenu(children: [action("Gone", .hidden), action("Gray", .disabled)])
    button.showsMenuAsPrimaryAction = true
    fixture.tap(110, 110)
    fixture.wait(0.3)
    #expect(row("Gone") == nil)
    try tap("Gray")
    #expect(log.calls.isEmpty && row("Gray") != nil)
  }

  @Test("inline menus are shown with their parent, others open in its place")
  func submenus() throws {
    button.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [action("Inline")]),
      UIMenu(title: "More", children: [action("Inner")]),
      UIDeferredMenuElement { [self] completion in completion([action("Late")]) },
    ])
    button.showsMenuAsPrimaryAction = true
    fixture.tap(110, 110)
    fixture.wait(0.3)
    #expect(row("Inline") != nil && row("Late") != nil && row("Inner") == nil)
    try tap("More")
    fixture.wait(0.3)
    #expect(row("Inner") != nil && row("Inline") == nil)
  }

  @Test("a button that selects shows the title of the chosen action, and checks it alone")
  func selection() throws {
    let (small, large) = (action("Small"), action("Large"))
    button.menu = UIMenu(children: [small, large])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.title(for: .normal) == "Small" && small.state == .on)
    fixture.tap(110, 110)
    fixture.wait(0.3)
    try tap("Large")
    #expect(button.title(for: .normal) == "Large")
    #expect(small.state == .off && large.state == .on)
  }

  @Test("an item of a bar opens its menu")
  func barItem() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.items = [UIBarButtonItem(title: "Edit", menu: UIMenu(children: [action("Undo")]))]
    fixture.view.addSubview(bar)
    fixture.window.layoutIfNeeded()
    fixture.tap(125, 122)
    fixture.wait(0.3)
    try tap("Undo")
    #expect(log.calls == ["Undo by UIBarButtonItem"])
  }

  @Test("an interaction asks its delegate where the view is pressed, and notifies it of the end")
  func interaction() throws {
    final class Source: NSObject, UIContextMenuInteractionDelegate {
      let menu: UIMenu
      var calls: [String] = []
      init(_ menu: UIMenu) { self.menu = menu }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        calls.append("asked at \(location.x), \(location.y)")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu
        }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { calls.append("ended") }
    }
    let source = Source(UIMenu(title: "Card", children: [action("Flip")]))
    let interaction = UIContextMenuInteraction(delegate: source)
    fixture.view.addInteraction(interaction)
    #expect(interaction.view === fixture.view && fixture.view.interactions.count == 1)
    fixture.begin(250, 230)
    fixture.wait(0.6)
    fixture.end()
    #expect(source.calls == ["asked at 150.0, 130.0"])
    try tap("Flip")
    fixture.wait(0.3)
    #expect(source.calls.last == "ended" && log.calls == ["Flip by UIView"])
    fixture.view.removeInteraction(interaction)
    #expect(interaction.view == nil && fixture.view.gestureRecognizers == nil)
  }

  @Test("a single selection checks the chosen action alone")
  func singleSelection() throws {
    let (one, two) = (action("One", state: .on), action("Two"))
    let menu = UIMenu(options: .singleSelection, children: [one, two])
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    fixture.tap(110, 110)
    fixture.wait(0.3)
    try tap("Two")
    #expect(menu.selectedElements == [two])
  }
}
