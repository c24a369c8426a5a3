// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The kinds of item in a pile.
enum PileItem: Sendable {
  case box, circle, ellipse
}

extension ShapeDefinition {
  /// Elasticity and friction of the animator's items, and their mass per area.
  static var ofItem: ShapeDefinition {
    var definition = ShapeDefinition()
    definition.friction = 0.2
    definition.restitution = 0.2
    definition.density = 1e-4
    return definition
  }
}

extension World {
  /// A world with the settings of the animator.
  static func ofPile(gravity: Float) -> World {
    var definition = WorldDefinition(gravity: Vector2(0, gravity), lengthUnitsPerMeter: 100)
    definition.linearSlop = 0.2
    definition.contactMargin = 1
    definition.continuousDynamics = true
    definition.stabilizesPiles = true
    definition.contactHertz = 60
    definition.maximumContactPushSpeed = 100
    definition.minimumReboundSpeed = 20
    return World(definition)
  }

  /// Items of 12 to 26 points, dropped into a container that they fill loosely.
  static func pile(
    of count: Int, _ kinds: [PileItem] = [.box, .circle, .ellipse], seed: UInt64
  ) throws
    -> (world: World, items: [BodyHandle])
  {
    let world = ofPile(gravity: 1000)
    var random = SplitMix(seed: seed)
    let columns = Int((0.6 * Float(count)).squareRoot() * 25 - 10) / 34
    let rows = (count + columns - 1) / columns
    try world.addContainer(Vector2(Float(columns) * 34 + 20, Float(rows) * 34 + 40))
    let items = try (0..<count).map { index in
      let place = Vector2(
        Float(34 * (index % columns) + 27) + random.number(-1.5, 1.5),
        Float(34 * (rows - index / columns) + 3) + random.number(-1.5, 1.5))
      let width = random.number(12, 26)
      let kind = kinds[index % kinds.count]
      let height = kind == .circle ? width : random.number(12, 26)
      return try world.item(
        kind, Vector2(width, height), at: place,
        angle: random.number(-0.3, 0.3))
    }
    return (world, items)
  }

  /// A closed boundary, solid from both sides.
  func addContainer(_ size: Vector2) throws {
    let body = try createBody(BodyDefinition(kind: .static))
    let corners = [.zero, Vector2(size.x, 0), size, Vector2(0, size.y)]
    try addChain(corners, isLoop: true, to: body, .ofItem)
    try addChain(corners.reversed(), isLoop: true, to: body, .ofItem)
  }

  /// An item with the outline that the animator gives it; of an ellipse, a rounded octagon.
  @discardableResult
  func item(
    _ kind: PileItem, _ size: Vector2, at position: Vector2, angle: Float = 0
  ) throws -> BodyHandle {
    var definition = BodyDefinition(kind: .dynamic, position: position, angle: angle)
    definition.linearDamping = 0.1
    definition.angularDamping = 0.1
    definition.sleepThreshold = 1
    let body = try createBody(definition)
    let half = 0.5 * size
    switch kind {
    case .box:
      try addShape(
        .polygon(PolygonShape.box(halfWidth: half.x, halfHeight: half.y)), to: body, .ofItem)
    case .circle:
      try addShape(.circle(CircleShape(radius: half.x)), to: body, .ofItem)
    case .ellipse:
      // Corners on the ellipse of the half axes less the radius.
      let shorter = half.x < half.y ? half.x : half.y
      let longer = half.x < half.y ? half.y : half.x
      let radius = 0.9 * shorter * shorter / longer
      let diagonal = Float(0.5).squareRoot()
      let directions = [
        Vector2(1, 0), Vector2(diagonal, diagonal), Vector2(0, 1), Vector2(-diagonal, diagonal),
        Vector2(-1, 0), Vector2(-diagonal, -diagonal), Vector2(0, -1),
        Vector2(diagonal, -diagonal),
      ]
      let corners = directions.map {
        Vector2((half.x - radius) * $0.x, (half.y - radius) * $0.y)
      }
      try addShape(.polygon(PolygonShape(hull: corners, radius: radius)), to: body, .ofItem)
    }
    return body
  }
}
