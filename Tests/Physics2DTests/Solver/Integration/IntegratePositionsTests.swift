// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Integration of positions")
struct IntegratePositionsTests {
  @Test("eight bodies at a time move to the last bit as one does")
  func lanes() {
    var random = SplitMix(seed: 3)
    for _ in 0..<200 {
      var bodies = (0..<16).map { _ in BodyMotion.random(&random) }
      // Bodies that do not turn keep their rotation as it is; one without a length becomes the identity.
      bodies[3].angularVelocity = 0
      bodies[3].deltaRotation = Rotation(cosine: 2, sine: 1)
      bodies[8].angularVelocity = -0.0
      bodies[10].deltaRotation = Rotation(cosine: 0, sine: 0)
      var expected = bodies
      let rows = SIMD8<Int32>(3, 8, 0, 10, 15, 1, 6, 12)
      for lane in 0..<laneCount { expected[Int(rows[lane])].integratePosition(1 / 240) }
      bodies.withUnsafeMutableBufferPointer {
        BodyLanes.integratePositions(at: BodyOffset.of(rows), $0.baseAddress!, 1 / 240)
      }
      #expect(bodies.map(\.bits) == expected.map(\.bits))
    }
  }
}

extension BodyMotion {
  fileprivate static func random(_ random: inout SplitMix) -> BodyMotion {
    var motion = BodyMotion()
    motion.linearVelocity = Vector2(random.number(-50, 50), random.number(-50, 50))
    motion.angularVelocity = random.number(-180, 180)
    motion.flags = 5
    motion.deltaPosition = Vector2(random.number(-1, 1), random.number(-1, 1))
    motion.deltaRotation = Rotation(cosine: random.number(-1, 1), sine: random.number(-1, 1))
    return motion
  }

  /// All bits of the motion.
  fileprivate var bits: [UInt32] {
    [
      linearVelocity.x, linearVelocity.y, angularVelocity, deltaPosition.x, deltaPosition.y,
      deltaRotation.cosine, deltaRotation.sine,
    ].map(\.bitPattern) + [flags]
  }
}
