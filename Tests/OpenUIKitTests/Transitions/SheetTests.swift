// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Sheets")
@MainActor
struct SheetTests {
  private let fixture = ControllerFixture()

  @Test("what is changed of a sheet in animateChanges moves there")
  func animatedChanges() {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    let sheet = other.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    fixture.time.run { base.present(other, animated: false) }
    fixture.time.run { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
    func shownTop() -> CGFloat { other.view.layer.presentation()?.frame.minY ?? .nan }
    #expect(other.view.frame.minY == 54 && shownTop() == 267)
    fixture.wait(0.15)
    #expect(shownTop() > 60 && shownTop() < 260)
    fixture.wait(0.3)
    #expect(shownTop() == 54)
  }

  @Test("a sheet that is no higher than the largest undimmed height leaves the background as it is")
  func undimmed() {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    let sheet = other.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = .large
    fixture.time.run { base.present(other, animated: false) }
    fixture.time.run {
      let touches = TouchDispatcher(window: fixture.window)
      touches.begin(0, at: CGPoint(x: 160, y: 60))
      touches.end(0)
    }
    fixture.wait(1)
    #expect(other.view.window != nil)
  }
}
