// SPDX-License-Identifier: Apache-2.0

/// The beginning of eight springs.
///
/// Symplectic integration takes velocities for those in the middles of sub-steps (leapfrog), and a velocity that a
/// body is given for one half a sub-step earlier. A spring that begins with a whole impulse therefore swings with the
/// amplitude A/√(1 − φ²/4), where φ² = k·h²/m, and half a sub-step early; half of it leads from the start to the
/// middle of the first sub-step. With damping less is taken back, and the impulse that is remembered is larger: that
/// of a spring which has swung before.
struct SpringStart: BitwiseCopyable {
  /// The part of the first impulse that is taken back, as a negative number, and what is remembered in addition; 0 in
  /// lanes that have acted.
  private var parts = Lanes()
  private var memory = Lanes()

  /// Of a block in which no spring begins.
  @inline(__always)
  init() {}

  @inline(__always)
  init(_ joints: RowLanes<DistanceJoint>, _ reader: inout JointReader) {
    for lane in 0..<laneCount where joints[lane].isStarting {
      let softness = reader.softness(joints[lane].spring)
      parts[lane] = softness.startPart - 1
      memory[lane] = softness.startMemory - 1
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
  mutating func finish(_ impulse: inout Lanes, _ pointImpulse: inout VectorLanes) {
    impulse += memory * impulse
    pointImpulse = pointImpulse + memory * pointImpulse
    self = SpringStart()
  }
}

extension DistanceJoint {
  /// Whether the joint is a spring that has given no impulse so far.
  var isStarting: Bool {
    hasSpring && impulse == 0 && pointImpulse == .zero && energyGain == 0
  }
}
