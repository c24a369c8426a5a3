extension World {
  /// Lets other bodies slide over the seams between the polygons of a body, as if it were one shape.
  ///
  /// Call it when all shapes of the body are there, and again when one was added; removing one makes
  /// the seams rough again. Polygons are parts of one outline where their edges touch or where they
  /// overlap, by up to half a slop; rounded polygons and other kinds of shape are not looked at.
  /// A stale body is refused.
  public func smoothSeams(of body: BodyHandle) {
    guard let row = usableBody(body) else { return }
    roughenSeams(ofBody: row)
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
    for (place, part) in parts.enumerated() {
      var others: [ShapeGeometry] = []
      for (other, shape) in parts.enumerated()
      where other != place && boxes[other].overlaps(boxes[place]) && hasSameFilter(shape, part) {
        others.append(shapes.geometry[shape])
      }
      guard !others.isEmpty,
        let seam = SeamGeometry(of: shapes.geometry[part], among: others, width: width)
      else { continue }
      shapes.insertSeam(seam, of: part)
    }
    wakeBody(row)
  }

  /// What collides with one of them would have to collide with both for the seam to be closed.
  private func hasSameFilter(_ first: Int32, _ second: Int32) -> Bool {
    shapes.record[first].filter == shapes.record[second].filter
  }

  /// Forgets the seams of a body.
  func roughenSeams(ofBody row: Int32) {
    var shape = bodies.record[row].firstShape
    while shape >= 0 {
      shapes.removeSeam(of: shape)
      shape = shapes.record[shape].nextShape
    }
  }
}

extension ShapeTable {
  /// Gives a shape a row of seams.
  mutating func insertSeam(_ geometry: SeamGeometry, of shape: Int32) {
    let recycled = freeSeams.allocate()
    if recycled >= 0 { seam[recycled] = geometry } else { seam.append(geometry) }
    record[shape].seam =
      recycled >= 0 ? recycled : Int32(truncatingIfNeeded: seam.count &- 1)
    self.geometry[shape].isSeamed = true
  }

  /// Takes a shape's row of seams away, where it has one.
  mutating func removeSeam(of shape: Int32) {
    guard record[shape].seam >= 0 else { return }
    freeSeams.free(record[shape].seam)
    record[shape].seam = -1
    geometry[shape].isSeamed = false
  }
}
