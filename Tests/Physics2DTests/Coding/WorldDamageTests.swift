// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Damaged worlds")
struct WorldDamageTests {
  /// A small world with contacts, a joint and a free row.
  private func bytes() throws -> [UInt8] {
    let world = World.earth()
    try world.addGround(halfWidth: 4)
    let first = try world.addBox(at: Vector2(0, 0.5))
    let second = try world.addCircle(at: Vector2(0.2, 1.4), radius: 0.4)
    world.destroyBody(try world.addBox(at: Vector2(3, 3)))
    _ = try world.createJoint(DistanceJointDefinition(bodyA: first, bodyB: second))
    world.run(5)
    return world.encode()
  }

  /// Bytes with the checksum that belongs to them.
  private func sealed(_ bytes: [UInt8]) -> [UInt8] {
    let body = bytes.dropLast(8)
    var sum = checksum(of: body)
    var sealed = Array(body)
    for _ in 0..<8 {
      sealed.append(UInt8(truncatingIfNeeded: sum))
      sum >>= 8
    }
    return sealed
  }

  private func problem(_ bytes: [UInt8]) -> WorldDecodingError.Problem? {
    do throws(WorldDecodingError) {
      _ = try World(decoding: bytes)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test("a world that is cut off at any length is refused, also with a checksum of its own")
  func truncation() throws {
    let world = World.weightless()
    try world.addCircle(at: .zero)
    let bytes = world.encode()
    for length in 0..<bytes.count {
      #expect(problem(Array(bytes[..<length])) != nil)
      if length >= 16 { #expect(problem(sealed(Array(bytes[..<length]))) != nil) }
    }
    #expect(problem(bytes + [0]) == .damaged)
    #expect(problem(sealed(bytes + [0])) == .excessBytes)
  }

  @Test("a changed bit is found by the checksum")
  func checksumFindsChanges() throws {
    let bytes = try bytes()
    for index in stride(from: 8, to: bytes.count, by: 40) {
      var changed = bytes
      changed[index] ^= 1 << UInt8(index % 8)
      #expect(problem(changed) == .damaged)
    }
  }

  @Test("other bytes and later versions are refused with a sentence")
  func otherFormats() throws {
    var bytes = try bytes()
    #expect(problem([]) == .truncated)
    #expect(problem(Array("{\"format\": 1}".utf8) + bytes) == .notAWorld)
    bytes[4] = 2
    #expect(problem(bytes) == .newerVersion(2))
    bytes[4] = 0
    #expect(problem(bytes) == .invalid("the version"))
    let error = WorldDecodingError(problem: .newerVersion(2), offset: 4)
    #expect(
      error.description == "the world was written in version 2 of the format, and this package "
        + "reads up to version 1; update the package (at byte 4)")
  }

  @Test("a count larger than what follows is refused before memory is allocated")
  func hugeCounts() throws {
    for count: UInt64 in [100, 1 << 30, 1 << 40, .max] {
      var writer = FieldCoder()
      var number = count
      try writer.number(&number, "")
      var reader = FieldCoder(writer.bytes + [0, 0], from: 0, to: writer.bytes.count + 2)
      #expect(throws: WorldDecodingError.self) {
        var size = 0
        try reader.count(&size, "a count")
      }
    }
  }

  @Test("a changed bit under a new checksum is refused, or makes a world that can be stepped")
  func changedBits() throws {
    let bytes = try bytes()
    var random = TestRandom(seed: 11)
    var refused = 0
    let rounds = isStressed ? 100_000 : 25
    for _ in 0..<rounds {
      var changed = bytes
      for _ in 0..<Int(random.number(1, 3.9)) {
        let index = Int(random.number(8, Float(bytes.count - 8) - 0.01))
        changed[index] ^= 1 << UInt8(random.number(0, 7.9))
      }
      guard let world = try? World(decoding: sealed(changed)) else {
        refused += 1
        continue
      }
      world.run(isStressed ? 60 : 1)
      exercise(world)
    }
    #expect(refused > rounds / 10)
  }

  /// Calls that read and change every table.
  private func exercise(_ world: World) {
    _ = world.contactInfos
    _ = world.jointInfos
    _ = world.castRayAll(from: Vector2(-9, 0.3), translation: Vector2(20, 0))
    _ = world.overlaps(BoundingBox(lower: Vector2(-9, -9), upper: Vector2(9, 9)))
    _ = world.movedBodies
    _ = world.encode()
    for row in world.bodyRows { world.destroyBody(world.handle(ofBody: row)) }
    #expect(world.bodyCount == 0 && world.contactCount == 0 && world.jointCount == 0)
    world.step(by: 1 / 60)
  }
}
