// SPDX-License-Identifier: Apache-2.0

// Forces act during the next step and are cleared after it. A force that does not wake a sleeping body has no
// effect: a force that could not move the body before it slept does not move it now.
extension World {
  /// Applies a force at a point of the world during the next step.
  ///
  /// `wakes` tells whether the body wakes if it sleeps, and resets its rest time if it is awake.
  public func applyForce(
    _ force: Vector2, at point: Vector2, to body: BodyHandle, wakes: Bool = true
  ) {
    guard isUsable(force) else { return refuse(.notFinite("force")) }
    guard isUsable(point) else { return refuse(.notFinite("point")) }
    guard let row = dynamicRow(of: body, wakes: wakes) else { return }
    bodies.forces[row].force += force
    bodies.forces[row].torque += (point - bodies.pose[row].center).cross(force)
  }

  /// Applies a force at the center of mass during the next step.
  public func applyForceToCenter(_ force: Vector2, to body: BodyHandle, wakes: Bool = true) {
    guard isUsable(force) else { return refuse(.notFinite("force")) }
    guard let row = dynamicRow(of: body, wakes: wakes) else { return }
    bodies.forces[row].force += force
  }

  /// Applies an acceleration during the next step, length units/s².
  public func applyAcceleration(
    _ acceleration: Vector2, to body: BodyHandle, wakes: Bool = true
  ) {
    guard isUsable(acceleration) else { return refuse(.notFinite("acceleration")) }
    guard let row = dynamicRow(of: body, wakes: wakes) else { return }
    bodies.forces[row].force += bodies.mass[row].mass * acceleration
  }

  /// Applies an angular acceleration during the next step, radians/s², positive from x toward y.
  public func applyAngularAcceleration(
    _ acceleration: Float, to body: BodyHandle, wakes: Bool = true
  ) {
    guard isUsable(acceleration) else { return refuse(.notFinite("acceleration")) }
    guard let row = dynamicRow(of: body, wakes: wakes) else { return }
    bodies.forces[row].torque += bodies.mass[row].rotationalInertia * acceleration
  }

  /// Applies a torque during the next step, positive from x toward y.
  public func applyTorque(_ torque: Float, to body: BodyHandle, wakes: Bool = true) {
    guard isUsable(torque) else { return refuse(.notFinite("torque")) }
    guard let row = dynamicRow(of: body, wakes: wakes) else { return }
    bodies.forces[row].torque += torque
  }

  /// Applies a linear impulse at a point of the world; changes the velocity immediately and wakes the body.
  public func applyLinearImpulse(_ impulse: Vector2, at point: Vector2, to body: BodyHandle) {
    guard isUsable(impulse) else { return refuse(.notFinite("impulse")) }
    guard isUsable(point) else { return refuse(.notFinite("point")) }
    guard let row = dynamicRow(of: body, wakes: true) else { return }
    let arm = point - bodies.pose[row].center
    addVelocity(
      bodies.mass[row].inverseMass * impulse,
      bodies.mass[row].inverseInertia * arm.cross(impulse), to: row)
  }

  /// Applies a linear impulse at the center of mass; changes the velocity immediately and wakes the body.
  public func applyLinearImpulseToCenter(_ impulse: Vector2, to body: BodyHandle) {
    guard isUsable(impulse) else { return refuse(.notFinite("impulse")) }
    guard let row = dynamicRow(of: body, wakes: true) else { return }
    addVelocity(bodies.mass[row].inverseMass * impulse, 0, to: row)
  }

  /// Applies an angular impulse; changes the angular velocity immediately and wakes the body.
  public func applyAngularImpulse(_ impulse: Float, to body: BodyHandle) {
    guard isUsable(impulse) else { return refuse(.notFinite("impulse")) }
    guard let row = dynamicRow(of: body, wakes: true) else { return }
    addVelocity(.zero, bodies.mass[row].inverseInertia * impulse, to: row)
  }

  private func addVelocity(_ linear: Vector2, _ angular: Float, to row: Int32) {
    let motion = bodies.motion[row]
    let velocity = motion.linearVelocity + linear
    let angularVelocity = motion.angularVelocity + angular
    guard velocity.lengthSquared.isFinite, angularVelocity.isFinite else {
      return refuse(.outOfRange("impulse"))
    }
    bodies.motion[row].linearVelocity = limited(velocity)
    bodies.motion[row].angularVelocity = limited(angularVelocity)
    moveProxies(of: row)
  }

  /// The row of a dynamic body that is awake after the call; nil if a force has no effect.
  private func dynamicRow(of body: BodyHandle, wakes: Bool) -> Int32? {
    guard let row = usableBody(body), bodies.record[row].kind == .dynamic else { return nil }
    if wakes { wakeBody(row) }
    return bodies.record[row].awakeIndex >= 0 ? row : nil
  }
}
