/// How far two shapes are apart along a direction, and how their bodies stood when that was found out.
///
/// What is apart along a direction stays apart as long as it does not come nearer along it, however far
/// it slides past: until then the narrow phase need not look at the shapes.
struct SeparatingAxisCache: BitwiseCopyable {
  /// How much nearer the shapes must come at least before they make a contact point; 0 where that is not
  /// known.
  private(set) var clearance: Float = 0
  /// How far from B's center of mass something of B may come near A.
  private var reach: Float = 0
  /// How far A's outline is from its center of mass at most.
  private var extentA: Float = 0
  /// Here as well, because rows of the contact table lie scattered in memory.
  let pair: ContactPair
  /// From A to B, in A's frame.
  private var direction = Vector2.zero
  /// B's center of mass and rotation as seen from A's.
  private var position = Vector2.zero
  private var rotation = Rotation.identity

  /// Nothing is known.
  init(_ pair: ContactPair) { self.pair = pair }

  /// What is known after a look at two shapes.
  init(_ found: LocalManifold, _ pair: ContactPair, _ view: NarrowPhaseView) {
    self.pair = pair
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let frame = view.poses[bodyA].transform.rotation
    clearance = found.clearance
    direction = found.normal
    extentA = view.masses[bodyA].maximumExtent
    position = frame.unrotate(view.poses[bodyB].center - view.poses[bodyA].center)
    rotation = frame.inverse * view.poses[bodyB].transform.rotation
    let farthestFeature = position.length + extentA + clearance
    let extent = view.masses[bodyB].maximumExtent
    reach = farthestFeature < extent ? farthestFeature : extent
  }

  /// Whether the shapes still are too far from each other for a contact point, also one that looks ahead
  /// as far as they will move.
  @inline(__always)
  func state(_ view: NarrowPhaseView) -> State {
    guard clearance > 0 else { return .unknown }
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let frame = view.poses[bodyA].transform.rotation
    let now = frame.unrotate(view.poses[bodyB].center - view.poses[bodyA].center)
    let turn = rotation.inverse * (frame.inverse * view.poses[bodyB].transform.rotation)
    guard turn.cosine > 0.8 else { return .unknown }
    let moved = now - position
    // The way of a point is longer than the sine of the turn says, by less than a tenth.
    let closing = 1.1 * absolute(turn.sine) * reach - direction.dot(moved)
    guard closing < clearance else { return .unknown }
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
    guard moved.lengthSquared > margin * margin else { return .separated }
    return view.areBoundsDisjoint(pair) ? .boundsDisjoint : .separated
  }

  /// What is known about a gap after the bodies have moved.
  enum State {
    /// It may have closed.
    case unknown
    case separated
    /// It is open, and the shapes have slid so far that their boxes do not overlap any more.
    case boundsDisjoint
  }
}
