// SPDX-License-Identifier: Apache-2.0

/// The beginning of eight undamped springs.
///
/// Symplectic integration takes velocities for those in the middles of sub-steps (leapfrog), and a velocity that a
/// body is given for one half a sub-step earlier. A spring that begins with a whole impulse therefore swings with the
/// amplitude A/√(1 − φ²/4), where φ² = k·h²/m; half of it leads from the start to the middle of the first sub-step,
/// and the amplitude is A.
struct SpringStart: BitwiseCopyable {
  /// Mask of the lanes that have not acted yet.
  private var lanes = SIMD8<Int32>()

  /// Of a block in which no spring begins.
  @inline(__always)
  init() {}

  @inline(__always)
  init(_ joints: RowLanes<DistanceJoint>) {
    for lane in 0..<laneCount where joints[lane].isStarting { lanes[lane] = -1 }
  }

  @inline(__always)
  var isStarting: LaneMask { unsafeBitCast(lanes, to: LaneMask.self) }

  /// The impulse that takes half of a first impulse back; none in other lanes.
  @inline(__always)
  func correction(of impulse: VectorLanes) -> VectorLanes {
    select(isStarting, Lanes(repeating: -0.5), Lanes()) * impulse
  }

  /// Ends the first sub-step.
  @inline(__always)
  mutating func finish() { lanes = SIMD8() }
}

extension DistanceJoint {
  /// Whether the joint is an undamped spring that has given no impulse so far.
  var isStarting: Bool {
    hasSpring && spring.dampingRatio == 0 && impulse == 0 && pointImpulse == .zero
      && energyGain == 0
  }
}
