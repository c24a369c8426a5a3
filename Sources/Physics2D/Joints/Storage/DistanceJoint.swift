// SPDX-License-Identifier: Apache-2.0

/// What is kept of a distance joint from step to step.
struct DistanceJoint: BitwiseCopyable, AnchoredJoint, SpringJoint {
  var localAnchorA = Vector2.zero
  var localAnchorB = Vector2.zero
  var length: Float = 0
  var spring = JointSpring.zero
  var hasSpring = false
  var minimumLength: Float = 0
  var maximumLength: Float = 0
  /// Whether the length has a minimum and a maximum; without range and spring the joint is a rod.
  var hasRange = false
  /// The last direction from A to B; coincident anchors, which have none, keep it.
  var axis = Vector2(1, 0)
  var impulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0
  /// Of a joint whose length is zero.
  var pointImpulse = Vector2.zero
  /// The energy that an undamped spring has brought and has to take back, see `SpringEnergy`.
  var energyGain: Float = 0
}

extension DistanceJoint {
  var isRope: Bool { hasRange && !hasSpring }

  /// Whether the joint is a point constraint.
  func isPoint(_ slop: Float) -> Bool { (isRope ? maximumLength : length) < slop }

  /// Whether the length has a minimum and a maximum.
  func isRanged(_ slop: Float) -> Bool { hasRange && !(isRope && isPoint(slop)) }

  /// Whether the length is neither rigid nor a spring.
  func isLengthFree(_ slop: Float) -> Bool { isRope || isPoint(slop) }

  /// The softness of the length.
  func lengthSoftness(_ slop: Float) -> ConstraintSoftness {
    isLengthFree(slop) ? .free : ConstraintSoftness(spring, isRigid: !hasSpring)
  }

  /// The softness of the point constraint.
  func pointSoftness(_ slop: Float) -> ConstraintSoftness {
    isPoint(slop) ? ConstraintSoftness(spring, isRigid: !hasSpring) : .free
  }
}
