// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

#if !canImport(ObjectiveC)
  @Suite("Policies of associated objects")
  struct AssociatedObjectTests {
    private final class Owner {}

    private final class Value: NSObject, NSCopying {
      let number: Int
      init(_ number: Int) { self.number = number }
      func copy(with zone: NSZone? = nil) -> Any { Value(number + 1) }
    }

    // Addresses that serve as keys; they are never read or written.
    nonisolated(unsafe) private static var key = 0
    nonisolated(unsafe) private static var otherKey = 0

    private static let policies: [(policy: objc_AssociationPolicy, retains: Bool, copies: Bool)] = [
      (.OBJC_ASSOCIATION_ASSIGN, false, false), (.OBJC_ASSOCIATION_RETAIN, true, false),
      (.OBJC_ASSOCIATION_RETAIN_NONATOMIC, true, false), (.OBJC_ASSOCIATION_COPY, true, true),
      (.OBJC_ASSOCIATION_COPY_NONATOMIC, true, true),
    ]

    @Test("a value is assigned, retained or copied as its policy says", arguments: policies)
    func retention(policy: objc_AssociationPolicy, retains: Bool, copies: Bool) {
      let owner = Owner()
      var value: Value? = Value(5)
      do {
        objc_setAssociatedObject(owner, &Self.key, value, policy)
        let associated = objc_getAssociatedObject(owner, &Self.key) as? Value
        #expect(associated?.number == (copies ? 6 : 5) && (associated === value) == !copies)
      }
      weak var observed: Value?
      observed = value
      value = nil
      #expect((observed != nil) == (retains && !copies))
      let kept = objc_getAssociatedObject(owner, &Self.key) as? Value
      #expect(kept?.number == (retains ? (copies ? 6 : 5) : nil))
    }

    @Test("a value that cannot be copied is retained by a copying policy")
    func uncopyable() {
      let (owner, value) = (Owner(), Owner())
      objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(owner, &Self.key) as? Owner === value)
    }

    @Test("a new value replaces the one under its key, and nil removes it alone")
    func replacing() {
      let owner = Owner()
      for number in [1, 2] {
        objc_setAssociatedObject(owner, &Self.key, number, .OBJC_ASSOCIATION_RETAIN)
      }
      objc_setAssociatedObject(owner, &Self.otherKey, "text", .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &Self.key) as? Int == 2)
      objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
      #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? String == "text")
      objc_removeAssociatedObjects(owner)
      #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
    }

    @Test("values of several threads stay with their objects")
    func threads() async {
      let sums = await withTaskGroup(of: Int.self) { group in
        for task in 0..<8 {
          group.addTask {
            var sum = 0
            for number in 0..<50 {
              let owner = Owner()
              objc_setAssociatedObject(
                owner, &Self.key, 100 * task + number, .OBJC_ASSOCIATION_RETAIN)
              sum += objc_getAssociatedObject(owner, &Self.key) as? Int ?? -1_000_000
            }
            return sum
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      // 50 times 100 of the task's number, and the sum of 0 to 49.
      #expect(sums.sorted() == (0..<8).map { 5000 * $0 + 1225 })
    }

    @Test("the raw values of the policies are those of the Objective-C runtime")
    func rawValues() {
      #expect(Self.policies.map(\.policy.rawValue) == [0, 0o1401, 1, 0o1403, 3])
    }
  }

  @Suite("Notifications by selectors")
  @MainActor
  struct NotificationSelectorTests {
    @MainActor
    private final class Listener: NSObject {
      var names: [String] = []
      func receive(_ notification: Notification) { names.append(notification.name.rawValue) }
    }

    private let center = NotificationCenter()
    private let listener = Listener()
    private let receive = Selector("receive:", Listener.receive(_:))

    private func post(_ name: String, _ sender: Any? = nil) {
      center.post(name: Notification.Name(name), object: sender)
    }

    @Test("without a name every notification is delivered, without a sender those of all")
    func wildcards() {
      let (first, second) = (NSObject(), NSObject())
      center.addObserver(listener, selector: receive, name: nil, object: first)
      post("a", first)
      post("b", first)
      post("c", second)
      post("d")
      #expect(listener.names == ["a", "b"])
    }

    @Test("an observer that is added twice is called twice, and removed at once")
    func twice() {
      for _ in 0..<2 {
        center.addObserver(listener, selector: receive, name: Notification.Name("a"), object: nil)
      }
      post("a")
      #expect(listener.names == ["a", "a"])
      center.removeObserver(listener, name: Notification.Name("a"), object: nil)
      post("a")
      #expect(listener.names.count == 2)
    }

    @Test("removing leaves other names, other observers and other centers")
    func precision() {
      let (other, otherCenter) = (Listener(), NotificationCenter())
      for name in ["a", "b"] {
        center.addObserver(listener, selector: receive, name: Notification.Name(name), object: nil)
      }
      center.addObserver(other, selector: receive, name: Notification.Name("a"), object: nil)
      otherCenter.addObserver(
        listener, selector: receive, name: Notification.Name("a"), object: nil)
      center.removeObserver(listener, name: Notification.Name("a"), object: nil)
      post("a")
      post("b")
      otherCenter.post(name: Notification.Name("a"), object: nil)
      #expect(listener.names == ["b", "a"] && other.names == ["a"])
    }

    @Test("a selector that is a setter's name sets the property, others call the method")
    func performing() {
      let view = UIView()
      view.perform(Selector("setAlpha:"), with: 0.25)
      #expect(view.alpha == 0.25)
      listener.perform(receive, with: Notification(name: Notification.Name("x")))
      #expect(listener.names == ["x"])
      let messages = RefusalLog.record {
        view.perform(Selector("setAlpha:"), with: "wide")
        view.perform(Selector("layoutIfNeeded"))
      }
      #expect(messages.count == 2 && view.alpha == 0.25)
    }
  }
#endif
