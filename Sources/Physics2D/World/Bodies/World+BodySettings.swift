// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Sets the pose of a body and keeps its velocity; wakes it and the bodies that touch it.
  public func setTransform(of body: BodyHandle, position: Vector2, angle: Float) {
    guard isUsable(position) else { return refuse(.notFinite("position")) }
    guard angle.isFinite else { return refuse(.notFinite("angle")) }
    guard let row = usableBody(body) else { return }
    wakeBodyAndNeighbors(row)
    let rotation = Rotation(angle: angle)
    let transform = Transform(position: position, rotation: rotation)
    let center = transform * bodies.mass[row].localCenter
    bodies.pose[row] = BodyPose(
      transform: transform, center: center, startCenter: center, startRotation: rotation)
    bodies.motion[row].deltaPosition = .zero
    moveProxies(of: row)
  }

  /// Sets the velocity of the center of mass, length units/s; wakes the body unless it is zero.
  public func setLinearVelocity(_ velocity: Vector2, of body: BodyHandle) {
    guard isUsable(velocity) else { return refuse(.notFinite("velocity")) }
    guard let row = usableBody(body), bodies.record[row].kind != .static else { return }
    if velocity != .zero { wakeBody(row) }
    bodies.motion[row].linearVelocity = limited(velocity)
    moveProxies(of: row)
  }

  /// Sets the angular velocity, radians per second; wakes the body unless it is zero.
  public func setAngularVelocity(_ velocity: Float, of body: BodyHandle) {
    guard isUsable(velocity) else { return refuse(.notFinite("velocity")) }
    guard let row = usableBody(body), bodies.record[row].kind != .static else { return }
    if velocity != 0 { wakeBody(row) }
    bodies.motion[row].angularVelocity = limited(velocity)
    moveProxies(of: row)
  }

  /// Sets the damping, both per second and not negative.
  public func setDamping(linear: Float, angular: Float, of body: BodyHandle) {
    guard isUsable(linear), isUsable(angular) else { return refuse(.notFinite("damping")) }
    guard linear >= 0, angular >= 0 else { return refuse(.outOfRange("damping")) }
    guard let row = usableBody(body) else { return }
    bodies.forces[row].linearDamping = linear
    bodies.forces[row].angularDamping = angular
  }

  /// Sets the persistent acceleration, length units/s²; a change wakes the body.
  public func setAcceleration(_ acceleration: Vector2, of body: BodyHandle) {
    guard isUsable(acceleration) else { return refuse(.notFinite("acceleration")) }
    guard let row = usableBody(body), bodies.forces[row].acceleration != acceleration else {
      return
    }
    bodies.forces[row].acceleration = acceleration
    wakeBody(row)
  }

  /// Sets the factor of the world's gravity; a change wakes the body.
  public func setGravityScale(_ scale: Float, of body: BodyHandle) {
    guard isUsable(scale) else { return refuse(.notFinite("scale")) }
    guard let row = usableBody(body), bodies.forces[row].gravityScale != scale else { return }
    bodies.forces[row].gravityScale = scale
    wakeBody(row)
  }

  /// Sets whether contacts and torques rotate the body; false stops its rotation.
  public func setAllowsRotation(_ allowsRotation: Bool, of body: BodyHandle) {
    guard let row = usableBody(body) else { return }
    let isFixed = bodies.record[row].flags.contains(.fixedRotation)
    guard isFixed == allowsRotation else { return }
    if allowsRotation {
      bodies.record[row].flags.remove(.fixedRotation)
    } else {
      bodies.record[row].flags.insert(.fixedRotation)
      bodies.motion[row].angularVelocity = 0
    }
    updateInverseMass(of: row)
    wakeBody(row)
  }

  /// Sets whether the body may sleep; wakes it.
  public func setAllowsSleep(_ allowsSleep: Bool, of body: BodyHandle) {
    guard let row = usableBody(body) else { return }
    if allowsSleep {
      bodies.record[row].flags.insert(.allowsSleep)
    } else {
      bodies.record[row].flags.remove(.allowsSleep)
    }
    wakeBody(row)
  }

  /// Sets whether continuous collision also considers dynamic bodies.
  public func setIsBullet(_ isBullet: Bool, of body: BodyHandle) {
    guard let row = usableBody(body) else { return }
    if isBullet {
      bodies.record[row].flags.insert(.bullet)
    } else {
      bodies.record[row].flags.remove(.bullet)
    }
  }

  /// Sets the speed below which the body rests, length units/s.
  public func setSleepThreshold(_ threshold: Float, of body: BodyHandle) {
    guard isUsable(threshold) else { return refuse(.notFinite("threshold")) }
    guard threshold >= 0 else { return refuse(.outOfRange("threshold")) }
    guard let row = usableBody(body) else { return }
    bodies.record[row].sleepThreshold = threshold
  }

  /// Sets the owner's number.
  public func setUserData(_ userData: UInt64, of body: BodyHandle) {
    guard let row = usableBody(body) else { return }
    bodies.record[row].userData = userData
  }
}
