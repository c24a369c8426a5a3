extension World {
  /// The first shape that a ray from a point along a translation meets; nil for none.
  ///
  /// A ray that starts inside of a shape meets it at fraction 0. Numbers that are not finite are
  /// refused.
  public func castRay(
    from origin: Vector2, translation: Vector2, filter: QueryFilter = QueryFilter()
  ) -> RayHit? {
    guard isUsableRay(origin, translation) else { return nil }
    var search = RaySearch(origin: origin, translation: translation, filter: filter)
    var closest: RayHit?
    broadPhase.stack.reserve(deepestTree)
    for kind in 0..<3 {
      search.start(tree(kind), stack: broadPhase.stack.base)
      while let shape = search.nextShape() {
        guard let hit = cast(search, at: shape) else { continue }
        closest = hit
        search.limit = hit.fraction
      }
    }
    return closest
  }

  /// Every shape that a ray from a point along a translation meets, nearest first.
  public func castRayAll(
    from origin: Vector2, translation: Vector2, filter: QueryFilter = QueryFilter()
  ) -> [RayHit] {
    guard isUsableRay(origin, translation) else { return [] }
    var search = RaySearch(origin: origin, translation: translation, filter: filter)
    var hits: [RayHit] = []
    broadPhase.stack.reserve(deepestTree)
    for kind in 0..<3 {
      search.start(tree(kind), stack: broadPhase.stack.base)
      while let shape = search.nextShape() {
        if let hit = cast(search, at: shape) { hits.append(hit) }
      }
    }
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

  private func cast(_ search: RaySearch, at shape: Int32) -> RayHit? {
    let record = shapes.record[shape]
    guard search.filter.includesSensors || !record.flags.contains(.sensor) else { return nil }
    let frame = bodies.pose[record.body].transform
    let output = shapes.geometry[shape].castRay(
      RayInput(
        origin: frame.inverse(search.origin),
        translation: frame.rotation.unrotate(search.translation), maximumFraction: search.limit))
    guard output.isHit else { return nil }
    return RayHit(
      shape: handle(ofShape: shape), point: frame * output.point,
      normal: frame.rotation * output.normal, fraction: output.fraction)
  }

  private func tree(_ kind: Int) -> TreeRows {
    switch kind {
    case 0: TreeRows(broadPhase.staticTree)
    case 1: TreeRows(broadPhase.kinematicTree)
    default: TreeRows(broadPhase.dynamicTree)
    }
  }

  /// Room for the nodes that wait while the highest tree is searched.
  private var deepestTree: Int {
    let heights = (
      broadPhase.staticTree.height, broadPhase.kinematicTree.height,
      broadPhase.dynamicTree.height
    )
    let higher = heights.0 > heights.1 ? heights.0 : heights.1
    return (higher > heights.2 ? higher : heights.2) + 2
  }
}
