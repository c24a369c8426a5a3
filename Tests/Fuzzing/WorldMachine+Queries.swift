// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// Queries and readouts.
extension WorldMachine {
  func query(_ random: inout FuzzRandom) {
    let (start, end) = (point(&random), point(&random, 1000))
    let filter = QueryFilter(
      mask: random.once(in: 3) ? random.next() : .max, includesSensors: random.once(in: 3))
    say("query(from: \(start), translation: \(end), \(filter))")
    let hits = world.castRayAll(from: start, translation: end, filter: filter)
    let first = world.castRay(from: start, translation: end, filter: filter)
    for hit in hits + [first].compactMap({ $0 }) {
      expectFinite(
        [hit.point.x, hit.point.y, hit.normal.x, hit.normal.y, hit.fraction], "a ray's hit")
    }
    _ = world.overlaps(BoundingBox(lower: start, upper: end), filter: filter)
    _ = world.overlaps(point: start, filter: filter)
    if let shape = makeShape(&random) {
      let transform = Transform(position: start, rotation: Rotation(angle: end.x))
      _ = world.overlaps(shape, at: transform, filter: filter)
    }
  }

  /// Reads what the checks after each operation do not read.
  func readOut(_ random: inout FuzzRandom) {
    say("readOut()")
    if let body = body(&random) { readOut(body, &random) }
    if let shape = shape(&random), let other = self.shape(&random) { readOut(shape, other) }
    for chain in chains where world.isValid(chain) {
      for shape in world.shapes(of: chain) where world.chain(of: shape) != chain {
        fail("a shape does not belong to its chain")
      }
    }
    for joint in joints { readOut(joint) }
    let counters = world.counters
    if counters.bodies != world.bodyCount || counters.awakeBodies != world.awakeBodyCount
      || counters.shapes != world.shapeCount || counters.contacts != world.contactCount
    {
      fail("the counters differ from the counts")
    }
    if world.byteCount <= 0 { fail("the world takes no memory") }
    if !world.timings.total.isFinite { fail("the time of a step is not finite") }
  }

  private func readOut(_ body: BodyHandle, _ random: inout FuzzRandom) {
    let bounds = world.bounds(of: body)
    let velocity = world.velocity(of: body, at: random.once(in: 2) ? .zero : point(&random))
    expectFinite(
      [bounds.lower.x, bounds.lower.y, bounds.upper.x, bounds.upper.y], "the bounds of a body")
    expectFinite([velocity.x, velocity.y], "the velocity at a point")
    expectFinite([world.angle(of: body)], "the angle of a body")
    let isDynamic = world.isValid(body) && world.kind(of: body) == .dynamic
    if let state = world.dynamicState(of: body) {
      expectFinite(
        [state.center.x, state.center.y, state.velocity.x, state.velocity.y, state.mass],
        "the state of a body")
      if state.isAwake != world.isAwake(body) { fail("a body is awake and asleep") }
    } else if isDynamic {
      fail("a dynamic body has no state")
    }
    for contact in world.reportedContacts(of: body) where !world.isValid(contact.other) {
      fail("a reported contact has a shape that is gone")
    }
    for shape in world.shapes(of: body) where world.body(of: shape) != body {
      fail("a shape does not belong to its body")
    }
    _ = (world.userData(of: body), world.allowsRotation(of: body))
  }

  private func readOut(_ shape: ShapeHandle, _ other: ShapeHandle) {
    _ = (world.userData(of: shape), world.contactInfo(of: shape, and: other))
    for visitor in world.overlaps(ofSensor: shape) where !world.isValid(visitor) {
      fail("a sensor detects a shape that is gone")
    }
  }

  private func readOut(_ joint: JointHandle) {
    let force = world.reactionForce(of: joint)
    expectFinite(
      [
        force.x, force.y, world.reactionTorque(of: joint), world.anchorDistance(of: joint),
        world.length(of: joint), world.angle(of: joint), world.translation(of: joint),
      ], "a joint")
    if let information = world.information(of: joint), !world.isValid(information.bodyB) {
      fail("a joint joins a body that is gone")
    }
    _ = (world.kind(of: joint), world.userData(of: joint))
  }
}
