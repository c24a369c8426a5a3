// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The engine's joint for each kind of attachment, and its properties that can change.
extension AttachmentEffect {
  private var plan: UIAttachmentBehavior.Joint { behavior.joint }

  /// The anchor points of the joint in the local frames of its two bodies.
  private var localAnchors: (a: Vector2, b: Vector2) {
    switch behavior.attachedBehaviorType {
    case .anchor: (.zero, Vector2(plan.offset))
    case .items: (Vector2(plan.offset), Vector2(plan.otherOffset))
    }
  }

  /// The spring of a distance joint with a frequency; nil for a rigid one.
  var spring: JointSpring? {
    guard plan.kind == .distance, behavior.frequency > 0 else { return nil }
    return JointSpring(
      hertz: Float(min(behavior.frequency, Tuning.maximumFrequency)),
      dampingRatio: Float(min(behavior.damping, Tuning.maximumDampingRatio)))
  }

  /// The rest length of the distance joint, in points.
  ///
  /// That of a short spring is 0: a spring damps along its direction only, and at a small length
  /// the item would orbit the anchor for minutes (C03).
  private var rodLength: Float {
    let isShort = behavior.frequency > 0 && behavior.length <= Tuning.shortSpringLength
    return isShort ? 0 : Float(behavior.length)
  }

  /// The limits of a revolute joint in radians, or of a prismatic joint in points; nil for none.
  ///
  /// The range is that of the second end relative to the first. An anchor is body A of its joint,
  /// so that [min, max] becomes [−max, −min].
  private var limits: JointLimits? {
    let range = behavior.attachmentRange
    guard !range.isInfinite else { return nil }
    let least = Float(range.minimum)
    let greatest = Float(range.maximum)
    switch behavior.attachedBehaviorType {
    case .items: return JointLimits(lower: least, upper: greatest)
    case .anchor: return JointLimits(lower: -greatest, upper: -least)
    }
  }

  /// The motor of a pin with friction: target speed 0 and a maximum torque.
  private var brake: JointMotor? {
    guard behavior.frictionTorque > 0 else { return nil }
    return .brake(Float(behavior.frictionTorque * Tuning.torqueUnit))
  }

  // MARK: Making

  /// Creates the joint between two bodies; nil if the engine refuses it.
  func makeJoint(_ bodies: (a: BodyHandle, b: BodyHandle)) -> JointHandle? {
    switch plan.kind {
    case .distance, .limit: try? simulation.world.createJoint(distanceJoint(bodies.a, bodies.b))
    case .fixed: try? simulation.world.createJoint(weld(bodies.a, bodies.b))
    case .pin: try? simulation.world.createJoint(hinge(bodies.a, bodies.b))
    case .sliding: try? simulation.world.createJoint(rail(bodies.a, bodies.b))
    }
  }

  private func distanceJoint(_ a: BodyHandle, _ b: BodyHandle) -> DistanceJointDefinition {
    var definition = DistanceJointDefinition(bodyA: a, bodyB: b)
    (definition.localAnchorA, definition.localAnchorB) = localAnchors
    definition.collidesConnected = behavior.itemsCollide
    if plan.kind == .limit {
      definition.maximumLength = Float(behavior.length)
    } else {
      definition.length = rodLength
      definition.spring = spring
    }
    return definition
  }

  private func weld(_ a: BodyHandle, _ b: BodyHandle) -> WeldJointDefinition {
    var definition = WeldJointDefinition(bodyA: a, bodyB: b)
    (definition.localAnchorA, definition.localAnchorB) = localAnchors
    definition.referenceAngle = plan.angle
    definition.collidesConnected = behavior.itemsCollide
    return definition
  }

  private func hinge(_ a: BodyHandle, _ b: BodyHandle) -> RevoluteJointDefinition {
    var definition = RevoluteJointDefinition(bodyA: a, bodyB: b)
    (definition.localAnchorA, definition.localAnchorB) = localAnchors
    definition.referenceAngle = plan.angle
    definition.limits = limits
    definition.motor = brake
    definition.collidesConnected = behavior.itemsCollide
    return definition
  }

  private func rail(_ a: BodyHandle, _ b: BodyHandle) -> PrismaticJointDefinition {
    let isAnchored = behavior.attachedBehaviorType == .anchor
    var definition = PrismaticJointDefinition(
      bodyA: a, bodyB: b, localAxis: isAnchored ? Vector2(plan.axis) : plan.localAxis)
    (definition.localAnchorA, definition.localAnchorB) = localAnchors
    // The angle of B relative to A; an anchor is A, so that the angle is inverted.
    definition.referenceAngle = isAnchored ? -plan.angle : plan.angle
    definition.limits = limits
    definition.collidesConnected = behavior.itemsCollide
    return definition
  }

  // MARK: Changing

  /// Updates the properties of a joint that its kind allows to change; a weld has none.
  func update(_ joint: JointHandle) {
    let world = simulation.world
    switch plan.kind {
    case .distance:
      world.setLength(rodLength, of: joint)
      world.setSpring(spring, of: joint)
    case .limit: world.setLengthRange(minimum: nil, maximum: Float(behavior.length), of: joint)
    case .fixed: break
    case .pin:
      world.setLimits(limits, of: joint)
      world.setMotor(brake, of: joint)
    case .sliding: world.setLimits(limits, of: joint)
    }
  }
}
