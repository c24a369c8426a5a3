// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A ragdoll of 11 bones, 1.55 m high, without self-collision.
struct Ragdoll {
  private var bones: [Int] = []

  /// A vertical bone and its joint to a parent.
  private struct Bone {
    var parent: Int?
    /// The height of its origin above the feet, meters.
    var height: Float
    /// The lower and upper end of its capsule relative to its origin.
    var reach: (Float, Float)
    var radius: Float
    /// The height of its joint above the feet.
    var pivot: Float = 0
    /// The limits of its joint in half turns.
    var limits: (Float, Float) = (0, 0)
    /// The friction torque of its joint, relative to that of the ragdoll.
    var friction: Float = 1
    var linearDamping: Float = 0
    var hasFoot = false
  }

  /// Adds a ragdoll with its feet at a point, in its own filter group.
  init(at feet: Vector2, group: Int32, on backend: any PhysicsBackend) throws {
    for bone in Self.bones { try add(bone, at: feet, group: group, on: backend) }
  }

  /// Removes the ragdoll.
  func remove(from backend: any PhysicsBackend) {
    for bone in bones { backend.removeBody(bone) }
  }

  private mutating func add(
    _ bone: Bone, at feet: Vector2, group: Int32, on backend: any PhysicsBackend
  ) throws {
    var definition = BodyDefinition(kind: .dynamic, position: feet + Vector2(0, bone.height))
    definition.linearDamping = bone.linearDamping
    definition.sleepThreshold = 0.1
    let body = try backend.addBody(definition)
    var surface = ShapeDefinition()
    surface.friction = 0.2
    surface.filter = CollisionFilter(categories: 2, mask: 3, group: group)
    try backend.addShape(
      .capsule(
        CapsuleShape(
          from: Vector2(0, bone.reach.0), to: Vector2(0, bone.reach.1), radius: bone.radius)),
      to: body, surface)
    if bone.hasFoot { try addFoot(to: body, surface, on: backend) }
    if let parent = bone.parent {
      try backend.addRevoluteJoint(joint(of: bone, body, on: parent))
    }
    bones.append(body)
  }

  private func addFoot(
    to body: Int, _ surface: ShapeDefinition, on backend: any PhysicsBackend
  ) throws {
    var surface = surface
    surface.friction = 0.05
    surface.filter.mask = 1
    let corners = [
      Vector2(-0.03, -0.185), Vector2(0.11, -0.185), Vector2(0.11, -0.16), Vector2(-0.03, -0.14),
    ]
    try backend.addShape(.polygon(PolygonShape(hull: corners, radius: 0.015)), to: body, surface)
  }

  private func joint(of bone: Bone, _ body: Int, on parent: Int) -> SceneRevoluteJoint {
    var joint = SceneRevoluteJoint(
      bones[parent], body, localAnchorA: Vector2(0, bone.pivot - Self.bones[parent].height),
      localAnchorB: Vector2(0, bone.pivot - bone.height))
    joint.limits = JointLimits(lower: bone.limits.0 * .pi, upper: bone.limits.1 * .pi)
    joint.motor = .brake(0.05 * bone.friction)
    joint.spring = JointSpring(hertz: 5, dampingRatio: 0.5)
    return joint
  }

  private static let bones: [Bone] = {
    let upperLeg = Bone(
      parent: 0, height: 0.775, reach: (-0.125, 0.125), radius: 0.06, pivot: 0.9,
      limits: (-0.05, 0.4))
    func lowerLeg(of parent: Int) -> Bone {
      Bone(
        parent: parent, height: 0.475, reach: (-0.155, 0.125), radius: 0.045, pivot: 0.625,
        limits: (-0.5, -0.02), friction: 0.5, hasFoot: true)
    }
    let upperArm = Bone(
      parent: 1, height: 1.225, reach: (-0.125, 0.125), radius: 0.035, pivot: 1.35,
      limits: (-0.1, 0.8), friction: 0.5)
    func lowerArm(of parent: Int) -> Bone {
      Bone(
        parent: parent, height: 0.975, reach: (-0.125, 0.125), radius: 0.03, pivot: 1.1,
        limits: (-0.2, 0.3), friction: 0.1, linearDamping: 0.1)
    }
    return [
      Bone(height: 0.95, reach: (-0.02, 0.02), radius: 0.095),
      Bone(
        parent: 0, height: 1.2, reach: (-0.135, 0.135), radius: 0.09, pivot: 1,
        limits: (-0.25, 0), friction: 0.5),
      Bone(
        parent: 1, height: 1.475, reach: (-0.038, 0.039), radius: 0.075, pivot: 1.4,
        limits: (-0.3, 0.1), friction: 0.25, linearDamping: 0.1),
      upperLeg, lowerLeg(of: 3), upperLeg, lowerLeg(of: 5),
      upperArm, lowerArm(of: 7), upperArm, lowerArm(of: 9),
    ]
  }()
}
