// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("UIAlertController")
@MainActor
struct UIAlertControllerTests {
  private let fixture = ControllerFixture()

  @Test("an alert is in the middle; a tapped button dismisses it, then calls its handler")
  func alert() throws {
    let base = fixture.make("a")
    fixture.show(base)
    let alert = UIAlertController(title: "Delete?", message: "For good", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("no") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("yes") })
    fixture.time.run { base.present(alert, animated: true) }
    fixture.wait(1)
    let frame = alert.view.frame
    #expect(frame.width == 270 && abs(frame.midX - 160) < 1 && abs(frame.midY - 240) < 1)
    // Two buttons share the lowest row; what cancels is the last.
    fixture.time.run {
      fixture.window.layoutIfNeeded()
      let touches = TouchDispatcher(window: fixture.window)
      touches.begin(0, at: CGPoint(x: frame.minX + 60, y: frame.maxY - 20))
      touches.end(0)
    }
    #expect(chosen.isEmpty)
    fixture.wait(1)
    #expect(chosen == ["yes"] && base.presentedViewController == nil)
  }

  @Test("a second button that cancels is refused")
  func cancel() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let messages = RefusalLog.record {
      for _ in 0..<2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
    }
    #expect(messages.count == 1 && alert.actions.count == 1)
  }

  @Test("text fields stand between the texts and the buttons, and the first is typed into")
  func textFields() throws {
    let base = fixture.make("a")
    fixture.show(base)
    let alert = UIAlertController(title: "Name", message: "Of the card", preferredStyle: .alert)
    #expect(alert.textFields == nil)
    for text in ["first", "second"] { alert.addTextField { $0.placeholder = text } }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    #expect(alert.textFields?.map(\.placeholder) == ["first", "second"])
    fixture.time.run { base.present(alert, animated: false) }
    fixture.wait(1)
    let fields = try #require(alert.textFields)
    #expect(fields[0].isFirstResponder)
    #expect(fields.allSatisfy { $0.isDescendant(of: alert.view) && $0.frame.height == 30 })
    #expect(fields[0].frame.maxY < fields[1].frame.minY)
    // The button is 44 points high.
    #expect(fields[1].frame.maxY <= alert.view.bounds.maxY - 44)
  }

  @Test("an action sheet has no text fields")
  func sheetFields() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(RefusalLog.record { sheet.addTextField() }.count == 1)
    #expect(sheet.textFields == nil)
  }

  @Test("a button that is enabled while it is shown can be tapped")
  func enabling() {
    let base = fixture.make("a")
    fixture.show(base)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var chosen = 0
    let action = UIAlertAction(title: "OK", style: .default) { _ in chosen += 1 }
    action.isEnabled = false
    alert.addAction(action)
    fixture.time.run { base.present(alert, animated: false) }
    fixture.wait(1)
    let button = CGPoint(x: alert.view.frame.midX, y: alert.view.frame.maxY - 20)
    tap(button)
    #expect(base.presentedViewController === alert)
    action.isEnabled = true
    tap(button)
    #expect(chosen == 1 && base.presentedViewController == nil)
  }

  @Test(
    "a tap beside it cancels a sheet that has a button for it, and nothing else",
    arguments: [
      (UIAlertController.Style.actionSheet, true, 1), (.actionSheet, false, 0), (.alert, true, 0),
    ])
  func tapBeside(style: UIAlertController.Style, hasCancel: Bool, expected: Int) {
    let base = fixture.make("a")
    fixture.show(base)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
    var cancelled = 0
    let cancel = UIAlertAction(title: "Cancel", style: hasCancel ? .cancel : .default) { _ in
      cancelled += 1
    }
    alert.addAction(cancel)
    fixture.time.run { base.present(alert, animated: false) }
    fixture.wait(1)
    tap(CGPoint(x: 10, y: 10))
    #expect(cancelled == expected)
    #expect((base.presentedViewController == nil) == (expected == 1))
  }

  private func tap(_ point: CGPoint) {
    fixture.time.run {
      fixture.window.layoutIfNeeded()
      let touches = TouchDispatcher(window: fixture.window)
      touches.begin(0, at: point)
      touches.end(0)
    }
    fixture.wait(1)
  }
}
