// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Creates a body without shapes.
  ///
  /// Throws for numbers that are not finite and for negative damping or sleep threshold.
  public func createBody(_ definition: BodyDefinition) throws(PhysicsError) -> BodyHandle {
    try validate(definition)
    let row = bodies.insertRow()
    let isDynamic = definition.kind == .dynamic
    var record = bodies.record[row]
    record.kind = definition.kind
    record.flags = flags(of: definition)
    record.sleepThreshold = definition.sleepThreshold ?? settings.sleepThreshold
    record.userData = definition.userData
    bodies.record[row] = record
    let rotation = Rotation(angle: definition.angle)
    bodies.pose[row] = BodyPose(
      transform: Transform(position: definition.position, rotation: rotation),
      center: definition.position, startCenter: definition.position, startRotation: rotation)
    if definition.kind != .static {
      bodies.motion[row].linearVelocity = limited(definition.linearVelocity)
      bodies.motion[row].angularVelocity = limited(definition.angularVelocity)
    }
    bodies.motion[row].flags = isDynamic ? BodyMotionFlags.dynamic.rawValue : 0
    bodies.forces[row].acceleration = definition.acceleration
    bodies.forces[row].gravityScale = definition.gravityScale
    bodies.forces[row].linearDamping = definition.linearDamping
    bodies.forces[row].angularDamping = definition.angularDamping
    updateMass(of: row)
    if definition.kind != .static {
      if definition.isAwake || !settings.allowsSleep || !definition.allowsSleep {
        bodies.insertAwake(row)
      } else {
        bodies.record[row].nextAsleep = row
        bodies.sleepingCount &+= 1
        stopMotion(of: row)
      }
    }
    return handle(ofBody: row)
  }

  /// Destroys a body with its shapes, chains and joints; wakes the bodies that touched it.
  public func destroyBody(_ body: BodyHandle) {
    guard let row = usableBody(body) else { return }
    wakeBodyAndNeighbors(row)
    while bodies.record[row].firstJointEdge >= 0 {
      destroyJointRow(bodies.record[row].firstJointEdge >> 1)
    }
    while bodies.record[row].firstShape >= 0 { removeShape(bodies.record[row].firstShape) }
    if bodies.record[row].awakeIndex >= 0 { bodies.removeAwake(row) }
    bodies.removeRow(row)
    forgetStepsIfEmpty()
  }

  /// Makes a world without bodies step as a new one does, whatever its last steps were.
  func forgetStepsIfEmpty() {
    guard bodies.liveCount == 0 else { return }
    predictedSeconds = Self.firstPredictedSeconds
    sharedVelocity = .zero
    graph.forgetSteps()
  }

  /// Whether a handle names a body that exists.
  public func isValid(_ body: BodyHandle) -> Bool { bodyIndex(body) != nil }

  /// The number of bodies.
  public var bodyCount: Int { bodies.liveCount }

  /// The number of dynamic and kinematic bodies that are awake.
  public var awakeBodyCount: Int { bodies.awake.count }

  /// The row of a body; nil for a stale handle.
  func bodyIndex(_ body: BodyHandle) -> Int32? {
    guard body.index >= 0, Int(body.index) < bodies.record.count else { return nil }
    let record = bodies.record[body.index]
    guard record.generation == body.generation, record.flags.contains(.inUse) else { return nil }
    return body.index
  }

  /// The row of a body; counts a refusal for a stale handle.
  func usableBody(_ body: BodyHandle) -> Int32? {
    if let row = bodyIndex(body) { return row }
    refuse(.staleBody)
    return nil
  }

  /// The handle of a row.
  func handle(ofBody row: Int32) -> BodyHandle {
    BodyHandle(index: row, generation: bodies.record[row].generation)
  }

  /// A velocity clamped to the world's maximum speed.
  func limited(_ velocity: Vector2) -> Vector2 {
    let speed = velocity.length
    guard speed > settings.maximumLinearSpeed else { return velocity }
    return (settings.maximumLinearSpeed / speed) * velocity
  }

  /// An angular velocity clamped to the engine's maximum.
  func limited(_ angularVelocity: Float) -> Float {
    let maximum = WorldSettings.maximumAngularSpeed
    return angularVelocity > maximum
      ? maximum : angularVelocity < -maximum ? -maximum : angularVelocity
  }

  private func flags(of definition: BodyDefinition) -> BodyFlags {
    var flags: BodyFlags = .inUse
    if !definition.allowsRotation { flags.insert(.fixedRotation) }
    if definition.allowsSleep { flags.insert(.allowsSleep) }
    if definition.isBullet { flags.insert(.bullet) }
    return flags
  }

  private func validate(_ definition: BodyDefinition) throws(PhysicsError) {
    guard isUsable(definition.position) else { throw .notFinite("position") }
    guard definition.angle.isFinite else { throw .notFinite("angle") }
    guard isUsable(definition.linearVelocity) else { throw .notFinite("linearVelocity") }
    guard isUsable(definition.angularVelocity) else { throw .notFinite("angularVelocity") }
    guard isUsable(definition.acceleration) else { throw .notFinite("acceleration") }
    guard isUsable(definition.gravityScale) else { throw .notFinite("gravityScale") }
    guard isUsable(definition.linearDamping) else { throw .notFinite("linearDamping") }
    guard isUsable(definition.angularDamping) else { throw .notFinite("angularDamping") }
    guard definition.linearDamping >= 0 else { throw .outOfRange("linearDamping") }
    guard definition.angularDamping >= 0 else { throw .outOfRange("angularDamping") }
    if let threshold = definition.sleepThreshold {
      guard isUsable(threshold) else { throw .notFinite("sleepThreshold") }
      guard threshold >= 0 else { throw .outOfRange("sleepThreshold") }
    }
  }
}
