// SPDX-License-Identifier: Apache-2.0

extension World {
  /// The shapes whose tight boxes overlap a box, in a defined order.
  public func overlaps(
    _ box: BoundingBox, filter: QueryFilter = QueryFilter()
  ) -> [ShapeHandle] {
    guard isUsableBox(box) else { return [] }
    return shapes(near: box, filter).filter {
      let transform = bodies.pose[shapes.record[$0].body].transform
      return shapes.geometry[$0].bounds(at: transform).overlaps(box)
    }.map { handle(ofShape: $0) }
  }

  /// The shapes that overlap a shape at a transform, in a defined order.
  public func overlaps(
    _ shape: CollisionShape, at transform: Transform, filter: QueryFilter = QueryFilter()
  ) -> [ShapeHandle] {
    guard isUsable(transform.position), transform.rotation.isValid else {
      refuse(.notFinite("transform"))
      return []
    }
    let geometry = shape.geometry
    guard geometry.isUsable else {
      refuse(.notFinite("shape"))
      return []
    }
    return shapes(near: geometry.bounds(at: transform), filter).filter {
      gap(from: $0, to: geometry, at: transform) == 0
    }.map { handle(ofShape: $0) }
  }

  /// The shapes within a distance of a point and how far they are from it, 0 for one that contains it;
  /// whatever their filter, without sensors, in a defined order.
  package func shapes(
    within reach: Float, of point: Vector2
  ) -> [(shape: ShapeHandle, distance: Float)] {
    guard isUsable(point), let circle = try? CircleShape(radius: 0.01) else { return [] }
    let geometry = CollisionShape.circle(circle).geometry
    let place = Transform(position: point, rotation: .identity)
    let margin = Vector2(reach, reach)
    broadPhase.findAll(near: BoundingBox(lower: point - margin, upper: point + margin))
    return broadPhase.found.array.compactMap {
      guard !shapes.record[$0].flags.contains(.sensor) else { return nil }
      let distance = gap(from: $0, to: geometry, at: place)
      return distance > reach ? nil : (handle(ofShape: $0), distance)
    }
  }

  private func gap(
    from shape: Int32, to geometry: ShapeGeometry, at transform: Transform
  ) -> Float {
    var cache = SimplexCache()
    let frame = bodies.pose[shapes.record[shape].body].transform
    return distance(
      DistanceInput(
        a: DistanceProxy(shapes.geometry[shape]), b: DistanceProxy(geometry),
        transform: frame.relative(transform), usesRadii: true),
      cache: &cache
    ).distance
  }

  /// The shapes that contain a point of the world, in a defined order.
  public func overlaps(
    point: Vector2, filter: QueryFilter = QueryFilter()
  ) -> [ShapeHandle] {
    guard isUsable(point) else {
      refuse(.notFinite("point"))
      return []
    }
    return shapes(near: BoundingBox(lower: point, upper: point), filter).filter {
      let frame = bodies.pose[shapes.record[$0].body].transform
      return shapes.geometry[$0].overlaps(point: frame.inverse(point))
    }.map { handle(ofShape: $0) }
  }

  /// Visits the user data of every shape whose enlarged box overlaps a box, whatever its filter, sensors
  /// included; a box beyond the usable coordinates is cut off there.
  package func forEachShape(near box: BoundingBox, _ visit: (UInt64) -> Void) {
    let limit = Vector2(maximumCoordinate, maximumCoordinate)
    let searched = box.intersection(BoundingBox(lower: -limit, upper: limit))
    guard searched.isValid else { return }
    broadPhase.findAll(near: searched)
    var index = 0
    while index < broadPhase.found.count {
      visit(shapes.record[broadPhase.found[index]].userData)
      index &+= 1
    }
  }

  private func isUsableBox(_ box: BoundingBox) -> Bool {
    guard isUsable(box.lower), isUsable(box.upper) else {
      refuse(.notFinite("box"))
      return false
    }
    guard box.isValid else {
      refuse(.outOfRange("box"))
      return false
    }
    return true
  }

  private func shapes(near box: BoundingBox, _ filter: QueryFilter) -> [Int32] {
    broadPhase.findAll(near: box, mask: filter.mask)
    return broadPhase.found.array.filter {
      filter.includesSensors || !shapes.record[$0].flags.contains(.sensor)
    }
  }
}
