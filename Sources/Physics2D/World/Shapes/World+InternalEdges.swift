// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Removes the internal edges between the polygons of a body, so that other bodies slide over them as
  /// over one shape instead of catching on them (ghost collisions).
  ///
  /// Call this method after all shapes of the body were added, and again after another was added;
  /// removing a shape restores the internal edges. Polygons are parts of one outline where their edges
  /// touch or overlap by up to half a slop. Rounded polygons and shapes of other kinds are ignored. A
  /// stale body is refused.
  public func removeInternalEdges(of body: BodyHandle) {
    guard let row = usableBody(body) else { return }
    restoreInternalEdges(ofBody: row)
    var parts: [Int32] = []
    var shape = bodies.record[row].firstShape
    while shape >= 0 {
      let geometry = shapes.geometry[shape]
      let isSensor = shapes.record[shape].flags.contains(.sensor)
      if geometry.kind == .polygon && geometry.radius == 0 && !isSensor { parts.append(shape) }
      shape = shapes.record[shape].nextShape
    }
    let width = 0.5 * settings.linearSlop
    let boxes = parts.map { shapes.geometry[$0].vertices.bounds.expanded(by: 2 * width) }
    for (index, part) in parts.enumerated() {
      var others: [ShapeGeometry] = []
      for (other, shape) in parts.enumerated()
      where other != index && boxes[other].overlaps(boxes[index]) && hasSameFilter(shape, part) {
        others.append(shapes.geometry[shape])
      }
      guard !others.isEmpty,
        let internalEdges = InternalEdges(of: shapes.geometry[part], among: others, width: width)
      else { continue }
      shapes.setInternalEdges(internalEdges, of: part)
    }
    wakeBody(row)
  }

  /// A part covers the edge of another only for shapes that collide with both.
  private func hasSameFilter(_ first: Int32, _ second: Int32) -> Bool {
    shapes.record[first].filter == shapes.record[second].filter
  }

  /// Restores the internal edges of a body.
  func restoreInternalEdges(ofBody row: Int32) {
    var shape = bodies.record[row].firstShape
    while shape >= 0 {
      shapes.clearInternalEdges(of: shape)
      shape = shapes.record[shape].nextShape
    }
  }
}

extension ShapeTable {
  /// Stores the internal edges of a shape.
  mutating func setInternalEdges(_ geometry: InternalEdges, of shape: Int32) {
    let recycled = freeInternalEdges.allocate()
    if recycled >= 0 { internalEdges[recycled] = geometry } else { internalEdges.append(geometry) }
    record[shape].internalEdges =
      recycled >= 0 ? recycled : Int32(truncatingIfNeeded: internalEdges.count &- 1)
    setHasInternalEdges(true, of: shape)
  }

  /// Frees the internal edges of a shape, if it has some.
  mutating func clearInternalEdges(of shape: Int32) {
    guard record[shape].internalEdges >= 0 else { return }
    freeInternalEdges.free(record[shape].internalEdges)
    record[shape].internalEdges = -1
    setHasInternalEdges(false, of: shape)
  }

  private mutating func setHasInternalEdges(_ hasInternalEdges: Bool, of shape: Int32) {
    var changed = geometry[shape]
    changed.hasInternalEdges = hasInternalEdges
    geometry.remove(at: shape)
    geometry.insert(changed, at: shape)
  }
}
