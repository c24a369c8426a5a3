// SPDX-License-Identifier: Apache-2.0

extension World {
  /// The nearest intersection of a ray from a point along a translation; nil if there is none.
  ///
  /// A ray that starts inside of a shape intersects it at fraction 0. Numbers that are not finite are refused.
  public func castRay(
    from origin: Vector2, translation: Vector2, filter: QueryFilter = QueryFilter()
  ) -> RayHit? {
    guard isUsableRay(origin, translation) else { return nil }
    let search = RaySearch(origin: origin, translation: translation, filter: filter)
    return broadPhase.closestHit(search, RayCastView(shapes, bodies))
  }

  /// All intersections of a ray from a point along a translation, nearest first.
  public func castRayAll(
    from origin: Vector2, translation: Vector2, filter: QueryFilter = QueryFilter()
  ) -> [RayHit] {
    guard isUsableRay(origin, translation) else { return [] }
    let search = RaySearch(origin: origin, translation: translation, filter: filter)
    let hits = broadPhase.allHits(search, RayCastView(shapes, bodies))
    return hits.sorted {
      $0.fraction < $1.fraction
        || ($0.fraction == $1.fraction && $0.shape.index < $1.shape.index)
    }
  }

  private func isUsableRay(_ origin: Vector2, _ translation: Vector2) -> Bool {
    guard isUsable(origin), isUsable(translation) else {
      refuse(.notFinite("a ray"))
      return false
    }
    return true
  }
}

/// A view over the shapes that a ray is cast at, made once per ray.
private struct RayCastView: BitwiseCopyable {
  private let records: UnsafeMutablePointer<ShapeRecord>
  private let geometries: GeometryView
  private let poses: UnsafeMutablePointer<BodyPose>

  init(_ shapes: borrowing ShapeTable, _ bodies: borrowing BodyTable) {
    records = shapes.record.base
    geometries = shapes.geometry.view
    poses = bodies.pose.base
  }

  func cast(_ search: RaySearch, at shape: Int32) -> RayHit? {
    let record = records + Int(shape)
    guard search.filter.includesSensors || !record.pointee.flags.contains(.sensor) else {
      return nil
    }
    let frame = poses[Int(record.pointee.body)].transform
    let output = (geometries + Int(shape)).pointee.castRay(
      RayInput(
        origin: frame.inverse(search.origin),
        translation: frame.rotation.unrotate(search.translation), maximumFraction: search.limit))
    guard output.isHit else { return nil }
    return RayHit(
      shape: ShapeHandle(index: shape, generation: record.pointee.generation),
      point: frame * output.point, normal: frame.rotation * output.normal,
      fraction: output.fraction)
  }
}

extension BroadPhase {
  fileprivate mutating func closestHit(_ given: RaySearch, _ view: RayCastView) -> RayHit? {
    var search = given
    var closest: RayHit?
    forEachShape(&search) { search, shape in
      guard let hit = view.cast(search, at: shape) else { return }
      // Of equally near shapes the same as in a list of all, whatever the order of the search.
      if let known = closest, known.fraction == hit.fraction, known.shape.index < hit.shape.index {
        return
      }
      closest = hit
      search.limit = hit.fraction
    }
    return closest
  }

  fileprivate mutating func allHits(_ given: RaySearch, _ view: RayCastView) -> [RayHit] {
    var search = given
    var hits: [RayHit] = []
    forEachShape(&search) { search, shape in
      if let hit = view.cast(search, at: shape) { hits.append(hit) }
    }
    return hits
  }

  /// Calls a function with the shapes that a ray may intersect.
  @inline(__always)
  private mutating func forEachShape(
    _ search: inout RaySearch, _ body: (inout RaySearch, Int32) -> Void
  ) {
    let trees = (TreeView(staticTree), TreeView(kinematicTree), TreeView(dynamicTree))
    for kind in 0..<3 {
      let tree = kind == 0 ? trees.0 : kind == 1 ? trees.1 : trees.2
      guard tree.root >= 0 else { continue }
      // Each level leaves one node pending.
      rayStack.reserve(tree.height &+ 2)
      search.start(tree, stack: rayStack.base)
      while let shape = search.nextShape() { body(&search, shape) }
    }
  }
}
