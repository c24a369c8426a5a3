// SPDX-License-Identifier: Apache-2.0

/// The definition of a distance joint: a rod, a spring, a rope, or a spring between two lengths.
///
/// - Without a spring and a range the joint is a rod.
/// - With a spring it pulls and pushes towards its length.
/// - With a minimum or maximum length and no spring it is a rope: free within the range.
/// - With both, the range limits the spring.
///
/// A length of zero keeps the two anchors together, rigidly or by the spring.
public struct DistanceJointDefinition: JointDefinition {
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
  /// The minimum length, 0 or more; no lower limit if nil.
  public var minimumLength: Float?
  /// The maximum length, not below the minimum; no upper limit if nil.
  public var maximumLength: Float?
  /// Whether the two bodies collide with each other; false by default.
  public var collidesConnected = false
  /// A number of the owner's that the engine does not use.
  public var userData: UInt64 = 0

  /// Creates the definition of a rod between the origins of two bodies.
  public init(bodyA: BodyHandle, bodyB: BodyHandle) {
    self.bodyA = bodyA
    self.bodyB = bodyB
  }
}

extension World {
  /// Creates a distance joint and wakes its bodies.
  @discardableResult
  public func createJoint(
    _ definition: DistanceJointDefinition
  ) throws(PhysicsError) -> JointHandle {
    let rows = try validatedBodies(of: definition)
    try definition.spring?.requireUsable()
    var joint = DistanceJoint()
    joint.setAnchors(of: definition)
    let separation =
      bodies.pose[rows.b].transform * definition.localAnchorB
      - bodies.pose[rows.a].transform * definition.localAnchorA
    if separation.length > 0 { joint.axis = separation.normalized }
    try joint.setLength(definition.length ?? separation.length)
    joint.setSpring(definition.spring)
    try joint.setRange(definition.minimumLength, definition.maximumLength)
    return insertJoint(.distance, row: joints.distance.insert(joint), rows, definition)
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

  /// Sets the minimum and maximum length of a distance joint; nil removes a limit.
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

  fileprivate mutating func setRange(
    _ minimum: Float?, _ maximum: Float?
  ) throws(PhysicsError) {
    guard minimum != nil || maximum != nil else {
      hasRange = false
      lowerImpulse = 0
      upperImpulse = 0
      return
    }
    let lower = minimum ?? 0
    let upper = maximum ?? .infinity
    guard isUsable(lower), upper == upper else { throw .notFinite("length range") }
    guard lower >= 0, upper >= lower else { throw .outOfRange("length range") }
    hasRange = true
    minimumLength = lower
    maximumLength = upper < maximumCoordinate ? upper : maximumCoordinate
  }
}
