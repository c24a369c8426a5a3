// SPDX-License-Identifier: Apache-2.0

/// The matrix of both points of eight contacts, and its inverse, which solve both points as a block.
struct ContactPointBlock {
  /// The effective masses of both points if each is solved alone; `normalMass` counts on the other one.
  let massFirst: Lanes
  let massSecond: Lanes
  /// The change of the speed of one point by the impulse of the other one.
  private let coupling: Lanes
  private let inverse11: Lanes
  private let inverse22: Lanes
  private let inverse12: Lanes

  @inline(__always)
  init(_ contact: borrowing ContactBlock) {
    // K = (k11 k12; k12 k22), the change of both speeds by both impulses.
    let one = Lanes(repeating: 1)
    let hasFirst = contact.first.normalMass .> Lanes()
    let hasSecond = contact.second.normalMass .> Lanes()
    let k11 = contact.inverseEffectiveMass(contact.first, contact.first)
    let k22 = contact.inverseEffectiveMass(contact.second, contact.second)
    let k12 = select(
      hasSecond, contact.inverseEffectiveMass(contact.first, contact.second), Lanes())
    coupling = k12
    massFirst = select(hasFirst, one / k11, Lanes())
    massSecond = select(hasSecond, one / k22, Lanes())
    // K⁻¹. It is singular for bodies that do not rotate, whose points move alike: each point then takes
    // half of the impulse. Below a thousandth of k11·k22 the determinant is rounding noise.
    let determinant = k11 * k22 - k12 * k12
    let isRegular =
      determinant .> Lanes(repeating: 1e-3) * k11 * k22
    let half = Lanes(repeating: 0.5)
    let inverse = one / determinant
    inverse11 = select(
      hasSecond, select(isRegular, inverse * k22, half * massFirst),
      massFirst)
    inverse22 = select(
      hasSecond, select(isRegular, inverse * k11, half * massSecond), Lanes())
    inverse12 = select(hasSecond .& isRegular, Lanes() - inverse * k12, Lanes())
  }

  /// The accumulated impulses of both points that bring two speeds to zero, given the impulses so far.
  ///
  /// Solves the linear complementarity problem of two points by enumeration of its cases: both
  /// impulses positive, or one of them zero and the other solved alone.
  @inline(__always)
  func solve(
    _ speedFirst: Lanes, _ speedSecond: Lanes, _ oldFirst: Lanes, _ oldSecond: Lanes
  ) -> (first: Lanes, second: Lanes) {
    // Both points active: λ = λ₀ − K⁻¹·v.
    let bothFirst = oldFirst - (inverse11 * speedFirst + inverse12 * speedSecond)
    let bothSecond = oldSecond - (inverse12 * speedFirst + inverse22 * speedSecond)
    // One point active and the other impulse zero: λ₁ = λ₁₀ − (v₁ − k12·λ₂₀) / k11.
    let aloneFirst = oldFirst - massFirst * (speedFirst - coupling * oldSecond)
    let aloneSecond = oldSecond - massSecond * (speedSecond - coupling * oldFirst)
    // A point is solved alone if the other's impulse would have to pull.
    return (
      maximum(select(bothSecond .>= Lanes(), bothFirst, aloneFirst), Lanes()),
      maximum(select(bothFirst .>= Lanes(), bothSecond, aloneSecond), Lanes())
    )
  }
}
