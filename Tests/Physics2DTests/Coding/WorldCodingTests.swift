// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("A world as bytes")
struct WorldCodingTests {
  @Test(
    "a decoded world goes through the same states",
    arguments: isStressed ? [true, false] : [true])
  func exactness(stabilizesPiles: Bool) throws {
    let scene = try CodingScene(stabilizesPiles: stabilizesPiles)
    var done = 0
    for moment in isStressed ? [0, 1, 2, 21, 23, 60, 61, 150, 400] : [40] {
      scene.run(from: done, to: moment)
      done = moment
      let bytes = scene.world.encode()
      let decoded = try World(decoding: bytes)
      #expect(decoded.encode() == bytes)
      #expect(decoded.defects().isEmpty)
      // The bytes after some steps are equal only if all of the state is.
      let snapshot = scene.world.snapshot()
      for _ in 0..<(isStressed ? 600 : 6) {
        scene.world.step(by: 1 / 60)
        decoded.step(by: 1 / 60)
        if isStressed { #expect(decoded.stateHash == scene.world.stateHash) }
      }
      #expect(decoded.encode() == scene.world.encode())
      scene.world.restore(snapshot)
    }
  }

  @Test("a world in which most rows are free reads its own bytes")
  func freeRows() throws {
    let world = World.earth()
    let ground = try world.addGround()
    let line = (0..<1_000).map { Vector2(Float($0), 0) }
    let chain = try world.addChain(line, isLoop: false, to: ground)
    let boxes = try (0..<500).map {
      try world.addBox(at: Vector2(Float($0 % 50), Float(1 + $0 / 50)))
    }
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      try world.createJoint(DistanceJointDefinition(bodyA: box, bodyB: next))
    }
    world.run(5)
    for box in boxes { world.destroyBody(box) }
    world.destroyChain(chain)
    world.run(1)
    let bytes = world.encode()
    let decoded = try World(decoding: bytes)
    #expect(decoded.encode() == bytes)
    #expect(decoded.stateHash == world.stateHash)
    #expect(decoded.defects().isEmpty)
  }
}
