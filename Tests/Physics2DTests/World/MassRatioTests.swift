// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

@Suite("Mass ratios")
struct MassRatioTests {
  @Test(
    "a light box under a heavy one is at most 2 points deep, and both rest within 3 seconds",
    arguments: [Float(10), 100, 1000], [Float(0), 50, 200])
  func drop(ratio: Float, height: Float) throws {
    let world = World.ofAnimator()
    try world.addFloor()
    let light = try world.addSquare(50, at: Vector2(0, -26), mass: 0.25)
    let heavy = try world.addSquare(100, at: Vector2(0, -102 - height), mass: 0.25 * ratio)
    for _ in 0..<180 {
      world.step(by: 1 / 60)
      let inFloor = world.position(of: light).y + 25
      let inLight = world.position(of: heavy).y + 50 - (world.position(of: light).y - 25)
      #expect(inFloor <= 2)
      #expect(inLight <= 2)
    }
    #expect(!world.isAwake(light))
    #expect(!world.isAwake(heavy))
    #expect(abs(world.position(of: light).x) < 0.1)
  }

  @Test(
    "a heavy box that falls tilted, or beside the center, sinks at most 2.5 points into a light one",
    arguments: [Float(100), 1000], [Float(0), 3, 10])
  func fall(ratio: Float, offset: Float) throws {
    for (light, heavy) in [(Float(50), Float(100)), (100, 200), (80, 160)] {
      for (height, tilt) in [(Float(200), Float(0.1)), (200, 0), (0, 0.1)] {
        let world = World.ofAnimator()
        try world.addFloor()
        try world.addSquare(light, at: Vector2(0, -1 - light / 2), mass: 0.25)
        let y = -2 - light - heavy / 2 * (1 + tilt) - height
        try world.addSquare(heavy, at: Vector2(offset, y), angle: tilt, mass: 0.25 * ratio)
        var deepSteps = 0
        for _ in 0..<120 {
          world.step(by: 1 / 60)
          let overlap = world.contactInfos.lazy.flatMap(\.points).map { -$0.separation }.max() ?? 0
          if overlap > 2 { deepSteps += 1 }
          #expect(overlap <= 2.5, "\(light) below \(heavy), \(height), \(tilt)")
        }
        #expect(deepSteps <= 3, "\(light) below \(heavy), \(height), \(tilt)")
      }
    }
  }

  /// With steps 64 times finer the light one comes to rest at most 42 points aside.
  @Test(
    "a light box that begins to slip under a heavy one is not thrown aside",
    arguments: [
      FallingBox(12, below: 40, offset: 10, height: 0, angle: 0),
      FallingBox(12, below: 40, offset: 10, height: 50, angle: 0.1),
      FallingBox(18, below: 66, offset: 10, height: 0, angle: 0),
      FallingBox(30, below: 90, offset: 10, height: 200, angle: 0),
      FallingBox(33, below: 47, offset: 10, height: 200, angle: 0),
      FallingBox(100, below: 200, offset: 0, height: 200, angle: 0.1),
    ])
  fileprivate func slip(_ box: FallingBox) throws {
    let world = World.ofAnimator()
    try world.addFloor()
    let light = try world.addSquare(box.light, at: Vector2(0, -1 - box.light / 2), mass: 0.01)
    let y = -2 - box.light - box.heavy / 2 * (1 + box.angle) - box.height
    try world.addSquare(box.heavy, at: Vector2(box.offset, y), angle: box.angle, mass: 10)
    for _ in 0..<400 { world.step(by: 1 / 60) }
    #expect(!world.isAwake(light))
    #expect(abs(world.position(of: light).x) < 100)
  }

  /// Warm starting with the impulses that stopped it would throw the heavy one back with up to 0.44 of its speed.
  @Test(
    "a heavy box that falls onto light ones without elasticity is not thrown back",
    arguments: [Float(8), 100], [1, 2])
  func rebound(ratio: Float, count: Int) throws {
    let world = World.ofAnimator()
    try world.addFloor()
    for index in 0..<count {
      let y = -26 - 51 * Float(index)
      try world.addSquare(50, at: Vector2(0, y), mass: 0.25, restitution: 0)
    }
    let heavy = try world.addSquare(
      100, at: Vector2(0, -452 - 51 * Float(count)), mass: 0.25 * ratio, restitution: 0)
    var speed: Float = 0
    for _ in 0..<120 {
      world.step(by: 1 / 60)
      speed = max(speed, -world.linearVelocity(of: heavy).y)
    }
    #expect(speed < 0.25 * Float(2 * 1000 * 400).squareRoot())
  }

  /// Contacts of the mass of the disc alone would carry the plank 0.4·ratio·g/(2π·60 Hz)² deep: 2.8 points at 1,000.
  @Test(
    "a light disc that rests in a valley is at most a point deep in its sides, and in a heavy plank on it",
    arguments: [Float(10), 100, 1000])
  func valley(ratio: Float) throws {
    let world = World.ofAnimator()
    let ground = try world.createBody(BodyDefinition(kind: .static))
    let surface = World.surface(density: 1e-4, friction: 0.5)
    for end in [Vector2(-40, -40), Vector2(40, -40)] {
      try world.addShape(.segment(SegmentShape(from: .zero, to: end)), to: ground, surface)
    }
    let ledge = try SegmentShape(from: Vector2(-220, -50), to: Vector2(-150, -50))
    try world.addShape(.segment(ledge), to: ground, surface)
    let disc = try world.createBody(BodyDefinition(kind: .dynamic, position: Vector2(0, -30)))
    try world.addShape(.circle(CircleShape(radius: 20)), to: disc, surface)
    let plank = try world.createBody(
      BodyDefinition(kind: .dynamic, position: Vector2(-90, -57)))
    var heavy = surface
    heavy.density = ratio * world.mass(of: disc) / 2000
    try world.addShape(.polygon(.box(halfWidth: 100, halfHeight: 5)), to: plank, heavy)
    for _ in 0..<300 { world.step(by: 1 / 60) }
    let overlaps = world.contactInfos.flatMap(\.points).map { -$0.separation }
    #expect(overlaps.count >= 4)
    #expect(overlaps.max() ?? 0 <= 1)
    #expect(!world.isAwake(plank))
  }

  @Test("a light box below a heavy one does not depend on the ratio of another pair")
  func otherPairs() throws {
    let alone = try World.pairs(ratios: [6, 1])
    let beside = try World.pairs(ratios: [6, 1000])
    for _ in 0..<120 {
      alone.world.step(by: 1 / 60)
      beside.world.step(by: 1 / 60)
      #expect(alone.world.position(of: alone.light) == beside.world.position(of: beside.light))
    }
  }

  @Test(
    "a light box between two heavy ones that meet in weightless space is at most 2 points deep",
    arguments: [Float(10), 100, 1000])
  func squeeze(ratio: Float) throws {
    let world = World.ofAnimator(gravity: 0)
    let light = try world.addSquare(50, at: .zero, mass: 0.25)
    let left = try world.addSquare(100, at: Vector2(-90, 0), mass: 0.25 * ratio)
    let right = try world.addSquare(100, at: Vector2(90, 0), mass: 0.2 * ratio)
    world.setLinearVelocity(Vector2(100, 0), of: left)
    world.setLinearVelocity(Vector2(-100, 0), of: right)
    for _ in 0..<60 {
      world.step(by: 1 / 60)
      let center = world.position(of: light).x
      #expect(75 - (center - world.position(of: left).x) <= 2)
      #expect(75 - (world.position(of: right).x - center) <= 2)
    }
  }

  @Test(
    "a light body and a heavy one on it slide as far as their friction lets them",
    arguments: [Float(1), 10, 100, 1000])
  func slide(ratio: Float) throws {
    let pair = try SlidingPair(ratio: ratio)
    pair.world.setLinearVelocity(Vector2(200, 0), of: pair.light)
    pair.world.setLinearVelocity(Vector2(200, 0), of: pair.heavy)
    for _ in 0..<150 { pair.world.step(by: 1 / 60) }
    // v²/(2·μ·g)
    for body in [pair.light, pair.heavy] {
      #expect(abs(pair.world.position(of: body).x - 200) < 4)
    }
  }

  @Test(
    "a force on a light body or on the heavy one on it accelerates both by F/m − μ·g",
    arguments: [Float(1), 10, 100, 1000], [true, false])
  func push(ratio: Float, isOnLight: Bool) throws {
    let pair = try SlidingPair(ratio: ratio)
    let body = isOnLight ? pair.light : pair.heavy
    let force = 300 * pair.mass
    for _ in 0..<30 {
      pair.world.applyForceToCenter(Vector2(force, 0), to: body)
      pair.world.step(by: 1 / 60)
    }
    for body in [pair.light, pair.heavy] {
      #expect(abs(pair.world.linearVelocity(of: body).x - 100) < 4)
    }
  }
}

/// A square on which a heavier one rests, on a floor with the friction 0.1; between them it is 0.5.
private struct SlidingPair {
  let world = World.ofAnimator()
  let light: BodyHandle
  let heavy: BodyHandle
  let mass: Float

  init(ratio: Float) throws {
    mass = 0.25 * (1 + ratio)
    try world.addFloor(friction: 0.02)
    light = try world.addSquare(50, at: Vector2(0, -26), mass: 0.25, friction: 0.5)
    heavy = try world.addSquare(100, at: Vector2(0, -102), mass: 0.25 * ratio, friction: 0.5)
    for _ in 0..<60 { world.step(by: 1 / 60) }
  }
}

/// A heavy square that falls on a light one, which lies on the floor.
private struct FallingBox: CustomTestStringConvertible {
  let light: Float
  let heavy: Float
  let offset: Float
  let height: Float
  let angle: Float

  init(_ light: Float, below heavy: Float, offset: Float, height: Float, angle: Float) {
    self.light = light
    self.heavy = heavy
    self.offset = offset
    self.height = height
    self.angle = angle
  }

  var testDescription: String {
    "\(heavy) on \(light), \(offset) beside it, from \(height), \(angle) rad"
  }
}

extension World {
  /// Light squares, below one each that is so many times as heavy and falls on it; gives the first light one.
  fileprivate static func pairs(ratios: [Float]) throws -> (world: World, light: BodyHandle) {
    let world = World.ofAnimator()
    try world.addFloor()
    var lights: [BodyHandle] = []
    for (index, ratio) in ratios.enumerated() {
      let x = 500 * Float(index)
      lights.append(try world.addSquare(50, at: Vector2(x, -26), mass: 0.25))
      try world.addSquare(100, at: Vector2(x + 10, -152), mass: 0.25 * ratio)
    }
    return (world, lights[0])
  }

  /// A world as an animator makes it, in points, with y down.
  fileprivate static func ofAnimator(gravity: Float = 1000) -> World {
    var definition = WorldDefinition(gravity: Vector2(0, gravity), lengthUnitsPerMeter: 100)
    definition.linearSlop = 0.2
    definition.contactMargin = 1
    definition.continuousDynamics = true
    definition.stabilizesPiles = true
    definition.minimumReboundSpeed = 20
    definition.contactHertz = 60
    definition.maximumContactPushSpeed = 100
    return World(definition)
  }

  fileprivate static func surface(density: Float, friction: Float) -> ShapeDefinition {
    var surface = ShapeDefinition()
    surface.density = density
    surface.restitution = 0.2
    surface.friction = friction
    return surface
  }

  fileprivate func addFloor(friction: Float = 0.2) throws {
    let floor = try createBody(BodyDefinition(kind: .static))
    let line = try SegmentShape(from: Vector2(-2000, 0), to: Vector2(2000, 0))
    try addShape(.segment(line), to: floor, Self.surface(density: 1, friction: friction))
  }

  @discardableResult
  fileprivate func addSquare(
    _ side: Float, at position: Vector2, angle: Float = 0, mass: Float, friction: Float = 0.2,
    restitution: Float = 0.2
  ) throws -> BodyHandle {
    let body = try createBody(BodyDefinition(kind: .dynamic, position: position, angle: angle))
    let shape = try PolygonShape.box(halfWidth: 0.5 * side, halfHeight: 0.5 * side)
    var surface = Self.surface(density: mass / (side * side), friction: friction)
    surface.restitution = restitution
    try addShape(.polygon(shape), to: body, surface)
    return body
  }
}
