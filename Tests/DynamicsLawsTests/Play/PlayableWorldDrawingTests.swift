// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsLaws
@testable import Physics2D

@Suite("What X-rays draw of worlds with laws")
struct PlayableWorldDrawingTests {
  private let world = World(WorldDefinition(gravity: Vector2(0, 500), lengthUnitsPerMeter: 100))

  private func body(at position: Vector2, _ kind: BodyKind = .dynamic) throws -> BodyHandle {
    let body = try world.createBody(BodyDefinition(kind: kind, position: position))
    try world.addShape(.circle(CircleShape(radius: 20)), to: body)
    return body
  }

  private func playable(_ laws: ActingLaws = ActingLaws(stepCount: 0)) -> PlayableWorld {
    PlayableWorld(world: world, laws: laws, bodies: [])
  }

  private func joints(_ laws: ActingLaws = ActingLaws(stepCount: 0)) -> [[Float]] {
    var numbers: [Float] = []
    playable(laws).appendJoints(to: &numbers)
    return stride(from: 0, to: numbers.count, by: 11).map { Array(numbers[$0..<($0 + 11)]) }
  }

  @Test("a disc at rest has its contact on the floor, with an arrow along the normal")
  func contact() throws {
    let ground = try world.createBody(BodyDefinition(kind: .static, position: Vector2(0, 300)))
    try world.addShape(
      .segment(SegmentShape(from: Vector2(-400, 0), to: Vector2(400, 0))), to: ground)
    _ = try body(at: Vector2(60, 279))
    for _ in 0..<60 { world.step(by: 1 / 60) }
    var numbers: [Float] = []
    playable().appendContacts(to: &numbers)
    try #require(numbers.count == 4)
    #expect(abs(numbers[0] - 60) < 0.5 && abs(numbers[1] - 300) < 1)
    #expect(numbers[2] == 0 && abs(numbers[3]) > 8 && abs(numbers[3]) < 44)
  }

  @Test("the arrow of a contact is 8 points long without an impulse and half way to 44 at 0.33")
  func arrows() {
    #expect(contactArrowLength(0.0) == 8)
    #expect(contactArrowLength(0.33) == 26)
  }

  @Test("joints are drawn by their kinds, from anchor to anchor")
  func kinds() throws {
    let first = try body(at: Vector2(0, 0))
    let second = try body(at: Vector2(100, 0))
    _ = try world.createJoint(DistanceJointDefinition(bodyA: first, bodyB: second))
    var spring = DistanceJointDefinition(bodyA: first, bodyB: second)
    spring.spring = JointSpring(hertz: 2, dampingRatio: 0.5)
    _ = try world.createJoint(spring)
    _ = try world.createJoint(WeldJointDefinition(bodyA: first, bodyB: second))
    _ = try world.createJoint(RevoluteJointDefinition(bodyA: first, bodyB: second))
    let drawn = joints()
    #expect(drawn.map { $0[0] } == [0, 1, 3, 4])
    #expect(drawn[0][1...4] == [0, 0, 100, 0] && drawn[0][7...] == [0, 0, 100, 0])
  }

  @Test("a rope of twice its width hangs by √(0.21·(l² − d²)), and a taut one not at all")
  func rope() throws {
    let (first, second) = (try body(at: .zero), try body(at: Vector2(100, 0)))
    for length: Float in [200, 100] {
      var rope = DistanceJointDefinition(bodyA: first, bodyB: second)
      rope.minimumLength = 0
      rope.maximumLength = length
      _ = try world.createJoint(rope)
    }
    let drawn = joints()
    #expect(drawn[0][0] == 2 && drawn[0][5] == 50)
    // √(0.21·30,000) = 79.37
    #expect(abs(drawn[0][6] - 79.37) < 0.01)
    #expect(drawn[1][6] == 0)
  }

  @Test("a slide has its direction, and a snap its line")
  func slideAndSnap() throws {
    let (first, second) = (try body(at: .zero), try body(at: Vector2(100, 0)))
    _ = try world.createJoint(
      PrismaticJointDefinition(bodyA: first, bodyB: second, localAxis: Vector2(0, 1)))
    var laws = ActingLaws(stepCount: 0)
    let row = laws.add(ActingLaws.Row(body: second, subject: LawSubject()))
    laws.add(ActingSnap(SnapLaw(body: second, to: Vector2(7, 8), damping: 0.5), row: row))
    let drawn = joints(laws)
    #expect(drawn.map { $0[0] } == [5, 6])
    #expect(drawn[0][5...6] == [0, 1])
    #expect(drawn[1][1...4] == [100, 0, 7, 8])
  }
}
