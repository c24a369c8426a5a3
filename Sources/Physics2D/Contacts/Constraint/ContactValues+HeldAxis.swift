// SPDX-License-Identifier: Apache-2.0

// The axes of contacts in high stacks.
//
// In a stack, the normal of a contact that turns with the body below turns the load P with it: a body that is tilted
// by θ is tilted further by P·h·θ (geometric stiffness), and 20 boxes that lie a five-hundredth of their side aside
// fall within 7 s. An axis that stays where it is leaves that moment out: 60 such boxes stand for a minute. Two
// points that do not slip transfer any force, whatever their axis is; their separations follow the true normal, so
// that the shapes still meet face to face. A point that slips has its true normal, along which friction is limited.

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Turns the normals with A, except axes that are held.
  ///
  /// - Parameters:
  ///   - cosine: The cosine of A's angle.
  ///   - sine: The sine of A's angle.
  ///   - heldTurn: The angle up to which an axis is held, in radians; 0 holds none.
  @inline(__always)
  mutating func turnNormals(
    _ cosine: Lanes, _ sine: Lanes, _ reference: UnsafeMutablePointer<ReferenceBlock>,
    heldTurn: Float
  ) {
    let turnedX = cosine * reference.pointee.normalX - sine * reference.pointee.normalY
    let turnedY = sine * reference.pointee.normalX + cosine * reference.pointee.normalY
    // |n × n′| = |sin θ|; the manifold of a body that turned by more than a quarter is computed anew.
    let turn = normalX * turnedY - normalY * turnedX
    let limit = Lanes(repeating: heldTurn * heldTurn)
    // Points stick below |λt| = μ·Σλn.
    let strength = friction * (first.normalImpulse + second.normalImpulse)
    let isHeld =
      (turn * turn .< limit) .& (second.normalMass .> Lanes())
      .& (tangentImpulse * tangentImpulse .< strength * strength)
    normalX = select(isHeld, normalX, turnedX)
    normalY = select(isHeld, normalY, turnedY)
  }
}

/// The axis of a contact and the impulses along and across it.
struct ContactAxis: BitwiseCopyable {
  /// From A to B.
  let normal: Vector2
  /// The sum of both points.
  let normalImpulse: Float
  let tangentImpulse: Float
  /// Whether the contact has two points.
  let hasSecond: Bool
}

extension ContactValues where Number == Float, Row == Int32 {
  /// Takes over the axis of the contact's last manifold, where both have two points that do not slip and the normal
  /// turned by less than an angle in radians.
  @inline(__always)
  mutating func holdAxis(of last: ContactAxis, within heldTurn: Float) {
    let turn = last.normal.x * normalY - last.normal.y * normalX
    let cosine = last.normal.x * normalX + last.normal.y * normalY
    let strength = friction * last.normalImpulse
    guard second.normalMass > 0, last.hasSecond, cosine > 0,
      turn * turn < heldTurn * heldTurn,
      last.tangentImpulse * last.tangentImpulse < strength * strength
    else { return }
    normalX = last.normal.x
    normalY = last.normal.y
  }
}
