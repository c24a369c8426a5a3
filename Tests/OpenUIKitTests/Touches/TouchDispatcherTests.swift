// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Touches")
@MainActor
struct TouchDispatcherTests {
  /// Notes the touches that it gets.
  final class Toucher: UIView {
    var calls: [String] = []
    var passesOn = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
      if passesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }

    private func note(_ word: String, _ touches: Set<UITouch>) {
      for touch in touches {
        let place = touch.location(in: self)
        calls.append("\(word) \(place.x) \(place.y) \(touch.tapCount)")
      }
    }
  }

  private let on = GestureFixture()
  private let toucher = Toucher(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    on.view.addSubview(toucher)
  }

  @Test("the view where a touch began receives it until it ends, also outside")
  func lifeCycle() {
    on.begin(110, 120)
    on.move(390, 120)
    on.move(390, 120)
    on.end()
    on.move(0, 0)
    #expect(
      toucher.calls == ["began 10.0 20.0 1", "moved 290.0 20.0 1", "ended 290.0 20.0 1"])
  }

  @Test("taps in short order at one place are counted")
  func tapCount() {
    on.tap(110, 110)
    on.wait(0.1)
    on.tap(112, 110)
    on.wait(1)
    on.tap(110, 110)
    #expect(toucher.calls.map { $0.suffix(1) } == ["1", "1", "2", "2", "1", "1"])
  }

  @Test("a second finger reaches a view only where several are allowed")
  func multipleTouch() {
    on.begin(110, 110, touch: 0)
    on.begin(120, 110, touch: 1)
    #expect(toucher.calls.count == 1)
    on.end(touch: 1)
    on.end(touch: 0)
    #expect(toucher.calls.count == 2)
    toucher.isMultipleTouchEnabled = true
    on.begin(110, 110, touch: 0)
    on.begin(120, 110, touch: 1)
    #expect(toucher.calls.count == 4)
  }

  @Test("what a view does not answer goes up to its controller and its superview")
  func responderChain() {
    final class Listener: UIViewController {
      var heard = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
    }
    let listener = Listener()
    listener.view = on.view
    toucher.passesOn = true
    on.begin(110, 110)
    #expect(listener.heard == 1)
    #expect(toucher.next === on.view && on.view.next === listener && listener.next === on.window)
  }

  @Test("a touch belongs to the window in front that has a view there, until it ends")
  func windows() {
    let front = UIWindow(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
    let panel = Toucher(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    front.addSubview(panel)
    front.isHidden = false
    let window = on.window
    let dispatcher = TouchDispatcher(window: window, among: { [window, front] })
    func begin(_ x: CGFloat, _ y: CGFloat) {
      on.time.run { dispatcher.begin(0, at: CGPoint(x: x, y: y)) }
    }
    func end() { on.time.run { dispatcher.end(0) } }
    func tap(_ x: CGFloat, _ y: CGFloat) {
      begin(x, y)
      end()
    }
    tap(180, 190)
    tap(181, 190)
    #expect(
      panel.calls == [
        "began 10.0 20.0 1", "ended 10.0 20.0 1", "began 11.0 20.0 2", "ended 11.0 20.0 2",
      ])
    on.wait(1)
    panel.calls = []
    begin(180, 190)
    on.time.run { dispatcher.move(0, to: CGPoint(x: 110, y: 120)) }
    end()
    #expect(panel.calls == ["began 10.0 20.0 1", "moved -60.0 -50.0 1", "ended -60.0 -50.0 1"])
    #expect(toucher.calls.isEmpty)
    // Beside the window, through one that lets touches pass, and where it is hidden, the rear one is touched.
    tap(110, 120)
    front.isUserInteractionEnabled = false
    tap(180, 190)
    front.isUserInteractionEnabled = true
    front.isHidden = true
    tap(185, 190)
    #expect(
      toucher.calls.filter { $0.hasPrefix("began") }.map { $0.prefix(16) } == [
        "began 10.0 20.0 ", "began 80.0 90.0 ", "began 85.0 90.0 ",
      ])
    #expect(panel.calls.count == 3)
  }

  @Test("places that are not finite are refused")
  func refusal() {
    let messages = RefusalLog.record {
      on.begin(.nan, 0)
      on.begin(110, 110)
      on.move(.infinity, 0)
    }
    #expect(messages.count == 2)
    #expect(toucher.calls == ["began 10.0 10.0 1"])
  }
}
