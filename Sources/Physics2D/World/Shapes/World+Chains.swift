// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Adds a chain of one-sided segments through points, without internal edges between the segments.
  ///
  /// A segment collides on its right side, looking from one point to the next (with y down that is the left-hand
  /// side on screen). A loop closes from the last point to the first. An open chain collides over its whole length.
  /// A point that nearly coincides with the one before is left out. Throws for a stale body, numbers that are not
  /// finite, and fewer than two remaining points, or three for a loop.
  @discardableResult
  public func addChain(
    _ points: [Vector2], isLoop: Bool, to body: BodyHandle,
    _ definition: ShapeDefinition = ShapeDefinition()
  ) throws(PhysicsError) -> ChainHandle {
    guard let bodyRow = bodyIndex(body) else { throw .staleBody }
    try validate(definition)
    let corners = try distinctPoints(points, isLoop: isLoop)
    let count = corners.count
    guard count >= (isLoop ? 3 : 2) else { throw .emptyShape }
    let segmentCount = isLoop ? count : count - 1
    let chain = chains.insertRow(body: bodyRow, shapeCount: Int32(segmentCount))
    for index in 0..<segmentCount {
      let start = corners[index]
      let end = corners[(index + 1) % count]
      let isFirst = !isLoop && index == 0
      let isLast = !isLoop && index == segmentCount - 1
      let before = isFirst ? start - (end - start) : corners[(index + count - 1) % count]
      let after = isLast ? end + (end - start) : corners[(index + 2) % count]
      _ = insertShape(
        .chainSegment(ghostBefore: before, from: start, to: end, ghostAfter: after),
        to: bodyRow, definition, chain: chain)
    }
    if bodies.record[bodyRow].kind == .dynamic { updateMass(of: bodyRow) }
    wakeBody(bodyRow)
    return ChainHandle(index: chain, generation: chains.record[chain].generation)
  }

  /// Destroys a chain; wakes the bodies that touched it.
  public func destroyChain(_ chain: ChainHandle) {
    guard let row = chainIndex(chain) else { return refuse(.staleChain) }
    let body = chains.record[row].body
    wakeBody(body)
    var shape = bodies.record[body].firstShape
    while shape >= 0 {
      let next = shapes.record[shape].nextShape
      if shapes.record[shape].chain == row { removeShape(shape) }
      shape = next
    }
    updateMass(of: body)
  }

  /// Whether a handle names a chain that exists.
  public func isValid(_ chain: ChainHandle) -> Bool { chainIndex(chain) != nil }

  /// The segments of a chain, the last one first; none for a stale handle.
  public func shapes(of chain: ChainHandle) -> [ShapeHandle] {
    guard let row = chainIndex(chain) else { return [] }
    return shapes(of: handle(ofBody: chains.record[row].body)).filter {
      shapes.record[$0.index].chain == row
    }
  }

  /// The chain of which a shape is a segment; nil for other shapes.
  public func chain(of shape: ShapeHandle) -> ChainHandle? {
    guard let row = shapeIndex(shape), shapes.record[row].chain >= 0 else { return nil }
    let chain = shapes.record[row].chain
    return ChainHandle(index: chain, generation: chains.record[chain].generation)
  }

  private func chainIndex(_ chain: ChainHandle) -> Int32? {
    guard chain.index >= 0, Int(chain.index) < chains.record.count else { return nil }
    let record = chains.record[chain.index]
    guard record.generation == chain.generation, record.shapeCount > 0 else { return nil }
    return chain.index
  }

  /// The points without those closer than a slop to the one before.
  private func distinctPoints(
    _ points: [Vector2], isLoop: Bool
  ) throws(PhysicsError) -> [Vector2] {
    let minimum = settings.linearSlop * settings.linearSlop
    var distinct: [Vector2] = []
    for point in points {
      guard isUsable(point) else { throw .notFinite("a point of the chain") }
      if let last = distinct.last, (point - last).lengthSquared <= minimum { continue }
      distinct.append(point)
    }
    while isLoop, distinct.count > 1, let first = distinct.first, let last = distinct.last,
      (last - first).lengthSquared <= minimum
    {
      distinct.removeLast()
    }
    return distinct
  }
}
