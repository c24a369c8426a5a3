// SPDX-License-Identifier: Apache-2.0

@testable import Physics2D

/// Outlines for tests, by what is hard about them.
enum SamplePolygons {
  /// A simple polygon around the origin, with as many corners as it has rays: at random distances.
  static func star(corners: Int, seed: UInt64) -> [Vector2] {
    var generator = SplitMix(seed: seed)
    return (0..<corners).map { index in
      let angle = 2 * Float.pi * Float(index) / Float(corners)
      let direction = Rotation(angle: angle)
      let radius = generator.number(10, 100)
      return Vector2(radius * direction.cosine, radius * direction.sine)
    }
  }

  /// A simple polygon through random points: crossings are undone one by one until there are none
  /// (two-opt moves, which shorten the way).
  static func tangle(corners: Int, seed: UInt64) -> [Vector2] {
    var generator = SplitMix(seed: seed)
    var points = (0..<corners).map { _ in
      Vector2(generator.number(-100, 100), generator.number(-100, 100))
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for first in 0..<corners - 1 {
        for second in first + 1..<corners {
          let (a, b) = (points[first], points[first + 1])
          let (c, d) = (points[second], points[(second + 1) % corners])
          let gain = (a - b).length + (c - d).length - (a - c).length - (b - d).length
          guard gain > 0.01, second > first + 1 else { continue }
          points[first + 1...second].reverse()
          isChanged = true
        }
      }
    }
    return points
  }

  /// Points in the order in which they came, which crosses itself almost surely.
  static func scribble(corners: Int, seed: UInt64) -> [Vector2] {
    var generator = SplitMix(seed: seed)
    return (0..<corners).map { _ in
      Vector2(generator.number(-100, 100), generator.number(-100, 100))
    }
  }

  /// A bar with teeth, all of whose corners lie on few lines.
  static func comb(teeth: Int) -> [Vector2] {
    var points = [Vector2(0, 0), Vector2(Float(20 * teeth), 0)]
    for tooth in (0..<teeth).reversed() {
      let left = Float(20 * tooth)
      points += [
        Vector2(left + 20, 60), Vector2(left + 10, 60), Vector2(left + 10, 10), Vector2(left, 10),
      ]
    }
    return points
  }

  /// A band that winds inwards, with corners of 90°.
  static func spiral(turns: Int) -> [Vector2] {
    var outer: [Vector2] = []
    var inner: [Vector2] = []
    for quarter in 0..<4 * turns {
      let direction = Rotation(angle: Float.pi / 2 * Float(quarter) + Float.pi / 4)
      let radius = Float(200 - 8 * quarter)
      outer.append(Vector2(radius * direction.cosine, radius * direction.sine))
      inner.append(Vector2((radius - 12) * direction.cosine, (radius - 12) * direction.sine))
    }
    return outer + inner.reversed()
  }

  static let letterL = [
    Vector2(0, 0), Vector2(40, 0), Vector2(40, 10), Vector2(10, 10), Vector2(10, 60),
    Vector2(0, 60),
  ]

  static let letterU = [
    Vector2(0, 0), Vector2(50, 0), Vector2(50, 50), Vector2(40, 50), Vector2(40, 10),
    Vector2(10, 10), Vector2(10, 50), Vector2(0, 50),
  ]

  static let cross = [
    Vector2(10, 0), Vector2(20, 0), Vector2(20, 10), Vector2(30, 10), Vector2(30, 20),
    Vector2(20, 20), Vector2(20, 30), Vector2(10, 30), Vector2(10, 20), Vector2(0, 20),
    Vector2(0, 10), Vector2(10, 10),
  ]

  static func square(_ side: Float, at center: Vector2 = .zero) -> [Vector2] {
    let half = side / 2
    return [
      center + Vector2(-half, -half), center + Vector2(half, -half), center + Vector2(half, half),
      center + Vector2(-half, half),
    ]
  }
}
