/// How far two shapes are apart along a direction, and how their bodies stood when that was found out.
///
/// What is apart along a direction stays apart as long as it does not come nearer along it, however far
/// it slides past: until then the narrow phase need not look at the shapes.
struct ContactGap: BitwiseCopyable {
  /// How much nearer the shapes must come at least before they make a contact point; 0 where that is not
  /// known.
  private(set) var distance: Float = 0
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
  init(_ found: LocalManifold, _ pair: ContactPair, _ rows: NarrowPhaseRows) {
    self.pair = pair
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let frame = rows.poses[bodyA].transform.rotation
    distance = found.gap
    direction = found.normal
    extentA = rows.masses[bodyA].maximumExtent
    position = frame.unrotate(rows.poses[bodyB].center - rows.poses[bodyA].center)
    rotation = frame.inverse * rows.poses[bodyB].transform.rotation
    let around = position.length + extentA + distance
    let extent = rows.masses[bodyB].maximumExtent
    reach = around < extent ? around : extent
  }

  /// Whether the shapes still are too far from each other for a contact point, also one that looks ahead
  /// as far as they will move.
  @inline(__always)
  func state(_ rows: NarrowPhaseRows) -> State {
    guard distance > 0 else { return .unknown }
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let frame = rows.poses[bodyA].transform.rotation
    let now = frame.unrotate(rows.poses[bodyB].center - rows.poses[bodyA].center)
    let turn = rotation.inverse * (frame.inverse * rows.poses[bodyB].transform.rotation)
    guard turn.cosine > 0.8 else { return .unknown }
    let moved = now - position
    // The way of a point is longer than the sine of the turn says, by less than a tenth.
    let closing = 1.1 * absolute(turn.sine) * reach - direction.dot(moved)
    guard closing < distance else { return .unknown }
    let motionA = rows.motions[bodyA]
    let motionB = rows.motions[bodyB]
    let approach = -direction.dot(
      frame.unrotate(motionB.linearVelocity - motionA.linearVelocity))
    let way =
      rows.seconds
      * ((approach > 0 ? approach : 0) + absolute(motionA.angularVelocity) * extentA
        + absolute(motionB.angularVelocity) * reach)
    let standard = rows.tolerances.speculativeDistance
    guard way <= standard || closing + way - standard < distance else { return .unknown }
    guard moved.lengthSquared > standard * standard else { return .open }
    return rows.haveParted(pair) ? .parted : .open
  }

  /// What is known about a gap after the bodies have moved.
  enum State {
    /// It may have closed.
    case unknown
    case open
    /// It is open, and the shapes have slid so far that their boxes do not overlap any more.
    case parted
  }
}
