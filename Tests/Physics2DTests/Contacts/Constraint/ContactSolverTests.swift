// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Contacts in the solver")
struct ContactSolverTests {
  @Test(
    "a box stays on a slope below its angle of friction",
    arguments: [Float(1), 100], [Float(0.32), 0.6])
  func staysOnSlope(unit: Float, friction: Float) throws {
    // tan 0.3 = 0.3093
    let scene = ContactScene(unit: unit)
    try scene.floor(angle: -0.3, friction: friction)
    let start = Rotation(angle: -0.3) * Vector2(0, 0.5)
    let box = try scene.box(
      at: start, half: Vector2(1, 0.5), angle: -0.3, friction: friction)
    scene.run(seconds: 3)
    #expect((scene.position(box) - start).length < 0.005)
    #expect(scene.speed(box) < 1e-4)
  }

  @Test(
    "a box slides down a steeper slope with g·(sin α − μ·cos α)",
    arguments: [(Float(0.5), Float(0)), (0.5, 0.3), (0.3, 0.2)])
  func slidesDownSlope(angle: Float, friction: Float) throws {
    let scene = ContactScene()
    try scene.floor(angle: -angle, friction: friction)
    let slope = Rotation(angle: -angle)
    let box = try scene.box(
      at: slope * Vector2(0, 0.5), half: Vector2(1, 0.5), angle: -angle, friction: friction)
    scene.run(seconds: 1)
    let before = scene.speed(box)
    scene.run(seconds: 1)
    let steep = Rotation(angle: angle)
    let expected = 10 * (steep.sine - friction * steep.cosine)
    #expect(isNear(scene.speed(box) - before, expected, within: 0.002))
  }

  @Test("a sliding box stops after v²/(2·μ·g)", arguments: [Float(0.2), 0.6])
  func stops(friction: Float) throws {
    let scene = ContactScene()
    try scene.floor(friction: friction)
    let box = try scene.box(at: Vector2(0, 0.25), half: Vector2(1, 0.25), friction: friction)
    scene.world.setLinearVelocity(Vector2(8, 0), of: box)
    scene.run(seconds: 5)
    #expect(isNear(scene.position(box).x, 64 / (20 * friction), within: 0.005))
  }

  @Test(
    "a ball that falls from h bounces to e²·h", arguments: [Float(1), 100], [Float(0.5), 0.8, 1])
  func bounce(unit: Float, restitution: Float) throws {
    let scene = ContactScene(unit: unit)
    try scene.floor()
    let ball = try scene.ball(at: Vector2(0, 5.5), restitution: restitution)
    #expect(
      isNear(height(scene, ball), restitution * restitution * 5, within: 0.02))
  }

  @Test("a box that lands flat bounces to e²·h and does not turn", arguments: [Float(0.5), 0.8])
  func flatBounce(restitution: Float) throws {
    let scene = ContactScene()
    try scene.floor()
    let box = try scene.box(at: Vector2(0, 5.5), restitution: restitution)
    #expect(isNear(height(scene, box), restitution * restitution * 5, within: 0.02))
    #expect(abs(scene.world.angle(of: box)) < 1e-5)
  }

  @Test(
    "a pair bounces when its rebound, e × approach, is above 0.2 m/s, whatever the approach",
    arguments: [(Float(1), Float(0.3), true), (1, 0.1, false), (0.5, 0.6, true), (0.5, 0.3, false)])
  func leastRebound(restitution: Float, approach: Float, bounces: Bool) throws {
    let scene = ContactScene(gravity: 0)
    let world = scene.world
    let a = try scene.ball(at: .zero, restitution: restitution)
    let b = try scene.ball(at: Vector2(1.1, 0), restitution: restitution)
    world.setLinearVelocity(Vector2(approach, 0), of: a)
    scene.run(seconds: 2)
    let parting = world.linearVelocity(of: b).x - world.linearVelocity(of: a).x
    let expected = bounces ? restitution * approach : 0
    #expect(abs(parting - expected) <= max(0.01 * expected, 1e-6))
  }

  /// How high the bottom of a body rises after its first bounce, meters.
  private func height(_ scene: ContactScene, _ body: BodyHandle) -> Float {
    var hasBounced = false
    var height: Float = 0
    scene.run(seconds: 2) {
      if scene.world.linearVelocity(of: body).y > 0 { hasBounced = true }
      if hasBounced { height = max(height, scene.position(body).y - 0.5) }
    }
    return height
  }

  @Test("a body without restitution does not bounce")
  func noBounce() throws {
    let scene = ContactScene()
    try scene.floor()
    let box = try scene.box(at: Vector2(0, 3))
    scene.run(seconds: 1)
    var highest: Float = 0
    scene.run(seconds: 1) { highest = max(highest, scene.position(box).y) }
    #expect(abs(highest - 0.5) < 0.005)
    #expect(scene.speed(box) < 1e-4)
  }

  @Test("equal balls exchange their velocities, and unequal bodies keep their momentum")
  func exchange() throws {
    let scene = ContactScene(gravity: 0)
    let world = scene.world
    let a = try scene.ball(at: .zero, restitution: 1)
    let b = try scene.ball(at: Vector2(3, 0), restitution: 1)
    let c = try scene.box(at: Vector2(6, 0.2), friction: 0.5, density: 4)
    world.setLinearVelocity(Vector2(5, 0), of: a)
    scene.run(seconds: 0.5)
    #expect(world.linearVelocity(of: a).length < 0.01)
    #expect(isNear(world.linearVelocity(of: b).x, 5, within: 0.002))
    scene.run(seconds: 1)
    var momentum = Vector2.zero
    for body in [a, b, c] {
      momentum += world.mass(of: body) * world.linearVelocity(of: body)
    }
    #expect(isNear(momentum.x, 5 * world.mass(of: a), within: 0.001))
    #expect(abs(momentum.y) < 0.001)
    #expect(world.linearVelocity(of: c).x > 0.5)
  }

  @Test("a stack of 12 boxes stands still", arguments: [Float(1), 100])
  func stack(unit: Float) throws {
    let scene = ContactScene(unit: unit)
    try scene.floor()
    var boxes: [BodyHandle] = []
    for row in 0..<12 { boxes.append(try scene.box(at: Vector2(0, Float(row) + 0.5))) }
    scene.run(seconds: 5)
    for (row, box) in boxes.enumerated() {
      let position = scene.position(box)
      #expect(abs(position.x) < 0.001 && abs(position.y - Float(row) - 0.5) < 0.06)
      #expect(scene.speed(box) < 0.001)
    }
  }

  @Test("a pyramid does not jitter")
  func pyramid() throws {
    let scene = ContactScene()
    try scene.floor()
    var boxes: [BodyHandle] = []
    for row in 0..<8 {
      for column in row..<8 {
        let x = Float(column) - 0.5 * Float(row)
        boxes.append(try scene.box(at: Vector2(x, Float(row) + 0.5)))
      }
    }
    scene.run(seconds: 3)
    scene.run(seconds: 0.5) {
      for box in boxes { #expect(scene.speed(box) < 0.002) }
    }
  }

  @Test("a body a hundred times heavier rests on a light one")
  func heavyOnLight() throws {
    let scene = ContactScene()
    try scene.floor()
    let light = try scene.box(at: Vector2(0, 0.5))
    let heavy = try scene.box(at: Vector2(0, 1.5), density: 100)
    scene.run(seconds: 5)
    #expect(scene.position(light).y > 0.45)
    #expect(scene.position(heavy).y > 1.4)
    #expect(scene.speed(heavy) < 0.001)
  }

  @Test("S059: damping d turns v into v·(1 − d·h) per sub-step, and 240 stops a body at once")
  func damping() throws {
    let scene = ContactScene(gravity: 0)
    let body = try scene.ball(at: .zero)
    let world = scene.world
    world.setLinearVelocity(Vector2(8, 0), of: body)
    world.setAngularVelocity(4, of: body)
    world.setDamping(linear: 24, angular: 240, of: body)
    world.step(by: 1 / 60)
    // 8 · 0.9⁴
    #expect(isNear(world.linearVelocity(of: body).x, 5.2488, within: 1e-5))
    #expect(world.angularVelocity(of: body) == 0)
  }
}
