// SPDX-License-Identifier: Apache-2.0

/// The features of two shapes that make a manifold point.
///
/// It is equal from step to step while the point is the same, so that impulses are matched.
typealias FeatureIdentifier = UInt16

/// A manifold point as the narrow phase finds it.
struct LocalManifoldPoint: BitwiseCopyable {
  /// Midway between the two surfaces, in the frame of shape A's body.
  var point = Vector2.zero
  /// Distance between the surfaces along the normal; negative is overlap.
  var separation: Float = 0
  var feature: FeatureIdentifier = 0
}

/// The contact points of two shapes, in the frame of shape A's body.
struct LocalManifold: BitwiseCopyable {
  /// From A to B, of length 1; for separated shapes the separating axis.
  var normal = Vector2.zero
  var first = LocalManifoldPoint()
  var second = LocalManifoldPoint()
  /// 0, 1 or 2 points.
  var count: Int32 = 0
  /// The distance by which the shapes must approach along the normal before there can be a point; 0 if there
  /// is one, or if it is not known.
  var clearance: Float = 0
  /// The part of its overlap that the shallower of two points keeps in `shiftPressure`.
  var shallowerPart: Float = 1
  /// How far B moves along the tangent before it meets A at the points, in the frame of A's body.
  var slide = Vector2.zero

  /// Records that the shapes have a clearance along a direction from A to B.
  @inline(__always)
  mutating func separate(by clearance: Float, along direction: Vector2) {
    normal = direction
    self.clearance = clearance
  }
}

/// A contact point that persists from step to step.
struct ManifoldPoint: BitwiseCopyable {
  /// From the center of mass of A to the point, in world axes at the start of the step.
  var anchorA = Vector2.zero
  /// From the center of mass of B to the point, in world axes at the start of the step.
  var anchorB = Vector2.zero
  /// Distance between the surfaces at the start of the step.
  var separation: Float = 0
  /// Normal impulse of the last sub-step, for warm starting.
  var normalImpulse: Float = 0
  /// Sum of the normal impulses of the sub-steps of a step.
  var totalNormalImpulse: Float = 0
  /// Relative velocity along the normal before the solve; negative approaches.
  var normalVelocity: Float = 0
  var feature: FeatureIdentifier = 0
}

/// The contact points of two shapes, in world axes, with their impulses.
struct Manifold: BitwiseCopyable {
  /// From A to B, of length 1.
  var normal = Vector2.zero
  var first = ManifoldPoint()
  var second = ManifoldPoint()
  /// Impulse along the tangent in the last sub-step.
  var tangentImpulse: Float = 0
  /// 0, 1 or 2 points.
  var count: Int32 = 0
  /// The maximum distance from B's center of mass of features that the manifold depends on; negative if the
  /// manifold must be computed in every step.
  var reach: Float = -1
  /// The radius of A if both shapes are circles about the centers of mass of dynamic bodies; 0 for other pairs.
  var radiusA: Float = 0
  /// The radius of B if both shapes are such circles; for other pairs `ShapeGeometry.cornerRadius`.
  var radiusB: Float = 0
}

extension Manifold {
  /// The separation of the nearer of its points, of which there is at least one.
  var minimumSeparation: Float {
    count > 1 && second.separation < first.separation ? second.separation : first.separation
  }
}
