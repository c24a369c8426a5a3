// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// Shapes and chains.
extension WorldMachine {
  func addShape(_ random: inout FuzzRandom) {
    guard let body = body(&random) else { return }
    random.once(in: 6) ? addOutline(to: body, &random) : addShape(to: body, &random)
  }

  func addShape(to body: BodyHandle, _ random: inout FuzzRandom) {
    guard let shape = makeShape(&random) else { return }
    let updatesMass = !random.once(in: 6)
    add(
      random.once(in: 6) ? shape.transformed(by: transform(&random)) : shape, to: body,
      shapeDefinition(&random), updatesMass: updatesMass)
  }

  /// Adds a concave outline as convex pieces.
  private func addOutline(to body: BodyHandle, _ random: inout FuzzRandom) {
    let outline = (0..<3 + random.index(below: 9)).map { _ in point(&random, 60) }
    say("ConvexDecomposition(outline: \(outline))")
    guard let pieces = try? ConvexDecomposition(outline: outline).pieces else { return }
    let definition = shapeDefinition(&random)
    for piece in pieces { add(.polygon(piece), to: body, definition, updatesMass: false) }
    say("world.removeInternalEdges(of: \(body))")
    world.removeInternalEdges(of: body)
    world.resetMass(of: body)
  }

  private func add(
    _ shape: CollisionShape, to body: BodyHandle, _ definition: ShapeDefinition, updatesMass: Bool
  ) {
    say(
      "shapes.append(try world.addShape(\(shape), to: \(body), \(definition), "
        + "updatesMass: \(updatesMass)))")
    let handle = try? world.addShape(shape, to: body, definition, updatesMass: updatesMass)
    if let handle { shapes.append(handle) }
  }

  private func shapeDefinition(_ random: inout FuzzRandom) -> ShapeDefinition {
    var definition = ShapeDefinition()
    definition.density = Float(random.magnitude(2))
    definition.friction = Float(random.magnitude(1))
    definition.restitution = Float(random.magnitude(1))
    definition.isSensor = random.once(in: 10)
    definition.hitEvents = random.once(in: 3)
    definition.contactEvents = !random.once(in: 6)
    if random.once(in: 6) { definition.filter = filter(&random) }
    definition.userData = random.next()
    return definition
  }

  private func filter(_ random: inout FuzzRandom) -> CollisionFilter {
    var filter = CollisionFilter(
      categories: random.next(), mask: random.next(), group: Int32(random.index(below: 5) - 2))
    if random.once(in: 3) {
      filter.memberships = world.memberships(numbers(&random))
      filter.targets = world.memberships(numbers(&random))
    }
    return filter
  }

  private func numbers(_ random: inout FuzzRandom) -> [Int32] {
    (0..<random.index(below: 5)).map { _ in Int32(random.index(below: 6)) }
  }

  func makeShape(_ random: inout FuzzRandom) -> CollisionShape? {
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

  func transform(_ random: inout FuzzRandom) -> Transform {
    Transform(position: point(&random), rotation: Rotation(angle: number(&random, 3)))
  }

  func addChain(_ random: inout FuzzRandom) {
    guard let body = body(&random) else { return }
    let points = (0..<2 + random.index(below: 8)).map { _ in point(&random) }
    let isLoop = random.once(in: 2)
    let definition = random.once(in: 2) ? shapeDefinition(&random) : ShapeDefinition()
    say(
      "chains.append(try world.addChain(\(points), isLoop: \(isLoop), to: \(body), \(definition)))")
    if let chain = try? world.addChain(points, isLoop: isLoop, to: body, definition) {
      chains.append(chain)
    }
  }

  func changeShape(_ random: inout FuzzRandom) {
    guard let shape = shape(&random) else { return }
    let value = number(&random, 2)
    let change = random.index(below: 5)
    say("changeShape(\(change), \(shape), \(value))")
    switch change {
    case 0: world.setFriction(value, of: shape)
    case 1: world.setRestitution(value, of: shape)
    case 2: world.setDensity(value, of: shape, updatesMass: !random.once(in: 4))
    case 3: world.setUserData(random.next(), of: shape)
    default: world.setFilter(filter(&random), of: shape)
    }
  }
}
