// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Bad input")
struct RefusalTests {
  static let badNumbers: [Float] = [.nan, .infinity, -.infinity, 1e30]

  @Test("a body with a bad number is refused and leaves nothing behind", arguments: badNumbers)
  func bodies(_ bad: Float) {
    let world = World.earth()
    var definitions: [BodyDefinition] = []
    var definition = BodyDefinition()
    definition.position.x = bad
    definitions.append(definition)
    definition = BodyDefinition()
    definition.linearVelocity.y = bad
    definitions.append(definition)
    definition = BodyDefinition()
    definition.angularVelocity = bad
    definitions.append(definition)
    definition = BodyDefinition()
    definition.linearDamping = bad
    definitions.append(definition)
    definition = BodyDefinition()
    definition.acceleration.x = bad
    definitions.append(definition)
    definition = BodyDefinition()
    definition.sleepThreshold = bad
    definitions.append(definition)
    for definition in definitions {
      #expect(throws: PhysicsError.self) { try world.createBody(definition) }
    }
    #expect(world.bodyCount == 0)
  }

  @Test("setters given a bad number change nothing and count a refusal", arguments: badNumbers)
  func setters(_ bad: Float) throws {
    let world = World.earth()
    let body = try world.addCircle(at: Vector2(1, 2))
    let shape = try #require(world.shapes(of: body).first)
    let hash = world.stateHash
    let vector = Vector2(bad, 0)
    let calls: [() -> Void] = [
      { world.setTransform(of: body, position: vector, angle: 0) },
      { world.setLinearVelocity(vector, of: body) },
      { world.setAngularVelocity(bad, of: body) },
      { world.setDamping(linear: bad, angular: 0, of: body) },
      { world.setAcceleration(vector, of: body) },
      { world.setGravityScale(bad, of: body) },
      { world.setMass(bad, rotationalInertia: 1, center: .zero, of: body) },
      { world.setSleepThreshold(bad, of: body) },
      { world.applyForce(vector, at: .zero, to: body) },
      { world.applyForce(.zero, at: vector, to: body) },
      { world.applyForceToCenter(vector, to: body) },
      { world.applyAcceleration(vector, to: body) },
      { world.applyAngularAcceleration(bad, to: body) },
      { world.applyTorque(bad, to: body) },
      { world.applyLinearImpulse(vector, at: .zero, to: body) },
      { world.applyAngularImpulse(bad, to: body) },
      { world.setFriction(bad, of: shape) },
      { world.setRestitution(bad, of: shape) },
      { world.setDensity(bad, of: shape) },
      { world.step(by: bad) },
      { world.gravity = vector },
      { _ = world.castRay(from: vector, translation: Vector2(1, 0)) },
      { _ = world.overlaps(BoundingBox(lower: vector, upper: .zero)) },
    ]
    for (index, call) in calls.enumerated() {
      call()
      #expect(world.refusals == index + 1)
    }
    #expect(world.stateHash == hash)
    #expect(world.lastRefusal != nil)
    world.run(10)
    #expect(world.defects().isEmpty)
  }

  @Test("stale handles have no effect, and looking at them gives zero")
  func staleHandles() throws {
    let world = World.earth()
    let body = try world.addCircle(at: Vector2(1, 2))
    let shape = try #require(world.shapes(of: body).first)
    world.destroyBody(body)
    let successor = try world.addCircle(at: Vector2(3, 4))
    #expect(successor.index == body.index)
    #expect(!world.isValid(body) && !world.isValid(shape) && world.isValid(successor))
    world.setLinearVelocity(Vector2(9, 9), of: body)
    world.applyForceToCenter(Vector2(9, 9), to: body)
    world.setFriction(0, of: shape)
    world.destroyBody(body)
    world.destroyShape(shape)
    #expect(world.refusals == 5)
    #expect(world.lastRefusal == .staleShape)
    #expect(world.position(of: body) == .zero)
    #expect(world.linearVelocity(of: successor) == .zero)
    #expect(world.body(of: shape) == nil)
    #expect(throws: PhysicsError.staleBody) {
      try world.addShape(.circle(CircleShape(radius: 1)), to: body)
    }
    #expect(throws: PhysicsError.staleBody) {
      try world.addChain([.zero, Vector2(1, 0)], isLoop: false, to: body)
    }
  }

  @Test("a world's definition with bad values falls back to the defaults and says so")
  func definition() throws {
    var definition = WorldDefinition(gravity: Vector2(.nan, 0), lengthUnitsPerMeter: -3)
    definition.contactHertz = .infinity
    let world = World(definition)
    #expect(world.refusals == 3)
    #expect(world.gravity == Vector2(0, -10))
    let body = try world.addCircle(at: .zero)
    world.run(60)
    #expect(world.position(of: body).y < -4)
  }

  @Test("a chain of too few or equal points is refused")
  func chains() throws {
    let world = World.earth()
    let body = try world.addBody(.static)
    let point = Vector2(1, 1)
    #expect(throws: PhysicsError.emptyShape) {
      try world.addChain([point, point], isLoop: false, to: body)
    }
    #expect(throws: PhysicsError.emptyShape) {
      try world.addChain([point, .zero, point], isLoop: true, to: body)
    }
    #expect(throws: PhysicsError.self) {
      try world.addChain([point, Vector2(.nan, 0), .zero], isLoop: false, to: body)
    }
    #expect(world.shapeCount == 0)
  }

  @Test(
    "a shape that was moved beyond all coordinates is refused",
    arguments: [Float.infinity, .nan, 3.4e38, -1e12])
  func movedShape(coordinate: Float) throws {
    let world = World.earth()
    let body = try world.createBody(BodyDefinition(kind: .dynamic))
    let place = Transform(position: Vector2(0, coordinate), rotation: .identity)
    for shape in [
      CollisionShape.polygon(try .box(halfWidth: 1, halfHeight: 1)),
      .circle(try CircleShape(radius: 1)),
      .segment(try SegmentShape(from: .zero, to: Vector2(1, 0))),
    ] {
      let moved = shape.transformed(by: place)
      #expect(throws: PhysicsError.self) { try world.addShape(moved, to: body) }
      #expect(world.overlaps(moved, at: .identity).isEmpty)
    }
    #expect(world.shapeCount == 0)
    #expect(world.lastRefusal == .notFinite("shape"))
  }

  @Test("huge forces, impulses, masses and speeds leave every number finite")
  func hugeValues() throws {
    let world = World.earth()
    try world.addGround()
    var random = TestRandom(seed: 9)
    let bodies = try (0..<20).map {
      try world.addBox(at: Vector2(Float($0 % 5) * 0.9, 0.5 + Float($0 / 5) * 0.9))
    }
    for _ in 0..<60 {
      for body in bodies {
        let size = random.number(-1e8, 1e8)
        switch Int(random.number(0, 6)) {
        case 0: world.applyForce(Vector2(size, -size), at: Vector2(1e8, 1e8), to: body)
        case 1: world.applyLinearImpulse(Vector2(size, size), at: Vector2(-1e8, 0), to: body)
        case 2: world.setAngularVelocity(size, of: body)
        case 3: world.setMass(abs(size) * 1e20, rotationalInertia: 1e-20, center: .zero, of: body)
        case 4: world.setAcceleration(Vector2(size, 0), of: body)
        default: world.resetMass(of: body)
        }
      }
      world.step(by: 1 / 60)
      let defects = world.defects()
      #expect(defects.isEmpty)
    }
  }
}
