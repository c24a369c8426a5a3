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
    let chain = try world.addChain(
      (0..<8_000).map { Vector2(Float($0), 0) }, isLoop: false, to: ground)
    world.destroyChain(chain)
    world.run(1)
    let bytes = world.encode()
    let decoded = try World(decoding: bytes)
    // The premise: fewer bytes than the 7,999 rows of the segments.
    #expect(bytes.count < 7_999)
    #expect(decoded.encode() == bytes)
    #expect(decoded.stateHash == world.stateHash)
    #expect(decoded.defects().isEmpty)
  }
}
