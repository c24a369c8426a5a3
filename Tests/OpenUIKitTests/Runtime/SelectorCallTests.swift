// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

#if !canImport(ObjectiveC)
  @Suite("Methods called by selectors")
  @MainActor
  struct SelectorCallTests {
    @MainActor
    private final class Listener: NSObject {
      private(set) var heard: [String] = []
      func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
      func tick() { heard.append("tick") }
      func add(_ first: String, _ second: String) { heard.append(first + second) }
    }

    private let name = Notification.Name("SelectorCallTests")

    @Test("an observer's method receives a notification until it is removed")
    func notifications() {
      let listener = Listener()
      let center = NotificationCenter()
      center.addObserver(
        listener, selector: Selector("hear:", Listener.hear(_:)), name: name, object: nil)
      center.addObserver(
        listener, selector: Selector("tick", Listener.tick), name: name, object: nil)
      center.post(name: name, object: nil)
      #expect(listener.heard.sorted() == ["SelectorCallTests", "tick"])
      center.post(name: Notification.Name("other"), object: nil)
      center.removeObserver(listener)
      center.post(name: name, object: nil)
      #expect(listener.heard.count == 2)
    }

    @Test("one name can be removed, and an observer is not retained")
    func names() {
      let center = NotificationCenter()
      var listener: Listener? = Listener()
      weak var weakListener: Listener?
      weakListener = listener
      let other = Notification.Name("other")
      for name in [name, other] {
        if let listener {
          center.addObserver(
            listener, selector: Selector("hear:", Listener.hear(_:)), name: name, object: nil)
        }
      }
      if let listener { center.removeObserver(listener, name: other, object: nil) }
      center.post(name: other, object: nil)
      center.post(name: name, object: nil)
      #expect(listener?.heard == ["SelectorCallTests"])
      listener = nil
      #expect(weakListener == nil)
      center.post(name: name, object: nil)
    }

    @Test("an object performs methods with up to two arguments at once")
    func performing() {
      let listener = Listener()
      listener.perform(Selector("tick", Listener.tick))
      listener.perform(Selector("add::", Listener.add(_:_:)), with: "a", with: "b")
      #expect(listener.heard == ["tick", "ab"])
    }

    @Test("a timer made of nothing is not valid")
    func timer() {
      let timer = OpenUIKit.Timer()
      #expect(!timer.isValid)
      timer.fire()
      timer.invalidate()
    }

    @Test("what one sender's notifications are heard by can be removed, and another's stays")
    func senders() {
      let (listener, first, second) = (Listener(), NSObject(), NSObject())
      let center = NotificationCenter()
      for sender in [first, second] {
        center.addObserver(
          listener, selector: Selector("hear:", Listener.hear(_:)), name: name, object: sender)
      }
      center.removeObserver(listener, name: name, object: first)
      center.post(name: name, object: first)
      #expect(listener.heard.isEmpty)
      center.post(name: name, object: second)
      #expect(listener.heard == ["SelectorCallTests"])
      center.removeObserver(listener, name: name, object: nil)
      center.post(name: name, object: second)
      #expect(listener.heard.count == 1)
    }
  }
#endif
