// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

#if !canImport(ObjectiveC)
  /// Records actions.
  @MainActor
  private class Listener: NSObject {
    var heard: [String] = []

    func plain() { heard.append("plain") }
    func tapped(_ tap: UITapGestureRecognizer) { heard.append("tap in \(tap.state)") }
    func anything(_ sender: Any?) { heard.append(sender == nil ? "no sender" : "a sender") }
    func both(_ sender: UITapGestureRecognizer, with event: UIEvent?) {
      heard.append(event == nil ? "no event" : "an event")
    }
  }

  @MainActor
  @Suite("Selectors where there is no Objective-C")
  struct SelectorTests {
    nonisolated static let selectors = [
      (Selector("plain", Listener.plain), "plain"),
      (Selector("tapped:", Listener.tapped(_:)), "tap in possible"),
      (Selector("anything:", Listener.anything(_:)), "a sender"),
      (Selector("both:with:", Listener.both(_:with:)), "no event"),
    ]

    @Test("a method takes nothing, the caller, or the caller and the event", arguments: selectors)
    func arguments(selector: Selector, heard: String) {
      let listener = Listener()
      selector.perform(on: listener, with: [UITapGestureRecognizer()], for: "test")
      #expect(listener.heard == [heard])
    }

    @Test("recognizers of apps override the initializer with a target, and act")
    func recognizers() {
      class Noted: UITapGestureRecognizer {
        var note = ""
        override init(target: Any?, action: Selector?) {
          super.init(target: target, action: action)
          note = action?.description ?? "none"
        }
      }
      class Named: UIPanGestureRecognizer {
        init() {
          super.init(target: nil, action: nil)
          name = "named"
        }
      }
      let listener = Listener()
      let tap = Noted(target: listener, action: Selector("plain", Listener.plain))
      tap.state = .ended
      #expect(tap.note == "plain" && listener.heard == ["plain"])
      #expect(Noted().note == "none" && Named().name == "named")
    }

    @Test("a method is called on the main thread at once, or in the next turn")
    func mainThread() {
      let fixture = TimeFixture()
      let listener = Listener()
      let plain = Selector("plain", Listener.plain)
      listener.performSelector(onMainThread: plain, with: nil, waitUntilDone: true)
      #expect(listener.heard == ["plain"])
      fixture.run { listener.performSelector(onMainThread: plain, with: nil, waitUntilDone: false) }
      #expect(listener.heard == ["plain"])
      fixture.advance(frames: 2)
      #expect(listener.heard == ["plain", "plain"])
    }

    @Test("a method that takes an optional is called without an argument")
    func noArgument() {
      let listener = Listener()
      Selector("anything:", Listener.anything).perform(on: listener, with: [], for: "test")
      #expect(listener.heard == ["no sender"])
    }

    @Test("a subclass answers with its own method")
    func override() {
      final class Loud: Listener {
        override func plain() { heard.append("PLAIN") }
      }
      let listener = Loud()
      Selector("plain", Listener.plain).perform(on: listener, with: [], for: "test")
      #expect(listener.heard == ["PLAIN"])
    }

    nonisolated static let refused = [
      Selector("plain"), Selector("tapped:", Listener.tapped(_:)),
      Selector("x", UIView.layoutSubviews),
    ]

    @Test(
      "a name alone, a wrong argument and a wrong target are refused with a sentence",
      arguments: refused)
    func refusal(selector: Selector) {
      let listener = Listener()
      let reported = diagnostics {
        selector.perform(on: listener, with: ["text"], for: "test")
      }
      #expect(reported.count == 1)
      #expect(listener.heard.isEmpty)
    }

    @Test("a recognizer keeps no target, and loses the action whose selector is removed")
    func recognizer() {
      let listener = Listener()
      let tap = UITapGestureRecognizer(
        target: listener, action: Selector("tapped:", Listener.tapped(_:)))
      tap.addTarget(listener, action: Selector("plain", Listener.plain))
      tap.removeTarget(listener, action: Selector("plain"))
      #expect(tap.actions.count == 1)
      for action in tap.actions { action.call(tap) }
      #expect(listener.heard == ["tap in possible"])
      weak var released: Listener?
      do {
        let short = Listener()
        tap.addTarget(short, action: Selector("plain", Listener.plain))
        released = short
      }
      #expect(released == nil)
    }
  }
#endif
