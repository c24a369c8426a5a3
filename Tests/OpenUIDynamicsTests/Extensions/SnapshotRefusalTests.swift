// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Bytes that are no snapshot of an animator")
struct SnapshotRefusalTests {
  typealias Failure = UIDynamicAnimator.SnapshotDecodingError

  private func failure(of body: () throws -> Void) -> Failure? {
    do { try body() } catch { return error as? Failure }
    return nil
  }

  /// An animator with two items, and the differences that a test asks for.
  private func animator(_ change: Int) -> UIDynamicAnimator {
    let items = [
      Square(side: 20), Square(side: change == 1 ? 21 : 20, at: CGPoint(x: 100, y: 0)),
      Square(side: 20, at: CGPoint(x: 200, y: 0)),
    ]
    if change == 2 { items[1].collisionBoundsType = .ellipse }
    if change == 3 { items[1].bounds = .zero }
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: change == 4 ? items : Array(items[0...1])))
    let collision = UICollisionBehavior(items: change == 5 ? [items[1], items[0]] : items)
    if change != 6 { collision.addFloor(at: change == 7 ? 90 : 80, from: -100, to: 300) }
    animator.addBehavior(collision)
    let mode: UIPushBehavior.Mode = change == 8 ? .instantaneous : .continuous
    let push =
      change == 9 ? UIGravityBehavior() : UIPushBehavior(items: [items[0]], mode: mode)
    animator.addBehavior(push)
    if change == 10 { push.addChildBehavior(UIDynamicBehavior()) }
    if change == 11 { animator.addBehavior(UIDynamicBehavior()) }
    return animator
  }

  @Test(
    "an animator of another setup says in a sentence what differs, and does not change",
    arguments: [
      (1, "The bounds of item 2 are 21.0 × 21.0 points, and 20.0 × 20.0 in the snapshot."),
      (2, "The collision shape of item 2 is another one in the snapshot."),
      (3, "Item 2 was refused here, and takes part in the snapshot."),
      (4, "Behavior 1 has 3 items, and 2 in the snapshot."),
      (5, "Behavior 2 has 2 items, and 3 in the snapshot."),
      (6, "Behavior 2 has 0 boundaries, and 1 in the snapshot."),
      (7, "Boundary 1 of behavior 2 has other lines in the snapshot."),
      (
        8,
        "Behavior 3 is a UIPushBehavior, instantaneous, and a UIPushBehavior, continuous in the snapshot."
      ),
      (9, "Behavior 3 is a UIGravityBehavior, and a UIPushBehavior, continuous in the snapshot."),
      (10, "The animator has 4 behaviors, and 3 in the snapshot."),
      (11, "The animator has 4 behaviors, and 3 in the snapshot."),
    ])
  func otherSetup(change: Int, sentence: String) {
    let bytes = animator(0).snapshot().encode()
    var other: UIDynamicAnimator?
    _ = diagnostics { other = animator(change) }
    let hash = other?.stateHash
    let found = failure { _ = try other?.snapshot(decoding: bytes) }
    #expect(found?.description == sentence)
    #expect(other?.stateHash == hash)
  }

  @Test("bytes of another kind, of a later version, or cut off are refused with the place")
  func bytes() {
    let animator = animator(0)
    let bytes = animator.snapshot().encode()
    func failure(_ bytes: [UInt8]) -> Failure? {
      self.failure { _ = try animator.snapshot(decoding: bytes) }
    }
    #expect(failure([]) == .truncated(offset: 0))
    #expect(failure(Array("{}".utf8)) == .notASnapshot)
    #expect(failure(Array(bytes[..<10])) == .truncated(offset: 10))
    #expect(failure(sealed(bytes[..<4] + [2] + bytes[5...])) == .newerVersion(2))
    #expect(failure(bytes + [0]) == .damaged)
    let longer = sealed(bytes.dropLast(8) + [0] + bytes.suffix(8))
    #expect(failure(longer) == .excessBytes(offset: bytes.count - 8))
    for count in stride(from: 9, to: bytes.count - 8, by: 31) {
      let cut = failure(sealed(bytes[..<count] + bytes.suffix(8)))
      #expect(cut != nil && cut != .damaged && cut?.description.contains("byte") ?? false)
    }
  }

  @Test("reading is refused where restoring is: in an action, in a change, from the delegate")
  func moments() {
    final class Mover: UIDynamicBehavior {
      var onMove: (() -> Void)?
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { onMove?() }
    }
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [Square()])
    animator.addBehavior(gravity)
    let bytes = animator.snapshot().encode()
    var failures: [Failure?] = []
    let attempt = { [unowned animator] in
      failures.append(failure { _ = try animator.snapshot(decoding: bytes) })
    }
    gravity.action = attempt
    animator.step(by: 1 / 60)
    let mover = Mover()
    mover.onMove = attempt
    animator.addBehavior(mover)
    #expect(failures == [.refused(.insideStep), .refused(.insideChange)])
    var incomplete: [UInt8] = []
    mover.onMove = { [unowned animator] in incomplete = animator.snapshot().encode() }
    _ = diagnostics { animator.removeBehavior(mover) }
    let found = failure { _ = try animator.snapshot(decoding: incomplete) }
    #expect(found == .refused(.takenInsideChange))
  }

  /// Bytes with the checksum that belongs to them in place of the last eight.
  private func sealed(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var hash = FNV1a()
    for byte in bytes.dropLast(8) { hash.add(byte) }
    return Array(bytes.dropLast(8))
      + (0..<8).map { UInt8(truncatingIfNeeded: hash.value >> UInt64(8 * $0)) }
  }

  @Test(
    "bytes that were changed on purpose are refused, or give numbers that are finite",
    arguments: 1...5 as ClosedRange<UInt64>)
  func mutations(seed: UInt64) throws {
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let scene = SnapshotScene()
    _ = scene.run(30)
    let home = scene.animator.snapshot()
    let bytes = home.encode()
    let world = scene.animator.simulation.world.encode().count
    for _ in 0..<100 {
      var changed = bytes
      for _ in 0...random(2) {
        // Before the world, or behind it: the bytes of a world have tests of their own.
        let back = random(bytes.count - world)
        let index = back < 200 ? 8 + back : bytes.count - 9 - (back - 200)
        let flipped = changed[index] ^ (1 << UInt8(random(8)))
        changed[index] = random(2) == 0 ? flipped : UInt8(random(256))
      }
      guard let moment = try? scene.animator.snapshot(decoding: sealed(changed)) else { continue }
      try scene.animator.restore(moment)
      #expect(scene.animator.inconsistencies == [])
      _ = scene.run(2)
      #expect(scene.items.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
      #expect(scene.items.allSatisfy { $0.angle.isFinite })
      try scene.animator.restore(home)
    }
  }
}
