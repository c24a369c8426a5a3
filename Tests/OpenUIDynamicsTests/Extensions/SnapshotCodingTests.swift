// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Snapshots as bytes")
struct SnapshotCodingTests {
  @Test(
    "another animator of the same setup goes on from the bytes to the bit, with the same contacts",
    arguments: [0, 1, 20, 45, 200])
  func sameFuture(frames: Int) throws {
    let scene = SnapshotScene()
    _ = scene.run(frames)
    let snapshot = scene.animator.snapshot()
    let bytes = snapshot.encode()
    let hash = scene.animator.stateHash
    scene.log.events = []
    let expected = scene.run(60)

    for start in [0, 30] {
      let other = SnapshotScene()
      _ = other.run(start)
      try other.animator.restore(other.animator.snapshot(decoding: bytes))
      #expect(other.animator.stateHash == hash)
      #expect(other.animator.elapsedTime == snapshot.elapsedTime)
      #expect(other.animator.inconsistencies == [])
      #expect(other.animator.snapshot().encode() == bytes)
      other.log.events = []
      #expect(other.run(60) == expected)
      #expect(other.log.events == scene.log.events)
    }
    // Also after it has gone on itself, and as often as wanted.
    #expect(snapshot.encode() == bytes)
    let again = try scene.animator.snapshot(decoding: bytes)
    for _ in 0..<2 {
      try scene.animator.restore(again)
      #expect(scene.animator.stateHash == hash)
      _ = scene.run(3)
    }
  }

  @Test(
    "settings, boundaries and items that were changed are those of the bytes", arguments: [3, 40])
  func changedSettings(frames: Int) throws {
    let (scene, other) = (SnapshotScene(), SnapshotScene())
    _ = scene.run(frames)
    _ = other.run(11)
    scene.upset()
    other.upset()
    other.gravity.angle = 1
    other.properties.density = 1
    other.properties.allowsRotation = false
    other.rope.length = 400
    other.snap.snapPoint = CGPoint(x: 7, y: 7)
    other.noise.region = .infinite
    other.push.setTargetOffsetFromCenter(.zero, for: other.items[1])
    other.animator.pixelRoundingScale = nil
    for step in 0..<3 {
      let bytes = scene.animator.snapshot().encode()
      try other.animator.restore(other.animator.snapshot(decoding: bytes))
      #expect(other.animator.snapshot().encode() == bytes)
      #expect(other.gravity.angle == 2 && other.gravity.magnitude == 0.5)
      #expect(other.rope.length == 40 && other.rope.anchorPoint == CGPoint(x: 10, y: -210))
      #expect(other.properties.density == 3 && other.properties.allowsRotation)
      #expect(other.snap.snapPoint == .zero && other.noise.region !== UIRegion.infinite)
      #expect(other.animator.pixelRoundingScale == 2)
      #expect(other.run(20 * step + 1) == scene.run(20 * step + 1))
    }
  }

  @Test("reading changes nothing of the animator until the snapshot is restored")
  func nothingChanges() throws {
    let (scene, other) = (SnapshotScene(), SnapshotScene())
    let bytes = scene.animator.snapshot().encode()
    _ = other.run(50)
    let graph = ObjectGraph(other.animator)
    let hash = other.animator.stateHash
    _ = try other.animator.snapshot(decoding: bytes)
    #expect(throws: UIDynamicAnimator.SnapshotDecodingError.damaged) {
      try other.animator.snapshot(decoding: bytes.dropLast(9) + bytes.suffix(8))
    }
    #expect(ObjectGraph(other.animator).lines == graph.lines)
    #expect(other.animator.stateHash == hash)
  }

  @Test("a snapshot from an action reports, in another animator, the contacts of that step")
  func insideOfAction() throws {
    let scene = LandingScene()
    scene.collision.contactHandler = { _ in }
    var bytes: [UInt8] = []
    scene.gravity.action = { [unowned animator = scene.animator] in
      bytes = animator.snapshot().encode()
    }
    scene.run()
    let other = LandingScene()
    var details: [UIDynamicContact] = []
    other.collision.contactHandler = { details.append($0) }
    try other.animator.restore(other.animator.snapshot(decoding: bytes))
    #expect(other.log.events.isEmpty)
    other.animator.step(by: 1 / 60)
    #expect(other.log.events == ["began floor"])
    #expect(details.count == 1 && (details.first?.impulse ?? 0) > 0)
  }

  @Test("a group, an anchored item and layout attributes go on from the bytes")
  func groupsAndLayouts() throws {
    @MainActor func scene() -> (UIDynamicAnimator, [Square]) {
      let items = (0..<4).map { Square(side: 20, at: CGPoint(x: 22 * Double($0), y: 0)) }
      items[1].transform = CGAffineTransform(scaleX: 2, y: 1)
      let animator = UIDynamicAnimator()
      let group = UIDynamicItemGroup(items: [items[0], items[1]])
      let all: [any UIDynamicItem] = [group, items[2], items[3]]
      animator.addBehavior(UIGravityBehavior(items: all))
      let collision = UICollisionBehavior(items: all)
      collision.addFloor(at: 60, from: -100, to: 100)
      animator.addBehavior(collision)
      let anchored = UIDynamicItemBehavior(items: [items[3]])
      anchored.isAnchored = true
      animator.addBehavior(anchored)
      return (animator, items)
    }
    let ((animator, items), (other, otherItems)) = (scene(), scene())
    animator.step(by: 0.7)
    let bytes = animator.snapshot().encode()
    try other.restore(other.snapshot(decoding: bytes))
    for _ in 0..<60 {
      #expect(other.stateHash == animator.stateHash)
      #expect(otherItems.map(\.center) == items.map(\.center))
      #expect(otherItems.map(\.transform) == items.map(\.transform))
      animator.step(by: 1 / 60)
      other.step(by: 1 / 60)
    }
  }
}
