// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// A vector in Cartesian and polar form, each of which can be read and written.
///
/// The angle is kept at a magnitude of 0, so that code may set the two in any order. A gravity resets
/// it (S030, S132).
struct DirectedMagnitude: SnapshotState {
  /// Magnitude × direction.
  private(set) var vector: CGVector
  /// Radians, 0 to the right, clockwise on screen.
  private(set) var angle: CGFloat
  /// The length of the vector, with the sign that was set: negative points against the angle.
  ///
  /// (S044)
  private(set) var magnitude: CGFloat
  /// The vector of length 1 at the angle.
  private var direction: CGVector

  /// Points down with a length of 1: the default of gravity.
  ///
  /// (S030)
  static var unitDown: DirectedMagnitude {
    DirectedMagnitude(vector: CGVector(dx: 0, dy: 1), angle: .pi / 2, magnitude: 1)
  }

  /// Has no length and points to the right: the default of pushes.
  ///
  /// (PU11–PU13)
  static var zero: DirectedMagnitude {
    DirectedMagnitude(vector: CGVector(dx: 1, dy: 0), angle: 0, magnitude: 1).scaled(to: 0)
  }

  private init(vector: CGVector, angle: CGFloat, magnitude: CGFloat) {
    self.vector = vector
    self.angle = angle
    self.magnitude = magnitude
    direction = vector
  }

  private func scaled(to magnitude: CGFloat) -> DirectedMagnitude {
    var copy = self
    copy.set(magnitude: magnitude)
    return copy
  }

  mutating func set(angle: CGFloat, magnitude: CGFloat) {
    if angle != self.angle { set(angle: angle) }
    set(magnitude: magnitude)
  }

  private mutating func set(angle: CGFloat) {
    let (sine, cosine) = sineAndCosine(of: angle)
    self.angle = angle
    direction = CGVector(dx: cosine, dy: sine)
    set(magnitude: magnitude)
  }

  private mutating func set(magnitude: CGFloat) {
    self.magnitude = magnitude
    vector = CGVector(dx: magnitude * direction.dx, dy: magnitude * direction.dy)
  }

  mutating func set(vector: CGVector) {
    self.vector = vector
    magnitude = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
    guard magnitude > 0 else { return }
    direction = CGVector(dx: vector.dx / magnitude, dy: vector.dy / magnitude)
    angle = Self.angle(of: direction)
  }

  /// The angle of a vector of length 1, from −π to π, with the same bits on every machine: the
  /// engine's in single precision, and one step of Newton's method in double.
  private static func angle(of direction: CGVector) -> CGFloat {
    let rotation = Rotation(cosine: Float(direction.dx), sine: Float(direction.dy))
    let estimate = CGFloat(rotation.angle)
    // θ' = θ − f/f' with f = sin θ·x − cos θ·y, whose derivative is 1 at the root.
    let (sine, cosine) = sineAndCosine(of: estimate)
    return estimate + cosine * direction.dy - sine * direction.dx
  }
}

extension DirectedMagnitude {
  /// Writes or reads the vector in both forms.
  @MainActor
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    try coder.vector(&vector, "a vector")
    try coder.number(&angle, in: SnapshotCoder.accepted, "an angle")
    try coder.number(&magnitude, in: SnapshotCoder.accepted, "a magnitude")
    try coder.vector(&direction, "a direction")
  }
}
