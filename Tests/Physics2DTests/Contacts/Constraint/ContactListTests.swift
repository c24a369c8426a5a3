// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Lanes of contacts")
struct ContactListTests {
  private func lane(_ number: Int32) -> ContactLane {
    var lane = ContactLane(0, row: 0)
    lane.offsetA = BodyOffset.of(number)
    lane.normalX = Float(number)
    lane.second.totalNormalImpulse = Float(number) + 0.5
    lane.tangentImpulse = -Float(number)
    return lane
  }

  @Test("contacts keep what they hold while others come and go", arguments: [true, false])
  func holds(isWide: Bool) {
    var list = ContactList()
    if !isWide { list.useSingleContactBlocks() }
    var random = SplitMix(seed: 5)
    var expected: [Int32] = []
    for round: Int32 in 0..<300 {
      if expected.count < 12 || random.unit() < 0.5 {
        var reference = ReferenceLane(0, row: 0)
        reference.reach = Float(round)
        let index = list.append(round, lane(round), reference)
        #expect(Int(index) == expected.count)
        expected.append(round)
      } else {
        let index = Int(random.number(0, Float(expected.count) - 0.01))
        let moved = list.remove(at: Int32(index))
        expected.swapAt(index, expected.count - 1)
        expected.removeLast()
        #expect(moved == (index < expected.count ? expected[index] : -1))
      }
      let count = list.count
      #expect(count == expected.count)
      for (index, number) in expected.enumerated() {
        let (row, held, reference) = (
          list.rows[index], list.lane(at: index), list.reference(at: index)
        )
        #expect(row == number && held.bodyA == number && held.normalX == Float(number))
        #expect(held.second.totalNormalImpulse == Float(number) + 0.5)
        #expect(held.tangentImpulse == -Float(number) && reference.reach == Float(number))
      }
    }
  }

  @Test(
    "lanes without a contact read no body that another block of their color moves",
    arguments: [true, false])
  func unusedLanes(isWide: Bool) {
    var list = ContactList()
    if !isWide { list.useSingleContactBlocks() }
    var random = SplitMix(seed: 6)
    for number: Int32 in 1...400 {
      if list.isEmpty || random.unit() < 0.52 {
        _ = list.append(number, lane(number), ReferenceLane(0, row: 0))
      } else {
        _ = list.remove(at: Int32(random.number(0, Float(list.count) - 0.01)))
      }
      #expect(list.strayLanes.isEmpty)
    }
  }

  @Test("a manifold comes back from a lane as it went in")
  func manifold() {
    var manifold = Manifold()
    manifold.normal = Rotation(angle: 0.3) * Vector2(0, 1)
    manifold.count = 2
    manifold.tangentImpulse = 4
    let tangent = manifold.normal.rightPerpendicular
    let centers = Vector2(0.2, -1)
    for side: Float in [-1, 1] {
      var point = ManifoldPoint()
      point.anchorA = 0.5 * manifold.normal + side * tangent
      point.anchorB = point.anchorA + centers
      point.separation = 0.01
      point.normalImpulse = 2 + side
      point.totalNormalImpulse = 8 + side
      point.normalVelocity = -3 * side
      point.feature = side < 0 ? 0x0102 : 0xFF03
      if side < 0 { manifold.first = point } else { manifold.second = point }
    }
    let pair = ContactPair(shapeA: 3, shapeB: 4, bodyA: 1, bodyB: 2)
    let lane = ContactLane(pair, friction: 0.5, manifold)
    let reference = ReferenceLane(
      pair, restitution: 0.25, manifold, lane, poseA: BodyPose(), poseB: BodyPose())
    let back = lane.manifold(reference)
    #expect(back.count == 2)
    for (old, new) in [(manifold.first, back.first), (manifold.second, back.second)] {
      #expect((old.anchorA - new.anchorA).length < 1e-6)
      #expect((old.anchorB - new.anchorB).length < 1e-6)
      #expect(isNear(old.separation, new.separation, 1e-6))
      #expect(old.normalImpulse == new.normalImpulse)
      #expect(old.totalNormalImpulse == new.totalNormalImpulse)
      #expect(old.normalVelocity == new.normalVelocity && old.feature == new.feature)
    }
    #expect(back.tangentImpulse == 4)
  }
}
