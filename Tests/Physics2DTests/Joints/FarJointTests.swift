// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

@Suite("Joints of trees that start far from what they keep")
struct FarJointTests {
  // Of an error joints of trees correct at most 0.4 m, which closes them by 11.9 points in a sub-step, 2,860 points/s.
  // Without that maximum seven of these were faster, up to 31,000 points/s.
  @Test(
    "10 m off, they throw no item: none is faster than twice the speed with which anchors come together",
    arguments: FarTree.Joint.allCases, FarTree.Shape.allCases)
  func calm(joint: FarTree.Joint, shape: FarTree.Shape) throws {
    let tree = try FarTree(joint, shape, distance: 1000)
    var fastest: Float = 0
    for _ in 0..<(isStressed ? 600 : 150) { fastest = max(fastest, tree.stepSpeed()) }
    #expect(fastest < 5720)
  }

  @Test(
    "an item that is attached 300 points away arrives within 0.3 s",
    arguments: FarTree.Joint.allCases)
  func arrival(joint: FarTree.Joint) throws {
    let tree = try FarTree(joint, .single, distance: 300)
    for _ in 0..<18 { _ = tree.stepSpeed() }
    #expect(tree.opening < 1)
  }
}

/// Items with a joint whose anchors start far from each other.
struct FarTree {
  enum Joint: CaseIterable {
    case rod, pin, weld, rope, limitedPin, slider
  }

  enum Shape: CaseIterable {
    /// One item at a fixed place, two items, two of which one is a thousand times as heavy, and a row at a fixed place,
    /// in whose middle the joint is.
    case single, pair, heavyPair, row
  }

  private let world = World.forJoints(gravity: 0)
  private var items: [BodyHandle] = []
  private let kind: Joint
  private let anchor = Vector2(15, 20)
  private var joint: JointHandle?

  init(_ kind: Joint, _ shape: Shape, distance: Float) throws {
    self.kind = kind
    let offset = distance * Vector2(0.8, 0.6)
    switch shape {
    case .single:
      let ground = try world.createBody(BodyDefinition(kind: .static))
      items = [try world.jointItem(at: offset, density: 1)]
      joint = try join(ground, items[0], .zero, anchor)
    case .pair, .heavyPair:
      items = [
        try world.jointItem(at: .zero, density: shape == .pair ? 1 : 1000),
        try world.jointItem(at: offset, density: 1),
      ]
      joint = try join(items[0], items[1], anchor, anchor)
    case .row:
      var last = try world.createBody(BodyDefinition(kind: .static))
      let (front, back) = (Vector2(25, 0), Vector2(-25, 0))
      for index in 0..<5 {
        let place = Vector2(50 * Float(index + 1), 0) + (index < 2 ? .zero : offset)
        let item = try world.jointItem(at: place, side: 20, density: 1)
        if index == 2 {
          joint = try join(last, item, front, back)
        } else {
          var pin = RevoluteJointDefinition(bodyA: last, bodyB: item)
          (pin.localAnchorA, pin.localAnchorB) = (front, back)
          try world.createJoint(pin)
        }
        items.append(item)
        last = item
      }
    }
  }

  /// The maximum speed of an item after one step more.
  func stepSpeed() -> Float {
    world.step(by: 1 / 60)
    return items.map { world.linearVelocity(of: $0).length }.max() ?? 0
  }

  /// How far the joint is from what it keeps.
  var opening: Float {
    guard let joint else { return .infinity }
    let distance = world.anchorDistance(of: joint)
    return switch kind {
    case .rod: abs(distance - Self.length)
    case .rope: distance - Self.length
    case .pin, .weld, .limitedPin: distance
    case .slider:
      // The axis is the y axis of what does not move, and keeps the angle.
      max(
        abs(world.position(of: items[0]).x + anchor.x),
        abs(world.position(of: items[0]).y + anchor.y) - Self.range)
    }
  }

  private static let length: Float = 40
  private static let range: Float = 30

  private func join(
    _ a: BodyHandle, _ b: BodyHandle, _ anchorA: Vector2, _ anchorB: Vector2
  ) throws -> JointHandle {
    switch kind {
    case .rod, .rope:
      var definition = DistanceJointDefinition(bodyA: a, bodyB: b)
      (definition.localAnchorA, definition.localAnchorB) = (anchorA, anchorB)
      if kind == .rod { definition.length = Self.length }
      if kind == .rope { definition.maximumLength = Self.length }
      return try world.createJoint(definition)
    case .pin, .limitedPin:
      var definition = RevoluteJointDefinition(bodyA: a, bodyB: b)
      (definition.localAnchorA, definition.localAnchorB) = (anchorA, anchorB)
      definition.referenceAngle = 1.5
      if kind == .limitedPin { definition.limits = JointLimits(lower: -0.3, upper: 0.3) }
      return try world.createJoint(definition)
    case .weld:
      var definition = WeldJointDefinition(bodyA: a, bodyB: b)
      (definition.localAnchorA, definition.localAnchorB) = (anchorA, anchorB)
      definition.referenceAngle = 2
      return try world.createJoint(definition)
    case .slider:
      var definition = PrismaticJointDefinition(bodyA: a, bodyB: b, localAxis: Vector2(0, 1))
      (definition.localAnchorA, definition.localAnchorB) = (anchorA, anchorB)
      definition.limits = JointLimits(lower: -Self.range, upper: Self.range)
      return try world.createJoint(definition)
    }
  }
}
