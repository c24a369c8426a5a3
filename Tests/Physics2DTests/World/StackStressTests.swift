// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

// Laws of issue 14 for stacks of boxes, in a short form, and in the long form where `isStressed`.
//
// Two points of a contact between equal squares of side s have the effective mass m/5 each (1/m = 2/m + 3/m of
// translation and rotation), so that a contact of angular frequency ω is a spring of 2/5·m·ω² along its normal
// and of m·ω²·s²/10 about its middle.

@Suite("Stacks under stress")
struct StackStressTests {
  @Test("a contact in a stack gives by what its spring does under the load", arguments: [6, 12])
  func overlap(count: Int) throws {
    let stack = try BoxStack(count: count, hertz: 60)
    stack.step(by: 1.5, subSteps: 4)
    // The second contact carries count − 1 boxes: (n − 1)·m·g / (2/5·m·ω²).
    let frequency = 2 * Float.pi * 60
    let expected = Float(count - 1) * 1000 * 2.5 / (frequency * frequency)
    #expect(abs(stack.overlap(at: 1) - expected) < 0.02 * expected)
  }

  @Test(
    "a stack stands awake below the height at which its contacts let it buckle",
    arguments: [TallStack(16, 60, 4), TallStack(26, 120, 8), TallStack(40, 240, 16)])
  func stands(tall: TallStack) throws {
    #expect(Float(tall.count) < tall.bucklingCount)
    let stack = try BoxStack(count: tall.count, hertz: tall.hertz)
    stack.step(by: isStressed ? 60 : 0.3, subSteps: tall.subSteps)
    #expect(stack.maximumSway < 2)
    #expect(stack.maximumTilt < 0.01)
    guard tall.hertz > 60 else { return }
    for index in 0..<tall.count { #expect(stack.overlap(at: index) <= 0.2) }
  }

  @Test(
    "a stack stands awake in the animator's world, at most 0.2 points inside of contacts' gaps",
    arguments: isStressed ? [20, 26, 30, 40, 60] : [20, 40], [false, true])
  func standsInAnimator(count: Int, isBesideWall: Bool) throws {
    let stack = try BoxStack.ofAnimator(count: count)
    if isBesideWall { try stack.addWall() }
    for _ in 0..<(isStressed ? 3600 : 20) {
      stack.world.step(by: 1 / 60)
      for index in 0..<count { #expect(stack.overlap(at: index) <= 0.2) }
    }
    #expect(stack.maximumSway < 1)
    #expect(stack.maximumTilt < 0.01)
  }

  @Test(
    "a column takes more sub-steps where it stands free, not in a pile", arguments: [true, false])
  func free(isFree: Bool) throws {
    let stack = try BoxStack.ofAnimator(count: 20)
    let height: Float = 152
    for index in 0..<7 {
      // Three boxes high, beside the column; farther away than boxes of the broad phase reach, or near.
      let aside = 0.5 * BoxStack.side + 25 + (isFree ? 100 : 2)
      let place = Vector2(aside, -(height * Float(index) + 77))
      try stack.world.item(.box, Vector2(50, height - 1), at: place)
    }
    for _ in 0..<5 { stack.world.step(by: 1 / 60) }
    #expect(stack.world.graph.subStepShare == (isFree ? 0.5 : 1))
  }

  @Test(
    "a column takes more sub-steps beside a wall too, and on a boundary that is solid from both sides",
    arguments: [(true, false), (false, true), (true, true)])
  func boundaries(hasWall: Bool, hasContainer: Bool) throws {
    let stack = try BoxStack.ofAnimator(count: 20, inContainer: hasContainer)
    if hasWall { try stack.addWall() }
    for _ in 0..<5 { stack.world.step(by: 1 / 60) }
    #expect(stack.world.graph.subStepShare == 0.5)
  }

  @Test(
    "a column whose boxes lie more than a tenth of their width aside takes no more sub-steps",
    arguments: [Float(4), 6])
  func crooked(aside: Float) throws {
    let stack = try BoxStack.ofAnimator(count: 20, aside: aside)
    for _ in 0..<3 { stack.world.step(by: 1 / 60) }
    #expect(stack.world.graph.subStepShare == (aside < 5 ? 0.5 : 1))
  }

  @Test("sub-steps that a high stack needed end with it, and what is left of it stays in place")
  func lowered() throws {
    let stack = try BoxStack.ofAnimator(count: 20)
    for _ in 0..<20 { stack.world.step(by: 1 / 60) }
    #expect(stack.world.graph.subStepShare == 0.5)
    let rest = stack.boxes.prefix(6)
    for box in stack.boxes.dropFirst(6) { stack.world.destroyBody(box) }
    let places = rest.map { stack.world.position(of: $0) }
    for _ in 0..<90 { stack.world.step(by: 1 / 60) }
    #expect(stack.world.graph.subStepShare == 1)
    for (box, place) in zip(rest, places) {
      // Six boxes give by 0.04·(6 + 5 + …) points at 60 Hz.
      #expect((stack.world.position(of: box) - place).length < 1)
    }
  }
}

/// A stack, and the settings of its world.
struct TallStack: CustomTestStringConvertible {
  let count: Int
  let hertz: Float
  let subSteps: Int

  init(_ count: Int, _ hertz: Float, _ subSteps: Int) {
    self.count = count
    self.hertz = hertz
    self.subSteps = subSteps
  }

  /// The number of boxes of the highest column that does not buckle under its weight, after Greenhill (1881):
  /// L³ = 7.84·EI/w with L = n·s, EI = s·m·ω²·s²/10 and w = m·g/s, so that n³ = 0.784·ω²·s/g.
  var bucklingCount: Float {
    let frequency = 2 * Float.pi * hertz
    let cube = 0.784 * frequency * frequency * BoxStack.side / 1000
    var root: Float = 1
    while root * root * root < cube { root += 0.1 }
    return root
  }

  var testDescription: String { "\(count) boxes at \(hertz) Hz, \(subSteps) sub-steps" }
}

/// Squares on each other in a world with an animator's units, displaced by up to a tenth of a point.
private struct BoxStack {
  static let side: Float = 50
  let world: World
  let boxes: [BodyHandle]
  /// The gap that contacts keep.
  let gap: Float

  /// A stack in a world with all settings of an animator's, on a line or in a closed boundary; every other box lies
  /// aside.
  static func ofAnimator(
    count: Int, inContainer: Bool = false, aside: Float = 0
  ) throws -> BoxStack {
    let world = World.ofPile(gravity: 1000)
    let floor = try world.createBody(BodyDefinition(kind: .static))
    if inContainer {
      let corners = [
        Vector2(-2000, 0), Vector2(2000, 0), Vector2(2000, -4000), Vector2(-2000, -4000),
      ]
      try world.addChain(corners, isLoop: true, to: floor, .ofItem)
      try world.addChain(corners.reversed(), isLoop: true, to: floor, .ofItem)
    } else {
      let line = try SegmentShape(from: Vector2(-2000, 0), to: Vector2(2000, 0))
      try world.addShape(.segment(line), to: floor, .ofItem)
    }
    let boxes = try (0..<count).map { index in
      let offset = 0.02 * Float((index * 7919) % 11 - 5) + (index % 2 == 0 ? 0 : aside)
      let height = (side + 1) * Float(index) + 1 + 0.5 * side
      let box = try world.item(.box, Vector2(side, side), at: Vector2(offset, -height))
      world.setAllowsSleep(false, of: box)
      return box
    }
    return BoxStack(world: world, boxes: boxes, gap: 1)
  }

  private init(world: World, boxes: [BodyHandle], gap: Float) {
    self.world = world
    self.boxes = boxes
    self.gap = gap
  }

  init(count: Int, hertz: Float) throws {
    var definition = WorldDefinition(gravity: Vector2(0, 1000), lengthUnitsPerMeter: 100)
    definition.linearSlop = 0.2
    definition.minimumReboundSpeed = 20
    definition.contactHertz = hertz
    definition.maximumContactPushSpeed = 100
    definition.allowsSleep = false
    let world = World(definition)
    var surface = ShapeDefinition()
    surface.density = 1e-4
    surface.restitution = 0.2
    surface.friction = 0.2
    let ground = try world.createBody(BodyDefinition(kind: .static))
    let line = try SegmentShape(from: Vector2(-2000, 0), to: Vector2(2000, 0))
    try world.addShape(.segment(line), to: ground, surface)
    boxes = try (0..<count).map { index in
      let offset = 0.02 * Float((index * 7919) % 11 - 5)
      let box = try world.createBody(
        BodyDefinition(
          kind: .dynamic, position: Vector2(offset, -Self.side * (Float(index) + 0.5))))
      let half = 0.5 * Self.side
      try world.addShape(
        .polygon(PolygonShape.box(halfWidth: half, halfHeight: half)), to: box, surface)
      return box
    }
    self.world = world
    gap = 0
  }

  /// Adds a wall 2 points beside the stack, as high as the stack: near to every box, and touched by none.
  func addWall() throws {
    let height = (Self.side + 1) * Float(boxes.count)
    let wall = try world.createBody(
      BodyDefinition(kind: .static, position: Vector2(Self.side + 2, -0.5 * height)))
    let half = 0.5 * Self.side
    try world.addShape(
      .polygon(PolygonShape.box(halfWidth: half, halfHeight: 0.5 * height)), to: wall, .ofItem)
  }

  func step(by seconds: Float, subSteps: Int) {
    for _ in 0..<Int(seconds * 60) { world.step(by: 1 / 60, subSteps: subSteps) }
  }

  /// How far a box is inside the one below it, or in the ground, with the gap that contacts keep.
  func overlap(at index: Int) -> Float {
    let bottom = world.position(of: boxes[index]).y + 0.5 * Self.side
    if index == 0 { return bottom + gap }
    return bottom + gap - world.position(of: boxes[index - 1]).y + 0.5 * Self.side
  }

  var maximumSway: Float { boxes.reduce(0) { max($0, abs(world.position(of: $1).x)) } }

  var maximumTilt: Float { boxes.reduce(0) { max($0, abs(world.angle(of: $1))) } }
}
