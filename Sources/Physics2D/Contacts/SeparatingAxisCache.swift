// SPDX-License-Identifier: Apache-2.0

/// A separating axis of two shapes, and the relative pose of their bodies when it was found.
///
/// Shapes that are separated along an axis stay separated as long as they do not approach along it,
/// however far they slide past each other. Until then the narrow phase skips the pair (the coherence of
/// separating axes: van den Bergen, "Collision Detection in Interactive 3D Environments", 2003).
struct SeparatingAxisCache: BitwiseCopyable {
  /// The distance by which the shapes must approach before they can make a contact point; 0 if it is not
  /// known.
  var clearance: Float = 0
  /// The maximum distance from B's center of mass of features of B that can come near A.
  var reach: Float = 0
  /// The maximum distance of A's outline from its center of mass.
  var extentA: Float = 0
  /// A copy, because the rows of the contact table are scattered in memory.
  let pair: ContactPair
  /// Whether the contact is of a sensor or touches; otherwise its row in the table need not be read.
  ///
  /// Here, where there was a gap, it takes no memory.
  let mayTouch: Bool
  /// From A to B, in A's frame.
  var direction = Vector2.zero
  /// B's center of mass and rotation as seen from A's.
  var position = Vector2.zero
  var rotation = Rotation.identity

  /// Creates a cache without an axis.
  init(_ pair: ContactPair, mayTouch: Bool) {
    self.pair = pair
    self.mayTouch = mayTouch
  }

  /// Creates a cache without an axis for a row of the contact table.
  init(_ record: ContactRecord) {
    self.init(record.pair, mayTouch: !record.flags.isDisjoint(with: [.sensor, .touching]))
  }

  /// Caches the axis that the narrow phase found for two separated shapes.
  init(
    _ found: LocalManifold, _ pair: ContactPair, mayTouch: Bool, _ view: NarrowPhaseView
  ) {
    self.init(
      pair, mayTouch: mayTouch, clearance: found.clearance, along: found.normal, view)
    extentA = view.masses[Int(pair.bodyA)].maximumExtent
    // No feature of B beyond the distance of A's farthest point can come near A.
    let farthestFeature = position.length + extentA + clearance
    let extent = view.masses[Int(pair.bodyB)].maximumExtent
    reach = farthestFeature < extent ? farthestFeature : extent
  }

  /// Caches the line through the centers of mass of two bodies, if the circles around them are so far apart that the
  /// coming step cannot bring them near each other; nil if they are not.
  ///
  /// Circles have no features, and their rotation moves nothing: reach and extent are 0. The contact does not touch.
  @inline(__always)
  init?(circlesOf pair: ContactPair, _ view: NarrowPhaseView) {
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let between = view.poses[bodyB].center - view.poses[bodyA].center
    let radii = view.masses[bodyA].maximumExtent + view.masses[bodyB].maximumExtent
    let contactDistance = radii + view.tolerances.contactDistance
    guard between.lengthSquared > contactDistance * contactDistance else { return nil }
    let distance = between.length
    let axis = (1 / distance) * between
    // h·(−d·v), less the margin from which the clearance counts.
    let speed = axis.dot(view.motions[bodyA].linearVelocity - view.motions[bodyB].linearVelocity)
    let approach = view.seconds * speed - view.tolerances.speculativeDistance
    let clearance = distance - contactDistance
    guard clearance > 0, approach < clearance else { return nil }
    self.init(
      pair, mayTouch: false, clearance: clearance,
      along: view.poses[bodyA].transform.rotation.unrotate(axis), view)
  }

  /// Caches a direction in A's frame, and the relative pose.
  private init(
    _ pair: ContactPair, mayTouch: Bool, clearance: Float, along direction: Vector2,
    _ view: NarrowPhaseView
  ) {
    self.init(pair, mayTouch: mayTouch)
    self.clearance = clearance
    self.direction = direction
    // Everything is kept in A's frame, so that a common motion of both bodies changes nothing.
    let (poseA, poseB) = (view.poses + Int(pair.bodyA), view.poses + Int(pair.bodyB))
    let frame = poseA.pointee.transform.rotation
    position = frame.unrotate(poseB.pointee.center - poseA.pointee.center)
    rotation = frame.inverse * poseB.pointee.transform.rotation
  }

  /// Whether the shapes are still separated too far for a contact point, including a speculative one.
  @inline(__always)
  func state(_ view: NarrowPhaseView) -> State {
    guard clearance > 0 else { return .unknown }
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let frame = view.poses[bodyA].transform.rotation
    // The pose of B relative to A now, and its change since the axis was found.
    let now = frame.unrotate(view.poses[bodyB].center - view.poses[bodyA].center)
    let turn = rotation.inverse * (frame.inverse * view.poses[bodyB].transform.rotation)
    guard turn.cosine > 0.8 else { return .unknown }
    let moved = now - position
    // The approach along the axis d: reach·θ − d·Δx. For cos θ > 0.8 the arc θ exceeds sin θ by less than
    // a tenth.
    let closing = 1.1 * absolute(turn.sine) * reach - direction.dot(moved)
    guard closing < clearance else { return .unknown }
    // The approach that the coming step can add: h·(max(0, −d·v) + |ωA|·extentA + |ωB|·reach). The
    // clearance is measured from the speculative margin, which covers that much of it.
    let motionA = view.motions[bodyA]
    let motionB = view.motions[bodyB]
    let approachSpeed = -direction.dot(
      frame.unrotate(motionB.linearVelocity - motionA.linearVelocity))
    let approachDistance =
      view.seconds
      * ((approachSpeed > 0 ? approachSpeed : 0) + absolute(motionA.angularVelocity) * extentA
        + absolute(motionB.angularVelocity) * reach)
    let margin = view.tolerances.speculativeDistance
    guard approachDistance <= margin || closing + approachDistance - margin < clearance else {
      return .unknown
    }
    // Bounding boxes are compared only after the shapes slid by more than the margin.
    guard moved.lengthSquared > margin * margin else { return .separated }
    return view.areBoundsDisjoint(pair) ? .boundsDisjoint : .separated
  }

  /// What the cached axis says after the bodies have moved.
  enum State {
    /// The shapes may touch; the narrow phase must run.
    case unknown
    /// The shapes are separated.
    case separated
    /// The shapes are separated, and their enlarged bounding boxes no longer overlap.
    case boundsDisjoint
  }
}
