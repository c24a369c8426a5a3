// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// Setters of items are the user's code, which a step calls while it goes through all items.
@MainActor
@Suite("Writing items")
struct ItemWritingTests {
  /// An item that counts what is written, and calls a closure when its first center is written.
  @MainActor
  private final class Caller: NSObject, UIDynamicItem {
    var onWrite: (() -> Void)?
    private(set) var centerReads = 0
    private(set) var centerWrites = 0
    private(set) var transformReads = 0
    private(set) var transformWrites = 0
    private var place: CGPoint
    private var turn = CGAffineTransform.identity
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)

    init(x: CGFloat) {
      place = CGPoint(x: x, y: 0)
    }

    var center: CGPoint {
      get {
        centerReads += 1
        return place
      }
      set {
        place = newValue
        centerWrites += 1
        let call = onWrite
        onWrite = nil
        call?()
      }
    }
    var transform: CGAffineTransform {
      get {
        transformReads += 1
        return turn
      }
      set {
        turn = newValue
        transformWrites += 1
      }
    }
    var angle: CGFloat { atan2(turn.b, turn.a) }

    /// Puts the item where a user would, without calling anybody.
    func put(x: CGFloat, angle: CGFloat) {
      place.x = x
      turn = CGAffineTransform(rotationAngle: angle)
    }
  }

  private let animator = UIDynamicAnimator()
  private let items = (0..<4).map { Caller(x: 100 * CGFloat($0)) }

  /// Lets the items fly to the right by 60 points/s, turning by some radians/s.
  private func fly(_ items: [Caller], turning: CGFloat = 0) -> UIDynamicItemBehavior {
    let behavior = frictionless(items)
    for item in items {
      behavior.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
      behavior.addAngularVelocity(turning, for: item)
    }
    animator.addBehavior(behavior)
    return behavior
  }

  private func step() { animator.step(by: 1 / 60) }

  @Test("S020: an item is read once when its first behavior is added, and not in steps")
  func reading() {
    let item = items[0]
    _ = fly(items, turning: 1)
    #expect(item.centerReads == 1)
    #expect(item.transformReads == 1)
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.step(by: 0.5)
    #expect(item.centerReads == 1)
  }

  @Test("S021: the transform of an item that does not turn is neither read nor written")
  func notTurning() throws {
    let item = items[0]
    _ = fly(items)
    let reads = item.transformReads
    animator.step(by: 0.5)
    #expect(item.centerWrites == 30)
    #expect(item.transformReads == reads)
    #expect(item.transformWrites == 0)
  }

  @Test("S021: the transform of an item that turns is read and written once a step")
  func turning() throws {
    let item = items[0]
    _ = fly(items, turning: 1)
    let reads = item.transformReads
    animator.step(by: 0.5)
    #expect(item.centerWrites == 30)
    #expect(item.transformReads == reads + 30)
    #expect(item.transformWrites == 30)
    #expect(abs(item.angle - 0.5) < 1e-3)
  }

  @Test("S009: an item that another one's setter removes gets this step's center, and no more")
  func removal() {
    let behavior = fly(items, turning: 1)
    step()
    let (first, second) = (items[0], items[1])
    first.onWrite = { behavior.removeItem(second) }
    animator.step(by: 0.5)
    #expect(second.centerWrites == 2)
    #expect(second.transformWrites == 1)
    #expect(items.filter { $0 !== second }.map(\.centerWrites) == [31, 31, 31])
    #expect(items.filter { $0 !== second }.map(\.transformWrites) == [31, 31, 31])
  }

  @Test("C22: an item that only the animator kept lives until the step is over that lets it go")
  func lastOwner() {
    let behavior = fly([items[0]])
    weak var other: Caller?
    do {
      let last = Caller(x: 700)
      behavior.addItem(last)
      other = last
    }
    items[0].onWrite = { if let other { behavior.removeItem(other) } }
    var writes = 0
    other?.onWrite = { writes += 1 }
    #expect(other != nil)
    step()
    #expect(writes == 1)
    #expect(other == nil)
  }

  @Test("S009: items that a setter adds are written from the next step on, the others in each")
  func addition() {
    let behavior = fly(items, turning: 1)
    let others = (0..<200).map { Caller(x: 1000 + 100 * CGFloat($0)) }
    items[1].onWrite = { others.forEach { behavior.addItem($0) } }
    step()
    #expect(items.allSatisfy { $0.centerWrites == 1 && $0.transformWrites == 1 })
    #expect(others.allSatisfy { $0.centerWrites == 0 })
    step()
    #expect(items.allSatisfy { $0.centerWrites == 2 && $0.transformWrites == 2 })
    #expect(others.allSatisfy { $0.centerWrites == 1 })
  }

  @Test("S009: an item in the place of one that a setter removed is not mistaken for it")
  func exchange() {
    let behavior = fly(items, turning: 1)
    let newcomer = Caller(x: 900)
    let second = items[1]
    items[0].onWrite = {
      behavior.removeItem(second)
      behavior.addItem(newcomer)
    }
    step()
    #expect(second.centerWrites == 1)
    #expect(second.transformWrites == 0)
    #expect(newcomer.centerWrites == 0)
    #expect(newcomer.angle == 0)
    step()
    #expect(second.centerWrites == 1)
    #expect(newcomer.centerWrites == 1)
  }

  @Test("S020: an item that a setter has read again moves on from there with the next step")
  func readAgain() {
    let behavior = fly(items)
    behavior.addAngularVelocity(1.5, for: items[2])
    step()
    let turned = items[2].angle
    items[0].onWrite = { [animator, items] in
      for item in items[1...2] {
        item.put(x: 5000, angle: 1)
        animator.updateItem(usingCurrentState: item)
      }
    }
    step()
    // What the engine had moved before is written still, but nothing that did not turn.
    #expect(abs(items[1].center.x - 102) < 1e-3)
    #expect(abs(items[1].angle - 1) < 1e-6)
    #expect(abs(items[2].angle - 2 * turned) < 1e-5)
    step()
    #expect(abs(items[1].center.x - 5001) < 1e-3)
    #expect(abs(items[1].angle - 1) < 1e-6)
    #expect(abs(items[2].angle - (1 + turned)) < 1e-5)
  }

  @Test("a snapshot that a setter takes is not changed by the rest of the step")
  func snapshotInside() throws {
    _ = fly(items, turning: 1)
    step()
    var taken: UIDynamicAnimator.Snapshot?
    items[1].onWrite = { [animator] in taken = animator.snapshot() }
    step()
    animator.step(by: 0.5)
    let hash = animator.stateHash
    let snapshot = try #require(taken)
    for _ in 0..<2 {
      try animator.restore(snapshot)
      #expect(abs(items[0].angle - 2.0 / 60) < 1e-5)
      #expect(abs(items[3].angle - 1.0 / 60) < 1e-5)
      animator.step(by: 0.5)
      #expect(animator.stateHash == hash)
    }
  }

  @Test("C11: an inexact turn, a scale and a shift of the user are each kept")
  func restOfTransform() {
    let (plain, moved) = (items[0], items[1])
    plain.put(x: 0, angle: 0.3)
    moved.transform = CGAffineTransform(translationX: 3, y: 4)
    _ = fly([plain, moved], turning: 1)
    animator.step(by: 0.5)
    #expect(abs(plain.angle - 0.8) < 1e-3)
    #expect(abs(moved.angle - 0.5) < 1e-3)
    #expect(moved.transform.tx == 3)
    #expect(moved.transform.ty == 4)
    // The user takes the shift away, and scales the other.
    moved.transform = CGAffineTransform(rotationAngle: moved.angle)
    plain.transform = CGAffineTransform(scaleX: 2, y: 2)
    animator.step(by: 0.5)
    #expect(abs(plain.angle - 1.3) < 1e-3)
    #expect(abs(plain.transform.a - 2 * cos(plain.angle)) < 1e-4)
    #expect(abs(moved.angle - 1) < 1e-3)
    #expect(moved.transform.tx == 0)
  }
}
