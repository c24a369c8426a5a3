// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension PhysicsScene {
  static let rays = PhysicsScene(
    name: "rays", summary: "20,000 rays among 1,000 boxes that stand still", stepCount: 20_000,
    allowsSleep: false,
    rays: {
      var numbers = SceneNumbers()
      for _ in 0..<boxCount { _ = numbers.point() }
      return (0..<20_000).map { _ in
        let origin = numbers.point()
        let direction = Rotation(angle: 2 * .pi * numbers.next())
        return SceneRay(origin: origin, translation: direction * Vector2(40, 0))
      }
    }
  ) { backend in
    var numbers = SceneNumbers()
    let box = try CollisionShape.box(0.5, 0.5)
    for _ in 0..<boxCount { try backend.add(box, .static, at: numbers.point()) }
    return nil
  }

  private static let boxCount = 1000
}

/// A repeatable random number generator (linear congruential, with Knuth's 64-bit multiplier).
private struct SceneNumbers {
  private var state: UInt64 = 42

  /// The next number in 0..<1.
  mutating func next() -> Float {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Float(state >> 40) / 16_777_216
  }

  /// The next point in a square of side 200.
  mutating func point() -> Vector2 {
    let x = next()
    return Vector2(200 * x - 100, 200 * next() - 100)
  }
}
