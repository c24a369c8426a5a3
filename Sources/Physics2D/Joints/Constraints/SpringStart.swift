// SPDX-License-Identifier: Apache-2.0

/// The beginning of eight springs.
///
/// Symplectic integration takes velocities for those in the middles of sub-steps (leapfrog), and a velocity that a
/// body is given for one half a sub-step earlier. A spring that begins with a whole impulse therefore swings with the
/// amplitude A/√(1 − φ²/4), where φ² = k·h²/m, and half a sub-step early; half of it leads from the start to the
/// middle of the first sub-step. With damping it is less than half that is taken back, since the damping of the
/// first sub-step would be missed, and from critical damping on nothing.
struct SpringStart: BitwiseCopyable {
  /// The part of the first impulse that is taken back, as a negative number; 0 in lanes that have acted.
  private var parts = Lanes()

  /// Of a block in which no spring begins.
  @inline(__always)
  init() {}

  @inline(__always)
  init(_ joints: RowLanes<DistanceJoint>) {
    parts = joints.read {
      $0.isStarting
        ? -0.5 * SpringSoftness.swingWeight(dampingRatio: $0.spring.dampingRatio) : 0
    }
  }

  @inline(__always)
  var isStarting: LaneMask { parts .< Lanes() }

  /// The impulse that takes up to half of a first impulse back; none in other lanes.
  @inline(__always)
  func correction(of impulse: VectorLanes) -> VectorLanes {
    parts * impulse
  }

  /// Ends the first sub-step.
  @inline(__always)
  mutating func finish() { parts = Lanes() }
}

extension DistanceJoint {
  /// Whether the joint is a spring below critical damping that has given no impulse so far.
  var isStarting: Bool {
    hasSpring && spring.dampingRatio < 1 && impulse == 0 && pointImpulse == .zero
      && energyGain == 0
  }
}
