// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsLaws
@testable import Physics2D

/// A floor, discs over it, and laws of all kinds.
private func makePlayable() throws -> PlayableWorld {
  let world = World(WorldDefinition(gravity: Vector2(0, 500), lengthUnitsPerMeter: 100))
  let ground = try world.createBody(BodyDefinition(kind: .static, position: Vector2(0, 300)))
  try world.addShape(
    .segment(SegmentShape(from: Vector2(-400, 0), to: Vector2(400, 0))), to: ground)
  let bodies = try (0..<4).map { number in
    let body = try world.createBody(
      BodyDefinition(kind: .dynamic, position: Vector2(Float(60 * number), 100)))
    try world.addShape(.circle(CircleShape(radius: 20)), to: body)
    return body
  }
  let anchor = try world.createBody(BodyDefinition(kind: .kinematic, position: .zero))
  var subject = LawSubject()
  subject.charge = 1
  var laws = ActingLaws(stepCount: 7)
  for body in bodies { _ = laws.add(ActingLaws.Row(body: body, subject: subject)) }
  for kind in FieldKindList.all { laws.add(field(kind)) }
  laws.add(OffsetPush(bodies[0], force: Vector2(20, 0), at: Vector2(0, 4)))
  for (row, body) in bodies.enumerated().dropFirst() {
    let goal = Vector2(Float(50 * row), 50)
    laws.add(ActingSnap(SnapLaw(body: body, to: goal, damping: 0.5), row: Int32(row)))
  }
  laws.add(MovingAnchor(anchor, at: .zero))
  return PlayableWorld(world: world, laws: laws, bodies: bodies + [nil])
}

private enum FieldKindList {
  static let all: [FieldKind] = (0..<10).compactMap(FieldKind.init(rawValue:))
}

private func field(_ kind: FieldKind) -> ActingField {
  let law = FieldLaw(
    kind: kind, position: Vector2(80, 80), strength: 0.01, falloff: 0.5, minimumRadius: 10,
    direction: Vector2(1, 0), smoothness: 0.5, animationSpeed: 1, noiseSeed: 3)
  // A velocity is imposed against everything else: far away from the bodies.
  let ring = FieldRegion.difference(
    .union(.circle(radius: 200), .rectangle(width: 300, height: 100)),
    .inverse(.circle(radius: 400)))
  let region = kind == .velocity ? FieldRegion.intersection(.empty, .infinite) : ring
  return ActingField(law, region: region, noiseTime: 0.25, rows: [0, 1, 2, 3])
}

@Suite("Coding of worlds with laws")
struct PlayableWorldCodingTests {
  @Test("a world with all laws goes on from its bytes to the last bit")
  func goesOn() throws {
    let world = try makePlayable()
    for _ in 0..<20 { world.step() }
    let copy = try PlayableWorld(decoding: world.encode())
    #expect(copy.stepCount == 27 && copy.bodies == world.bodies)
    for _ in 0..<60 {
      world.step()
      copy.step()
    }
    #expect(copy.world.stateHash == world.world.stateHash)
    #expect(copy.encode() == world.encode())
  }

  @Test("bytes that are cut off are refused")
  func truncation() throws {
    let bytes = try makePlayable().encode()
    for length in stride(from: 0, to: bytes.count, by: 13) {
      #expect(throws: WorldDecodingError.self) {
        try PlayableWorld(decoding: Array(bytes[..<length]))
      }
    }
  }

  @Test(
    "changed bytes with a checksum of their own are refused or make a world that can be stepped")
  func damage() throws {
    let bytes = try makePlayable().encode()
    var random: UInt64 = 1
    var accepted = 0
    for _ in 0..<150 {
      var changed = Array(bytes.dropLast(8))
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // The laws, which stand before the world.
      changed[8 + Int(random >> 33) % 900] ^= UInt8(truncatingIfNeeded: random >> 20) | 1
      var sum = checksum(of: changed[...])
      for _ in 0..<8 {
        changed.append(UInt8(truncatingIfNeeded: sum))
        sum >>= 8
      }
      guard let world = try? PlayableWorld(decoding: changed) else { continue }
      accepted += 1
      for _ in 0..<5 { world.step() }
      var poses: [Float] = []
      world.appendPoses(to: &poses)
      #expect(!poses.contains { !$0.isFinite })
    }
    #expect(accepted > 10)
  }

  @Test("a hand takes hold of a body, drags it to a point, and lets it go with its speed")
  func hand() throws {
    let world = try makePlayable()
    #expect(world.grab(at: Vector2(60 * 3, 100)) == 3)
    #expect(world.grab(at: Vector2(-300, -300)) == nil)
    #expect(world.grab(at: Vector2(60 * 3 + 24, 100), tolerance: 8) == 3)
    for _ in 0..<120 {
      world.moveHand(to: Vector2(200, 60))
      world.step()
    }
    let body = try #require(world.bodies[3])
    let point = world.world.transform(of: body) * Vector2(20, 0)
    #expect((world.world.position(of: body) - Vector2(200, 60)).length < 30, "\(point)")
    world.release()
    world.remove(3)
    world.step()
    var poses: [Float] = []
    world.appendPoses(to: &poses)
    #expect(poses.count == 5 * 4 && poses[15] == 0 && poses[19] == 0)
  }
}
