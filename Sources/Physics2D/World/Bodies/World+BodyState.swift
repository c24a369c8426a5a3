// SPDX-License-Identifier: Apache-2.0

// A getter of a stale handle returns zero and counts no refusal.
extension World {
  /// The origin of the body's frame in the world.
  public func position(of body: BodyHandle) -> Vector2 { transform(of: body).position }

  /// The rotation of the body's frame in radians, from −π to π.
  public func angle(of body: BodyHandle) -> Float { transform(of: body).rotation.angle }

  /// The rotation of the body's frame.
  public func rotation(of body: BodyHandle) -> Rotation { transform(of: body).rotation }

  /// The body's frame in the world.
  public func transform(of body: BodyHandle) -> Transform {
    guard let row = bodyIndex(body) else { return .identity }
    return bodies.pose[row].transform
  }

  /// Where a body is and how it moves, as the getters of each give it, with one look at its row.
  package func state(of body: BodyHandle) -> BodyState {
    guard let row = bodyIndex(body) else { return BodyState() }
    let record = bodies.record[row]
    let motion = bodies.motion[row]
    var state = BodyState()
    state.transform = bodies.pose[row].transform
    state.linearVelocity = motion.linearVelocity
    state.angularVelocity = motion.angularVelocity
    state.isAwake = record.awakeIndex >= 0
    state.kind = record.kind
    return state
  }

  /// Reads where bodies are and how they move.
  ///
  /// - Parameters:
  ///   - bodies: the bodies.
  ///   - states: what was read of each of them before.
  ///   - changed: the indices of those of which something else is read now.
  package func read(
    _ bodies: [BodyHandle], into states: inout [BodyState], changed: inout [Int]
  ) {
    for index in bodies.indices {
      let state = state(of: bodies[index])
      guard states[index] != state else { continue }
      states[index] = state
      changed.append(index)
    }
  }

  /// The center of mass in the world.
  public func centerOfMass(of body: BodyHandle) -> Vector2 {
    guard let row = bodyIndex(body) else { return .zero }
    return bodies.pose[row].center
  }

  /// The centers of mass of bodies in the world.
  package func centersOfMass(of bodies: [BodyHandle]) -> [Vector2] {
    bodies.map { centerOfMass(of: $0) }
  }

  /// The velocity of the center of mass, length units/s; zero while the body sleeps.
  public func linearVelocity(of body: BodyHandle) -> Vector2 {
    guard let row = bodyIndex(body) else { return .zero }
    return bodies.motion[row].linearVelocity
  }

  /// Radians per second, positive from x toward y; zero while the body sleeps.
  public func angularVelocity(of body: BodyHandle) -> Float {
    guard let row = bodyIndex(body) else { return 0 }
    return bodies.motion[row].angularVelocity
  }

  /// The mass; 0 for static and kinematic bodies unless one was set.
  public func mass(of body: BodyHandle) -> Float {
    guard let row = bodyIndex(body) else { return 0 }
    return bodies.mass[row].mass
  }

  /// The rotational inertia about the center of mass; 0 for static and kinematic bodies unless one was set.
  public func rotationalInertia(of body: BodyHandle) -> Float {
    guard let row = bodyIndex(body) else { return 0 }
    return bodies.mass[row].rotationalInertia
  }

  /// The kind of the body; static for a stale handle.
  public func kind(of body: BodyHandle) -> BodyKind {
    guard let row = bodyIndex(body) else { return .static }
    return bodies.record[row].kind
  }

  /// Whether the body is dynamic or kinematic, and awake.
  public func isAwake(_ body: BodyHandle) -> Bool {
    guard let row = bodyIndex(body) else { return false }
    return bodies.record[row].awakeIndex >= 0
  }

  /// Whether torques rotate the body.
  public func allowsRotation(of body: BodyHandle) -> Bool {
    guard let row = bodyIndex(body) else { return false }
    return !bodies.record[row].flags.contains(.fixedRotation)
  }

  /// The number that the owner gave the body.
  public func userData(of body: BodyHandle) -> UInt64 {
    guard let row = bodyIndex(body) else { return 0 }
    return bodies.record[row].userData
  }

  /// The tight box around the body's shapes; the body's position if it has none.
  public func bounds(of body: BodyHandle) -> BoundingBox {
    guard let row = bodyIndex(body) else { return BoundingBox(lower: .zero, upper: .zero) }
    let transform = bodies.pose[row].transform
    var shape = bodies.record[row].firstShape
    guard shape >= 0 else {
      return BoundingBox(lower: transform.position, upper: transform.position)
    }
    var box = shapes.geometry[shape].bounds(at: transform)
    while true {
      shape = shapes.record[shape].nextShape
      guard shape >= 0 else { return box }
      box = box.union(shapes.geometry[shape].bounds(at: transform))
    }
  }

  /// The velocity of a point of the world that moves with the body, length units/s.
  public func velocity(of body: BodyHandle, at point: Vector2) -> Vector2 {
    guard let row = bodyIndex(body), isUsable(point) else { return .zero }
    let motion = bodies.motion[row]
    return motion.linearVelocity
      + .cross(motion.angularVelocity, point - bodies.pose[row].center)
  }
}
