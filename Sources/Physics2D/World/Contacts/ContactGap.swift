/// How far two shapes are apart, and how their bodies stood when that was found out.
///
/// Until the bodies have moved so far relative to each other, the narrow phase need not look at them.
struct ContactGap: BitwiseCopyable {
  /// How much nearer the shapes must come at least before they make a contact point; 0 where that is not
  /// known.
  private(set) var distance: Float = 0
  /// How far from B's center of mass something of B may come near A.
  private var reach: Float = 0
  /// How far A's outline is from its center of mass at most.
  private var extentA: Float = 0
  private var bodyA: Int32 = 0
  private var bodyB: Int32 = 0
  /// B's center of mass and rotation as seen from A's.
  private var position = Vector2.zero
  private var rotation = Rotation.identity

  /// Nothing is known.
  init() {}

  /// What is known after a look at two shapes.
  init(_ gap: Float, _ bodyA: Int, _ bodyB: Int, _ rows: NarrowPhaseRows) {
    let frame = rows.poses[bodyA].transform.rotation
    distance = gap
    self.bodyA = Int32(truncatingIfNeeded: bodyA)
    self.bodyB = Int32(truncatingIfNeeded: bodyB)
    extentA = rows.masses[bodyA].maximumExtent
    position = frame.unrotate(rows.poses[bodyB].center - rows.poses[bodyA].center)
    rotation = frame.inverse * rows.poses[bodyB].transform.rotation
    let around = position.length + extentA + distance
    let extent = rows.masses[bodyB].maximumExtent
    reach = around < extent ? around : extent
  }

  /// Whether the shapes still are too far from each other for a contact point, also one that looks ahead
  /// as far as they will move.
  func isOpen(_ rows: NarrowPhaseRows) -> Bool {
    guard distance > 0 else { return false }
    let (bodyA, bodyB) = (Int(bodyA), Int(bodyB))
    let frame = rows.poses[bodyA].transform.rotation
    let now = frame.unrotate(rows.poses[bodyB].center - rows.poses[bodyA].center)
    let turn = rotation.inverse * (frame.inverse * rows.poses[bodyB].transform.rotation)
    guard turn.cosine > 0.8 else { return false }
    // The way of a point is longer than the sine of the turn says, by less than a tenth.
    let moved = (now - position).length + 1.1 * absolute(turn.sine) * reach
    // Boxes that have parted must be noticed before long.
    guard moved < distance, moved < rows.tolerances.speculativeDistance else { return false }
    let motionA = rows.motions[bodyA]
    let motionB = rows.motions[bodyB]
    let way =
      rows.seconds
      * ((motionB.linearVelocity - motionA.linearVelocity).length
        + absolute(motionA.angularVelocity) * extentA
        + absolute(motionB.angularVelocity) * reach)
    return way <= rows.tolerances.speculativeDistance
      || moved + way - rows.tolerances.speculativeDistance < distance
  }
}
