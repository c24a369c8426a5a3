/// Which features of two shapes made a manifold point; equal from step to step while the point is
/// the same, so that its impulses can be carried over.
typealias FeatureIdentifier = UInt16

/// A point of a manifold as the narrow phase finds it.
struct LocalManifoldPoint: BitwiseCopyable {
  /// Midway between the two surfaces, in the frame of shape A's body.
  var point = Vector2.zero
  /// Distance between the surfaces along the normal; negative is overlap.
  var separation: Float = 0
  var feature: FeatureIdentifier = 0
}

/// Where two shapes touch or nearly touch, in the frame of shape A's body.
struct LocalManifold: BitwiseCopyable {
  /// From A to B, of length 1; of shapes with a gap the direction along which it was measured.
  var normal = Vector2.zero
  var first = LocalManifoldPoint()
  var second = LocalManifoldPoint()
  /// 0, 1 or 2 points.
  var count: Int32 = 0
  /// How much nearer the shapes must come along the normal before there can be a point; 0 where there is
  /// one, or where that is not known.
  var clearance: Float = 0

  /// No point for shapes that are so far from being near enough along a direction from A to B.
  static func separated(by clearance: Float, along direction: Vector2) -> LocalManifold {
    var manifold = LocalManifold()
    manifold.normal = direction
    manifold.clearance = clearance
    return manifold
  }
}

/// A contact point that the solver keeps from step to step.
struct ManifoldPoint: BitwiseCopyable {
  /// From the center of mass of A to the point, in world axes at the start of the step.
  var anchorA = Vector2.zero
  /// From the center of mass of B to the point, in world axes at the start of the step.
  var anchorB = Vector2.zero
  /// Distance between the surfaces at the start of the step.
  var separation: Float = 0
  /// Impulse along the normal in the last sub-step; the start of the next solve.
  var normalImpulse: Float = 0
  /// Sum of the normal impulses of the sub-steps of a step.
  var totalNormalImpulse: Float = 0
  /// Relative velocity along the normal before the solve; negative approaches.
  var normalVelocity: Float = 0
  var feature: FeatureIdentifier = 0
}

/// Where two shapes touch, in world axes, with the impulses that hold them apart.
struct Manifold: BitwiseCopyable {
  /// From A to B, of length 1.
  var normal = Vector2.zero
  var first = ManifoldPoint()
  var second = ManifoldPoint()
  /// Impulse along the tangent in the last sub-step.
  var tangentImpulse: Float = 0
  /// 0, 1 or 2 points.
  var count: Int32 = 0
  /// How far from B's center of mass features lie that the manifold can depend on; negative where the
  /// manifold must be computed in every step.
  var reach: Float = -1
  /// The radii of two discs about the centers of mass of moving bodies; 0 for other pairs.
  var radiusA: Float = 0
  var radiusB: Float = 0
}
