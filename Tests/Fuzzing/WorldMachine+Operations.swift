// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// Bodies, shapes, chains, joints and queries.
extension WorldMachine {
  func addBody(_ random: inout FuzzRandom) {
    let kind = random.element(of: [BodyKind.dynamic, .dynamic, .dynamic, .static, .kinematic])
    var definition = BodyDefinition(
      kind: kind, position: point(&random), angle: number(&random, 3))
    definition.linearVelocity = point(&random, random.once(in: 4) ? 20_000 : 200)
    definition.angularVelocity = number(&random, 20)
    definition.isBullet = random.once(in: 6)
    say("bodies.append(try world.createBody(\(definition)))")
    guard let body = try? world.createBody(definition) else { return }
    bodies.append(body)
    addShape(to: body, &random)
  }

  func addShape(_ random: inout FuzzRandom) {
    if let body = body(&random) { addShape(to: body, &random) }
  }

  private func addShape(to body: BodyHandle, _ random: inout FuzzRandom) {
    guard let shape = makeShape(&random) else { return }
    var definition = ShapeDefinition()
    definition.density = Float(random.magnitude(2))
    definition.friction = Float(random.magnitude(1))
    definition.restitution = Float(random.magnitude(1))
    definition.isSensor = random.once(in: 10)
    definition.hitEvents = random.once(in: 3)
    say("shapes.append(try world.addShape(\(shape), to: \(body), \(definition)))")
    guard let handle = try? world.addShape(shape, to: body, definition) else { return }
    shapes.append(handle)
  }

  private func makeShape(_ random: inout FuzzRandom) -> CollisionShape? {
    let size = random.once(in: 4) ? 300.0 : 30
    switch random.index(below: 5) {
    case 0:
      let radius = Float(random.magnitude(size))
      return try? .circle(CircleShape(center: point(&random, 5), radius: radius))
    case 1:
      return try? .capsule(
        CapsuleShape(
          from: point(&random, size), to: point(&random, size), radius: Float(random.magnitude(9))))
    case 2: return try? .segment(SegmentShape(from: point(&random, size), to: point(&random, size)))
    case 3:
      return try? .polygon(
        .box(
          halfWidth: Float(random.magnitude(size)), halfHeight: Float(random.magnitude(size)),
          radius: random.once(in: 4) ? 3 : 0))
    default:
      let points = (0..<3 + random.index(below: 6)).map { _ in point(&random, size) }
      return try? .polygon(PolygonShape(hull: points))
    }
  }

  func addChain(_ random: inout FuzzRandom) {
    guard let body = body(&random) else { return }
    let points = (0..<2 + random.index(below: 8)).map { _ in point(&random) }
    let isLoop = random.once(in: 2)
    say("chains.append(try world.addChain(\(points), isLoop: \(isLoop), to: \(body)))")
    if let chain = try? world.addChain(points, isLoop: isLoop, to: body) { chains.append(chain) }
  }

  func addJoint(_ random: inout FuzzRandom) {
    guard let bodyA = body(&random), let bodyB = body(&random) else { return }
    let (anchorA, anchorB) = (point(&random, 20), point(&random, 20))
    let spring =
      random.once(in: 2)
      ? JointSpring(
        hertz: Float(random.magnitude(8)), dampingRatio: Float(random.magnitude(1))) : nil
    let kind = random.index(below: 5)
    say(
      "addJoint(kind: \(kind), \(bodyA), \(bodyB), \(anchorA), \(anchorB), spring: \(spring as Any))"
    )
    var joint: JointHandle?
    switch kind {
    case 0:
      var definition = DistanceJointDefinition(bodyA: bodyA, bodyB: bodyB)
      (definition.localAnchorA, definition.localAnchorB) = (anchorA, anchorB)
      definition.spring = spring
      if random.once(in: 3) { definition.maximumLength = Float(random.magnitude(100)) }
      joint = try? world.createJoint(definition)
    case 1:
      var definition = RevoluteJointDefinition(bodyA: bodyA, bodyB: bodyB)
      (definition.localAnchorA, definition.localAnchorB) = (anchorA, anchorB)
      definition.angularSpring = spring
      if random.once(in: 2) {
        definition.limits = JointLimits(lower: number(&random, 1), upper: number(&random, 1))
      }
      joint = try? world.createJoint(definition)
    case 2:
      var definition = WeldJointDefinition(bodyA: bodyA, bodyB: bodyB)
      (definition.localAnchorA, definition.localAnchorB) = (anchorA, anchorB)
      definition.angularSpring = spring
      joint = try? world.createJoint(definition)
    case 3:
      var definition = PrismaticJointDefinition(
        bodyA: bodyA, bodyB: bodyB, localAxis: point(&random, 1))
      (definition.localAnchorA, definition.localAnchorB) = (anchorA, anchorB)
      definition.spring = spring
      definition.motor = random.once(in: 3) ? .brake(Float(random.magnitude(1000))) : nil
      joint = try? world.createJoint(definition)
    default:
      var definition = MouseJointDefinition(body: bodyB, target: point(&random))
      if let spring { definition.spring = spring }
      joint = try? world.createJoint(definition)
    }
    if let joint { joints.append(joint) }
  }

  func changeBody(_ random: inout FuzzRandom) {
    guard let body = body(&random) else { return }
    let (place, value) = (point(&random), number(&random))
    let change = random.index(below: 12)
    say("changeBody(\(change), \(body), \(place), \(value))")
    switch change {
    case 0: world.setTransform(of: body, position: place, angle: value)
    case 1: world.setLinearVelocity(place, of: body)
    case 2: world.setAngularVelocity(value, of: body)
    case 3: world.setDamping(linear: value, angular: abs(place.x), of: body)
    case 4: world.setAcceleration(place, of: body)
    case 5: world.setKind(random.element(of: [.static, .kinematic, .dynamic]), of: body)
    case 6: world.setMass(value, rotationalInertia: abs(place.x), center: .zero, of: body)
    case 7: world.applyForce(place, at: point(&random), to: body)
    case 8: world.applyLinearImpulse(place, at: point(&random), to: body)
    case 9: world.applyAngularImpulse(value, to: body)
    case 10: world.setAllowsRotation(random.once(in: 2), of: body)
    default: world.setSleepThreshold(value, of: body)
    }
  }

  func changeShape(_ random: inout FuzzRandom) {
    guard !shapes.isEmpty else { return }
    let (shape, value) = (random.element(of: shapes), number(&random, 2))
    let change = random.index(below: 4)
    say("changeShape(\(change), \(shape), \(value))")
    switch change {
    case 0: world.setFriction(value, of: shape)
    case 1: world.setRestitution(value, of: shape)
    case 2: world.setDensity(value, of: shape)
    default:
      let filter = CollisionFilter(categories: random.next(), mask: random.next())
      world.setFilter(filter, of: shape)
    }
  }

  func changeJoint(_ random: inout FuzzRandom) {
    guard !joints.isEmpty else { return }
    let (joint, value, place) = (
      random.element(of: joints), number(&random, 50), point(&random, 50)
    )
    let change = random.index(below: 7)
    say("changeJoint(\(change), \(joint), \(value), \(place))")
    switch change {
    case 0: world.setSpring(JointSpring(hertz: value, dampingRatio: place.x), of: joint)
    case 1: world.setLimits(JointLimits(lower: -abs(value), upper: abs(place.x)), of: joint)
    case 2: world.setMotor(JointMotor(speed: value, maximumEffort: abs(place.x)), of: joint)
    case 3: world.setLength(value, of: joint)
    case 4: world.setTarget(place, of: joint)
    case 5: world.setLocalAnchorA(place, of: joint)
    default: world.setReferenceAngle(value, of: joint)
    }
  }

  func destroy(_ random: inout FuzzRandom) {
    switch random.index(below: 4) {
    case 0:
      guard let body = body(&random) else { return }
      say("world.destroyBody(\(body))")
      world.destroyBody(body)
    case 1 where !shapes.isEmpty:
      let shape = random.element(of: shapes)
      say("world.destroyShape(\(shape))")
      world.destroyShape(shape)
    case 2 where !chains.isEmpty:
      let chain = random.element(of: chains)
      say("world.destroyChain(\(chain))")
      world.destroyChain(chain)
    default:
      guard !joints.isEmpty else { return }
      let joint = random.element(of: joints)
      say("world.destroyJoint(\(joint))")
      world.destroyJoint(joint)
    }
  }

  func query(_ random: inout FuzzRandom) {
    let (start, end) = (point(&random), point(&random, 1000))
    say("query(from: \(start), translation: \(end))")
    _ = world.castRay(from: start, translation: end)
    _ = world.castRayAll(from: start, translation: end)
    _ = world.overlaps(BoundingBox(lower: start, upper: end))
    _ = world.overlaps(point: start)
    if let shape = makeShape(&random) {
      let transform = Transform(position: start, rotation: Rotation(angle: end.x))
      _ = world.overlaps(shape, at: transform)
    }
  }
}
