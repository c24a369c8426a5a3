/// What a distance joint is made with: a rod, a spring, a rope, or a spring between two lengths.
///
/// - Without spring and range the joint is a rod of a length.
/// - With a spring it pulls and pushes towards its length.
/// - With a least or greatest length and no spring it is a rope: free within the range.
/// - With both, the range stops the spring.
///
/// A length of zero holds the two anchors together in every direction, rigidly or by the spring.
public struct DistanceJointDefinition: Sendable {
  /// The first body; a static one joins to the world.
  public var bodyA: BodyHandle
  /// The second body.
  public var bodyB: BodyHandle
  /// The point in the frame of body A; its origin by default.
  public var localAnchorA = Vector2.zero
  /// The point in the frame of body B; its origin by default.
  public var localAnchorB = Vector2.zero
  /// The length of the rod, or of the spring at rest; 0 or more, length units.
  ///
  /// Nil is the distance between the anchors when the joint is made.
  public var length: Float?
  /// The spring; none by default.
  public var spring: JointSpring?
  /// The least length, 0 or more; no lower limit if nil.
  public var minimumLength: Float?
  /// The greatest length, not below the least one; no upper limit if nil.
  public var maximumLength: Float?
  /// Whether the two bodies collide with each other; false by default.
  public var collidesConnected = false
  /// The owner's own number; the engine only hands it back.
  public var userData: UInt64 = 0

  /// Creates the definition of a rod between the origins of two bodies.
  public init(bodyA: BodyHandle, bodyB: BodyHandle) {
    self.bodyA = bodyA
    self.bodyB = bodyB
  }
}

extension World {
  /// Makes a distance joint and wakes its bodies.
  @discardableResult
  public func createJoint(
    _ definition: DistanceJointDefinition
  ) throws(PhysicsError) -> JointHandle {
    let rows = try bodyRows(definition.bodyA, definition.bodyB)
    try requireUsable(definition.localAnchorA, "localAnchorA")
    try requireUsable(definition.localAnchorB, "localAnchorB")
    try definition.spring?.requireUsable()
    var joint = DistanceJoint()
    joint.localAnchorA = definition.localAnchorA
    joint.localAnchorB = definition.localAnchorB
    let separation =
      bodies.pose[rows.b].transform * definition.localAnchorB
      - bodies.pose[rows.a].transform * definition.localAnchorA
    if separation.length > 0 { joint.axis = separation.normalized }
    try joint.setLength(definition.length ?? separation.length)
    joint.setSpring(definition.spring)
    try joint.setRange(definition.minimumLength, definition.maximumLength)
    return insertJoint(
      .distance, row: joints.distance.insert(joint), bodyA: rows.a, bodyB: rows.b,
      collidesConnected: definition.collidesConnected, userData: definition.userData)
  }

  /// The length of a distance joint's rod or resting spring, length units.
  public func length(of joint: JointHandle) -> Float {
    guard let row = readableRow(joint, .distance) else { return 0 }
    return joints.distance[row].length
  }

  /// Sets the length of a distance joint's rod or resting spring, 0 or more, length units.
  public func setLength(_ length: Float, of joint: JointHandle) {
    guard let row = usableRow(joint, .distance) else { return }
    do throws(PhysicsError) {
      try joints.distance[row].setLength(length)
      wakeBodies(of: joint)
    } catch { refuse(error) }
  }

  /// Sets the least and greatest length of a distance joint; nil takes a limit away.
  public func setLengthRange(minimum: Float?, maximum: Float?, of joint: JointHandle) {
    guard let row = usableRow(joint, .distance) else { return }
    do throws(PhysicsError) {
      try joints.distance[row].setRange(minimum, maximum)
      wakeBodies(of: joint)
    } catch { refuse(error) }
  }
}

extension DistanceJoint {
  fileprivate mutating func setLength(_ length: Float) throws(PhysicsError) {
    guard isUsable(length) else { throw .notFinite("length") }
    guard length >= 0 else { throw .outOfRange("length") }
    self.length = length
  }

  mutating func setSpring(_ spring: JointSpring?) {
    hasSpring = spring != nil
    self.spring = spring ?? JointSpring(hertz: 0, dampingRatio: 0)
  }

  fileprivate mutating func setRange(
    _ minimum: Float?, _ maximum: Float?
  ) throws(PhysicsError) {
    guard minimum != nil || maximum != nil else {
      hasRange = false
      lowerImpulse = 0
      upperImpulse = 0
      return
    }
    let least = minimum ?? 0
    let greatest = maximum ?? .infinity
    guard isUsable(least), greatest == greatest else { throw .notFinite("length range") }
    guard least >= 0, greatest >= least else { throw .outOfRange("length range") }
    hasRange = true
    minimumLength = least
    maximumLength = greatest < maximumCoordinate ? greatest : maximumCoordinate
  }
}
