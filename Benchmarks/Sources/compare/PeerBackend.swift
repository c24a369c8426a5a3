// SPDX-License-Identifier: Apache-2.0

import PeerEngine
import Physics2D
import PhysicsScenes

/// A backend on an engine that is written in C or C++.
final class PeerBackend: PhysicsBackend {
  private let engine: PeerEngine
  private let world: UnsafeMutableRawPointer?
  private var bodies = SceneBodies<UnsafeMutableRawPointer>()

  init(for scene: PhysicsScene, engine: PeerEngine) {
    self.engine = engine
    world = engine.createWorld(PeerVector(scene.gravity), scene.allowsSleep)
  }

  deinit {
    engine.destroyWorld(world)
  }

  func addBody(_ definition: BodyDefinition) throws -> Int {
    var body = PeerBody()
    body.kind =
      switch definition.kind {
      case .static: PeerStatic
      case .kinematic: PeerKinematic
      case .dynamic: PeerDynamic
      }
    body.position = PeerVector(definition.position)
    body.velocity = PeerVector(definition.linearVelocity)
    body.angularVelocity = definition.angularVelocity
    body.linearDamping = definition.linearDamping
    body.allowsSleep = definition.allowsSleep
    body.isAwake = definition.isAwake
    guard let handle = engine.createBody(world, &body) else { throw PhysicsError.staleBody }
    return bodies.append(handle, definition.kind)
  }

  func removeBody(_ body: Int) {
    if let handle = bodies.remove(body) { engine.destroyBody(world, handle) }
  }

  func addShape(_ shape: CollisionShape, to body: Int, _ definition: ShapeDefinition) throws {
    var (shape, surface) = (PeerShape(shape), PeerSurface(definition))
    engine.addShape(world, try handle(of: body), &shape, &surface)
  }

  func addLoop(_ points: [Vector2], to body: Int, _ definition: ShapeDefinition) throws {
    var surface = PeerSurface(definition)
    let corners = points.map(PeerVector.init)
    engine.addLoop(world, try handle(of: body), corners, Int32(corners.count), &surface)
  }

  func addRevoluteJoint(_ joint: SceneRevoluteJoint) throws {
    var peer = PeerRevoluteJoint()
    peer.bodyA = try handle(of: joint.bodyA)
    peer.bodyB = try handle(of: joint.bodyB)
    peer.anchorA = PeerVector(joint.localAnchorA)
    peer.anchorB = PeerVector(joint.localAnchorB)
    if let motor = joint.motor {
      peer.hasMotor = true
      (peer.motorSpeed, peer.motorTorque) = (motor.speed, motor.maximumEffort)
    }
    if let limits = joint.limits {
      peer.hasLimits = true
      (peer.lowerAngle, peer.upperAngle) = (limits.lower, limits.upper)
    }
    if let spring = joint.spring {
      peer.hasSpring = true
      (peer.springHertz, peer.springDampingRatio) = (spring.hertz, spring.dampingRatio)
    }
    engine.addRevoluteJoint(world, &peer)
  }

  func setLinearVelocity(_ velocity: Vector2, of body: Int) {
    if let handle = bodies[body] { engine.setVelocity(handle, PeerVector(velocity)) }
  }

  func position(of body: Int) -> Vector2 {
    guard let handle = bodies[body] else { return .zero }
    let place: PeerVector = engine.position(handle)
    return Vector2(place.x, place.y)
  }

  func step(by seconds: Float) {
    engine.step(world, seconds)
  }

  func intersects(_ ray: SceneRay) -> Bool {
    engine.castRay(world, PeerVector(ray.origin), PeerVector(ray.origin + ray.translation))
  }

  var dynamicBodies: [Int] { bodies.dynamicBodies }

  var awakeBodyCount: Int { Int(engine.awakeBodyCount(world)) }

  var counts: SceneCounts {
    let peer: PeerCounts = engine.counts(world)
    var counts = SceneCounts()
    counts.bodies = Int(peer.bodies)
    counts.shapes = Int(peer.shapes)
    counts.joints = Int(peer.joints)
    counts.contacts = Int(peer.contacts)
    return counts
  }

  private func handle(of body: Int) throws(PhysicsError) -> UnsafeMutableRawPointer {
    guard let handle = bodies[body] else { throw .staleBody }
    return handle
  }
}

extension PeerVector {
  fileprivate init(_ vector: Vector2) {
    self.init(x: vector.x, y: vector.y)
  }
}

extension PeerSurface {
  fileprivate init(_ definition: ShapeDefinition) {
    self.init(
      density: definition.density, friction: definition.friction,
      restitution: definition.restitution,
      categories: UInt16(truncatingIfNeeded: definition.filter.categories),
      mask: UInt16(truncatingIfNeeded: definition.filter.mask),
      group: Int16(truncatingIfNeeded: definition.filter.group))
  }
}

extension PeerShape {
  fileprivate init(_ shape: CollisionShape) {
    self.init()
    switch shape {
    case .circle(let circle): set(PeerCircle, [circle.center], radius: circle.radius)
    case .capsule(let capsule):
      set(PeerCapsule, [capsule.start, capsule.end], radius: capsule.radius)
    case .segment(let segment): set(PeerSegment, [segment.start, segment.end], radius: 0)
    case .polygon(let polygon): set(PeerPolygon, polygon.vertices, radius: polygon.radius)
    }
  }

  private mutating func set(_ kind: PeerShapeKind, _ places: [Vector2], radius: Float) {
    self.kind = kind
    self.radius = radius
    count = Int32(places.count)
    withUnsafeMutableBytes(of: &points) { bytes in
      let corners = bytes.bindMemory(to: PeerVector.self)
      for (index, place) in places.enumerated() { corners[index] = PeerVector(place) }
    }
  }
}
