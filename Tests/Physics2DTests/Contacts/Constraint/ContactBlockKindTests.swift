// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// Eight contacts of sixteen moving bodies, with random values.
private struct RandomContacts: ~Copyable {
  var block = ContactBlock(Lanes(), row: SIMD8())
  private var bodies = BodyTable()
  private let context = StepContext(
    timeStep: 1 / 60, subSteps: 4, gravity: .zero, contactHertz: 30, contactDampingRatio: 10,
    maximumContactPushSpeed: 3, jointHertz: 60, jointDampingRatio: 2, minimumReboundSpeed: 1,
    maximumLinearSpeed: 400, linearSlop: 0.005, lengthUnitsPerMeter: 1)

  init(seed: UInt64, hasSecondPoint: Bool) {
    var random = SplitMix(seed: seed)
    for _ in 0..<16 {
      let row = bodies.insertRow()
      bodies.motion[row].linearVelocity = Vector2(random.number(-1, 1), random.number(-1, 1))
      bodies.motion[row].angularVelocity = random.number(-1, 1)
      bodies.motion[row].deltaPosition = Vector2(
        random.number(-0.01, 0.01), random.number(-0.01, 0.01))
      bodies.motion[row].deltaRotation = Rotation(angle: random.number(-0.01, 0.01))
    }
    bodies.reserveSpareRows(1)
    func lanes(_ lower: Float, _ upper: Float) -> Lanes {
      var lanes = Lanes()
      for lane in 0..<laneCount { lanes[lane] = random.number(lower, upper) }
      return lanes
    }
    block.offsetA = BodyOffset.of(SIMD8(3, 1, 0, 2, 7, 5, 6, 4))
    block.offsetB = BodyOffset.of(SIMD8(9, 8, 10, 11, 15, 13, 12, 14))
    let angle = random.number(-3, 3)
    block.normalX = Lanes(repeating: Rotation(angle: angle).cosine)
    block.normalY = Lanes(repeating: Rotation(angle: angle).sine)
    (block.inverseMassA, block.inverseInertiaA) = (lanes(0.5, 1), lanes(0, 1))
    (block.inverseMassB, block.inverseInertiaB) = (lanes(0.5, 1), lanes(0, 1))
    block.softness = lanes(0, 0.5)
    (block.rDotNormalA, block.rDotNormalB) = (lanes(0, 1), lanes(-1, 0))
    (block.friction, block.tangentMass) = (lanes(0, 1), lanes(0, 1))
    block.tangentImpulse = lanes(-0.1, 0.1)
    func point(_ couplings: Lanes) -> ContactPointLanes {
      var point = ContactPointLanes(Lanes())
      (point.rCrossNormalA, point.rCrossNormalB) = (lanes(-1, 1), lanes(-1, 1))
      point.normalMass = lanes(0.1, 1)
      point.coupling = couplings
      point.normalImpulse = lanes(0, 0.1)
      // Some points are apart, others overlap, before and after the bodies have moved.
      point.currentSeparation = lanes(-0.01, 0.01)
      point.separation = point.currentSeparation + block.rDotNormalA - block.rDotNormalB
      return point
    }
    block.first = point(hasSecondPoint ? lanes(-0.5, 0.5) : Lanes())
    if hasSecondPoint { block.second = point(lanes(-0.5, 0.5)) }
  }

  /// The motion of all bodies after both passes.
  mutating func solved(_ kind: ContactBlockKind) -> [Float] {
    let view = BodyView(bodies)
    block.solve(view, context, kind)
    block.relax(view, context, kind)
    return (0..<16).flatMap { row in
      let motion = bodies.motion[row]
      return [motion.linearVelocity.x, motion.linearVelocity.y, motion.angularVelocity]
    }
  }
}

@Suite("Forms of the passes for kinds of blocks")
struct ContactBlockKindTests {
  @Test(
    "contacts of moving bodies get the bits of the general form",
    arguments: [(ContactBlockKind.moving, true), (.moving, false), (.movingPoints, false)])
  func bits(kind: ContactBlockKind, hasSecondPoint: Bool) {
    for seed: UInt64 in 0..<40 {
      var general = RandomContacts(seed: seed, hasSecondPoint: hasSecondPoint)
      var special = RandomContacts(seed: seed, hasSecondPoint: hasSecondPoint)
      let expected = general.solved(.mixed)
      let motion = special.solved(kind)
      #expect(motion.map(\.bitPattern) == expected.map(\.bitPattern))
      let (block, other) = (special.block, general.block)
      #expect(block.first.normalImpulse == other.first.normalImpulse)
      #expect(block.second.normalImpulse == other.second.normalImpulse)
      #expect(block.first.totalNormalImpulse == other.first.totalNormalImpulse)
      #expect(block.tangentImpulse == other.tangentImpulse)
      #expect(block.first.currentSeparation == other.first.currentSeparation)
    }
  }

  @Test(
    "nine items on nine others on a floor are a full block, and others",
    arguments: [(true, ContactBlockKind.movingPoints), (false, .moving)])
  func kinds(areBalls: Bool, expected: ContactBlockKind) throws {
    let scene = ContactScene()
    try scene.floor()
    for column in 0..<9 {
      for height: Float in [0.5, 1.5] {
        let position = Vector2(3 * Float(column), height)
        _ = try areBalls ? scene.ball(at: position) : scene.box(at: position)
      }
    }
    for _ in 0..<2 { scene.world.step(by: 1 / 60) }
    // Two blocks of contacts between items, of which the second has one contact, and two with the floor.
    var kinds: [ContactBlockKind] = []
    for color in 0..<ConstraintGraph.colorCount {
      let list = scene.world.graph.colors + color
      for block in 0..<list.pointee.contacts.states.count {
        kinds.append(list.pointee.contacts.states[block].kind)
      }
    }
    #expect(kinds.filter { $0 == expected }.count == 1)
    #expect(kinds.filter { $0 == .mixed }.count == 3)
  }
}
