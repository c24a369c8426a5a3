// SPDX-License-Identifier: Apache-2.0

// The maximum error that a rigid joint corrects in a sub-step, as in Box2D 2 (`b2_maxLinearCorrection`).
//
// A soft constraint pulls with the force m·ω²·C. Joints that contradict one another never bring their errors to zero:
// without a maximum they pull with the force of errors of any size, which turns bodies faster than sub-steps
// resolve, √(f·r/I)·h > 2, and throws them.

extension StepContext {
  /// The maximum distance that a joint corrects: 0.1 m.
  var maximumJointError: Float { 0.1 * lengthUnitsPerMeter }
  /// The maximum angle that a joint corrects: 8 degrees.
  static var maximumJointTurn: Float { 0.14 }

  /// The maximum distance that a joint of a tree corrects: 0.4 m, so that an item 50 m away arrives within 2 s.
  ///
  /// Joints of a tree do not contradict one another, and bring their errors to zero.
  var maximumTreeError: Float { 4 * maximumJointError }

  /// The part of distances that joints correct.
  @inline(__always)
  func corrected(_ error: Lanes) -> Lanes { error.clamped(to: maximumJointError) }

  /// The part of angles that joints correct.
  @inline(__always)
  func correctedTurn(_ error: Lanes) -> Lanes { error.clamped(to: Self.maximumJointTurn) }

  /// The part of the distances between anchors that joints correct.
  @inline(__always)
  func corrected(_ error: VectorLanes) -> VectorLanes {
    let limit = Lanes(repeating: maximumJointError * maximumJointError)
    let square = error.dot(error)
    let isBeyond = square .> limit
    guard isAny(isBeyond) else { return error }
    return select(isBeyond, squareRoot(limit / square) * error, error)
  }

  /// The lanes whose distances joints correct in whole.
  @inline(__always)
  func isCorrected(_ error: Lanes) -> LaneMask {
    maximum(error, Lanes() - error) .<= Lanes(repeating: maximumJointError)
  }
}

extension Lanes {
  @inline(__always)
  fileprivate func clamped(to limit: Float) -> Lanes {
    maximum(minimum(self, Lanes(repeating: limit)), Lanes(repeating: -limit))
  }
}
