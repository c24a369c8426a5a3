// SPDX-License-Identifier: Apache-2.0

/// The energy of eight undamped springs, which sub-steps that do not resolve a motion would change.
///
/// Symplectic integration keeps the energy of a smooth motion. That of a spring with a length L has a cusp where the
/// anchors pass each other, at a speed v within v·h of it: its push turns around within a sub-step, and each passage
/// gained or lost energy of up to k·L·v·h. What the impulses of the spring do is therefore compared with what
/// its energy loses, and the difference is compensated while the anchors move.
struct SpringEnergy: BitwiseCopyable {
  /// Mask of the lanes that are undamped springs, and of those that are not too stiff for a sub-step.
  private var springLanes = SIMD8<Int32>()
  private var resolvedLanes = SIMD8<Int32>()
  /// k = μ·κ/h² with the reduced mass μ.
  private var stiffness = Lanes()
  private var length = Lanes()
  /// The energy error of the springs since they were made that is not yet compensated.
  private var gain = Lanes()
  /// From anchor A to anchor B, one sub-step ago and now.
  private var previous = VectorLanes()
  private var current = VectorLanes()
  /// The speed at which the anchors separate, before the forces of the sub-step.
  private var speedBefore = Lanes()
  /// The moment arms of an impulse along the spring.
  private var crossA = Lanes()
  private var crossB = Lanes()
  /// Whether the impulses of this sub-step have not been counted.
  private var isPending = false

  /// Of a block without undamped springs, which it does not change.
  @inline(__always)
  init() {}

  /// Reads the springs of joints at the start of a step.
  @inline(__always)
  init(_ joints: RowLanes<DistanceJoint>, _ link: JointLink, _ reader: JointReader) {
    let slop = reader.context.linearSlop
    for lane in 0..<laneCount where joints[lane].isUndamped(slop) { springLanes[lane] = -1 }
    length = joints.read { $0.length }
    gain = joints.read { $0.isUndamped(slop) ? $0.energyGain : 0 }
    stiffness =
      link.reducedMass
      * joints.read {
        SpringSoftness.undampedStiffness(
          hertz: $0.spring.hertz, subStep: reader.context.subStep)
      }
    let pair = JointMotion(link, reader.bodies.motion)
    current = pair.separation
    previous = pair.previousSeparation(subStep: reader.context.subStep)
    // Along the axis that the first impulses have, also where the anchors meet as the step begins.
    let axis = pair.direction(last: joints.readVectors { $0.axis }, slop: slop).axis
    speedBefore = pair.anchorVelocity.dot(axis)
  }

  /// The impulse along an axis that compensates the energy error; begins a sub-step.
  ///
  /// - Parameters:
  ///   - mass: The effective mass m along the axis.
  ///   - impulse: The impulse of the springs in this sub-step.
  @inline(__always)
  mutating func correction(
    _ pair: JointMotion, axis: VectorLanes, mass: Lanes, impulse: Lanes, _ context: StepContext
  ) -> Lanes {
    isPending = true
    crossA = pair.armA.cross(axis)
    crossB = pair.armB.cross(axis)
    // Stiffer springs lose energy so that they are stable, see `ConstraintCoefficients.spring`.
    let square: Lanes = context.subStep * context.subStep * stiffness
    let isResolved =
      unsafeBitCast(springLanes, to: LaneMask.self)
      .& (square .<= SpringSoftness.maximumPhaseSquare * mass)
    resolvedLanes = unsafeBitCast(isResolved, to: SIMD8<Int32>.self)
    gain = select(isResolved, gain, Lanes())
    // An impulse λ does the work λ·v with the mean v of the speeds before and after the springs act, p = m·v. The
    // impulse −E·m·p / (p² + 4·m·|E|) removes E, and changes p by a quarter at most: the rest waits for a
    // faster motion.
    let momentum: Lanes = mass * speedBefore + Lanes(repeating: 0.5) * impulse
    let size: Lanes = maximum(gain, Lanes() - gain)
    let scale: Lanes = inverse(momentum * momentum + 4 * mass * size)
    let correction: Lanes = gain * mass * momentum * scale
    return select(isResolved, Lanes() - correction, Lanes())
  }

  /// Counts the work of the springs in a sub-step, after the bodies have moved.
  ///
  /// - Parameters:
  ///   - axis: The axis in the sub-step.
  ///   - impulse: The impulses of the springs in it.
  ///   - isStarting: Springs in their first sub-step, whose energy is that at its end.
  @inline(__always)
  mutating func count(
    _ pair: JointMotion, axis: VectorLanes, impulse: Lanes, isStarting: LaneMask
  ) {
    // Again only after the next sub-step.
    guard isPending else { return }
    isPending = false
    // An impulse λ along u does the work λ·u·(v₋ + v₊)/2. Between the middles of the sub-steps before and after it,
    // which lead from d₋ over d to d₊, the energy k·(|d| − L)²/2 changes by
    // k/2·(d·(d₊ − d₋) − L·(|d + d₊| − |d₋ + d|)): with that work this is 0 on a line that does not pass the anchor,
    // whatever the sub-step.
    let half = Lanes(repeating: 0.5)
    let turn: Lanes = pair.angularVelocityB * crossB - pair.angularVelocityA * crossA
    let speedAfter: Lanes = pair.centerVelocity.dot(axis) + turn
    let work: Lanes = half * impulse * (speedBefore + speedAfter)
    let next = pair.separation
    let (before, after) = (previous + current, current + next)
    let mean: VectorLanes = inverse(before.length + after.length) * (before + after)
    let change: Lanes = half * stiffness * (next - previous).dot(current - length * mean)
    let isCounted = unsafeBitCast(resolvedLanes, to: LaneMask.self) .& .!isStarting
    gain += select(isCounted, work + change, Lanes())
    previous = current
    current = next
  }

  /// Records the speed before the next sub-step.
  @inline(__always)
  mutating func finish(_ pair: JointMotion, axis: VectorLanes) {
    speedBefore = pair.anchorVelocity.dot(axis)
  }

  /// Stores the error that later steps compensate.
  @inline(__always)
  func store(into joints: RowLanes<DistanceJoint>) { joints.write(gain) { $0.energyGain = $1 } }
}

extension DistanceJoint {
  /// Whether the joint is an undamped spring with a length.
  func isUndamped(_ slop: Float) -> Bool {
    hasSpring && spring.dampingRatio == 0 && !isLengthFree(slop)
  }
}

extension JointMotion {
  /// From anchor A to anchor B one sub-step ago, had the bodies moved with their velocities of now.
  @inline(__always)
  func previousSeparation(subStep: Float) -> VectorLanes {
    let step = Lanes(repeating: subStep)
    let turnB: VectorLanes = armB - turnedBack(armB, step * angularVelocityB)
    let turnA: VectorLanes = armA - turnedBack(armA, step * angularVelocityA)
    return separation - (step * (velocityB - velocityA) + (turnB - turnA))
  }

  /// The inverse of the rotation that `integratePosition` makes.
  @inline(__always)
  private func turnedBack(_ arm: VectorLanes, _ angle: Lanes) -> VectorLanes {
    let cosine: Lanes = Lanes(repeating: 1) / squareRoot(Lanes(repeating: 1) + angle * angle)
    return cosine * (arm - VectorLanes.cross(angle, arm))
  }
}
