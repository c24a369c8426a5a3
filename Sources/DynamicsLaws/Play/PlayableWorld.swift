// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A world with its laws that goes on without the animator that it came from, and can be taken hold of.
///
/// A page plays with it, and a recorder compares it with what the animator did.
package final class PlayableWorld {
  /// The world.
  package let world: World
  /// What acts on its bodies between steps.
  package private(set) var laws: ActingLaws
  /// The bodies of the items, in the order in which the items are numbered; nil for an item without a body.
  package let bodies: [BodyHandle?]
  /// The hand that holds a body.
  private var grip: BodyGrip?
  /// The acceleration that is added to all dynamic bodies, points/s².
  private var addedAcceleration = Vector2.zero

  /// Creates a world that the caller no longer steps.
  package init(world: World, laws: ActingLaws, bodies: [BodyHandle?]) {
    self.world = world
    self.laws = laws
    self.bodies = bodies
  }

  /// The number of steps that were taken, those of the animator included.
  package var stepCount: Int { laws.stepCount }

  /// Takes a step of 1/60 s.
  package func step() {
    if addedAcceleration != .zero {
      for case let body? in bodies {
        world.applyAcceleration(addedAcceleration, to: body, wakes: true)
      }
    }
    laws.step(world)
  }

  /// Adds an acceleration to all dynamic bodies from now on, points/s²; zero ends it.
  ///
  /// One that is not finite is ignored.
  package func add(acceleration: Vector2) {
    guard acceleration.isFinite else { return }
    addedAcceleration = acceleration
  }

  /// Appends four numbers of each body: x and y in points, the angle in radians, and 0 for one that is
  /// not there, 1 for one that is awake, 2 asleep, 3 anchored.
  package func appendPoses(to numbers: inout [Float]) {
    for body in bodies {
      guard let body, world.isValid(body) else {
        for _ in 0..<4 { numbers.append(0) }
        continue
      }
      let transform = world.transform(of: body)
      numbers.append(transform.position.x)
      numbers.append(transform.position.y)
      numbers.append(transform.rotation.angle)
      let isAnchored = world.kind(of: body) != .dynamic
      numbers.append(isAnchored ? 3 : world.isAwake(body) ? 1 : 2)
    }
  }

  // MARK: Hand

  /// Takes hold of the body at a point, or of the nearest one; lets go what was held.
  ///
  /// Of several bodies that contain the point, the last one is taken.
  ///
  /// - Parameters:
  ///   - point: In points.
  ///   - tolerance: Points by which the body may be off the point, if none contains it.
  /// - Returns: The number of the item; nil where no dynamic body is.
  package func grab(at point: Vector2, tolerance: Float = 0) -> Int? {
    release()
    guard point.isFinite, let number = item(at: point, tolerance: tolerance),
      let body = bodies[number]
    else { return nil }
    let anchor = world.transform(of: body).inverse(point)
    grip = BodyGrip(body, anchor: anchor, target: point, in: world)
    return grip == nil ? nil : number
  }

  /// Moves the hand to a point; called once in a frame.
  package func moveHand(to point: Vector2) {
    guard point.isFinite else { return }
    _ = grip?.move(to: point, in: world)
  }

  /// Lets the held body go with the velocity that it has.
  package func release() {
    grip?.release(in: world)
    grip = nil
  }

  /// Removes the body of an item from the world; a number without one is ignored.
  package func remove(_ number: Int) {
    guard bodies.indices.contains(number), let body = bodies[number] else { return }
    release()
    world.destroyBody(body)
  }

  /// Brings the body of an item to a pose and a velocity.
  ///
  /// For a moment between two keyframes that the laws alone do not reach.
  package func place(
    _ number: Int, at position: Vector2, angle: Float, velocity: Vector2, angularVelocity: Float
  ) {
    guard bodies.indices.contains(number), let body = bodies[number], position.isFinite,
      angle.isFinite, velocity.isFinite, angularVelocity.isFinite
    else { return }
    world.setTransform(of: body, position: position, angle: angle)
    world.setLinearVelocity(velocity, of: body)
    world.setAngularVelocity(angularVelocity, of: body)
    world.wake(body)
  }

  /// The number of the item whose body is nearest to a point, the last of those that contain it.
  private func item(at point: Vector2, tolerance: Float) -> Int? {
    var found: (number: Int, distance: Float)?
    for (shape, distance) in world.shapes(within: tolerance, of: point) {
      guard let body = world.body(of: shape), world.kind(of: body) == .dynamic,
        let number = bodies.firstIndex(where: { $0 == body })
      else { continue }
      if let found, (found.distance, -found.number) <= (distance, -number) { continue }
      found = (number, distance)
    }
    return found?.number
  }
}
