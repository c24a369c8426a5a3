// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Rotation and Transform")
struct RotationTests {
  private let angles: [Float] = [-3.1, -1.5, -0.2, 0, 0.3, 1, 2.9]

  @Test("a rotation turns from x towards y and keeps its angle")
  func angle() {
    #expect(Rotation(angle: Float(Double.pi / 2)) * Vector2(1, 0) == Vector2(0, 1))
    for angle in angles { #expect(isNear(Rotation(angle: angle).angle, angle, 1e-6)) }
  }

  @Test("rotations in sequence add their angles, and the inverse undoes")
  func composition() {
    let vector = Vector2(3, -2)
    for (first, second) in zip(angles, angles.reversed()) {
      let together = Rotation(angle: second) * Rotation(angle: first)
      let oneByOne = Rotation(angle: second) * (Rotation(angle: first) * vector)
      #expect(isNear(together * vector, oneByOne, 1e-5))
      #expect(isNear(together.unrotate(together * vector), vector, 1e-5))
      #expect(isNear(together.inverse * (together * vector), vector, 1e-5))
    }
  }

  @Test("many small turns keep the length at 1")
  func integration() {
    var rotation = Rotation.identity
    for _ in 0..<10_000 { rotation = rotation.integrated(by: 0.01) }
    #expect(isNear(rotation.cosine * rotation.cosine + rotation.sine * rotation.sine, 1, 1e-6))
  }

  @Test("the rotation between two near ones has the fraction's angle")
  func interpolation() {
    let between = Rotation(angle: 0.4).interpolated(to: Rotation(angle: 0.6), at: 0.25)
    #expect(isNear(between.angle, 0.45, 1e-3))
    #expect(Rotation(cosine: 0, sine: 0).normalized == .identity)
  }

  @Test("transforms in sequence, inverse and relative agree point by point")
  func transforms() {
    let outer = Transform(position: Vector2(4, -7), rotation: Rotation(angle: 0.7))
    let inner = Transform(position: Vector2(-1, 2), rotation: Rotation(angle: -2))
    let point = Vector2(0.5, 3)
    #expect(isNear((outer * inner) * point, outer * (inner * point), 1e-5))
    #expect(isNear(outer.inverse(outer * point), point, 1e-5))
    #expect(isNear(outer.relative(outer * inner) * point, inner * point, 1e-5))
  }
}
