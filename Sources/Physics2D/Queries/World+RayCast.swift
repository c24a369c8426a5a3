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
  private let geometries: UnsafeMutablePointer<ShapeGeometry>
  private let poses: UnsafeMutablePointer<BodyPose>

  init(_ shapes: borrowing ShapeTable, _ bodies: borrowing BodyTable) {
    records = shapes.record.base
    geometries = shapes.geometry.base
    poses = bodies.pose.base
  }

  func cast(_ search: RaySearch, at shape: Int32) -> RayHit? {
    let record = records + Int(shape)
    guard search.filter.includesSensors || !record.pointee.flags.contains(.sensor) else {
      return nil
    }
    let frame = poses[Int(record.pointee.body)].transform
    let output = geometries[Int(shape)].castRay(
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
    stack.reserve(maximumStackDepth)
    for kind in 0..<3 {
      search.start(tree(kind), stack: stack.base)
      while let shape = search.nextShape() {
        guard let hit = view.cast(search, at: shape) else { continue }
        closest = hit
        search.limit = hit.fraction
      }
    }
    return closest
  }

  fileprivate mutating func allHits(_ given: RaySearch, _ view: RayCastView) -> [RayHit] {
    var search = given
    var hits: [RayHit] = []
    stack.reserve(maximumStackDepth)
    for kind in 0..<3 {
      search.start(tree(kind), stack: stack.base)
      while let shape = search.nextShape() {
        if let hit = view.cast(search, at: shape) { hits.append(hit) }
      }
    }
    return hits
  }

  private func tree(_ kind: Int) -> TreeView {
    switch kind {
    case 0: TreeView(staticTree)
    case 1: TreeView(kinematicTree)
    default: TreeView(dynamicTree)
    }
  }

  /// The stack depth for a traversal of the highest tree.
  private var maximumStackDepth: Int {
    let (first, second, third) = (staticTree.height, kinematicTree.height, dynamicTree.height)
    let higher = first > second ? first : second
    return (higher > third ? higher : third) + 2
  }
}
