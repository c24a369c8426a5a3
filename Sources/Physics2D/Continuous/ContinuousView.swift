// SPDX-License-Identifier: Apache-2.0

/// A view of the columns that continuous collision reads and writes, taken once per stage.
struct ContinuousView: BitwiseCopyable {
  let finalize: FinalizeView
  let internalEdges: UnsafeMutablePointer<InternalEdges>
  let rules: CollisionRules
  let staticTree: TreeView
  let kinematicTree: TreeView
  let dynamicTree: TreeView
  let moved: UnsafeMutablePointer<MovedBody>
  let settings: WorldSettings
  /// The duration of the step.
  let seconds: Float
  /// Whether dynamic bodies are obstacles, too.
  let amongDynamic: Bool
  let shared: SharedMotion?
}

extension ContinuousView {
  /// Stops a body at the first obstacle that it would pass through, and updates its boxes.
  func solveBody(_ row: Int32, _ scratch: inout QueryScratch) -> FinalizeResult {
    var result = FinalizeResult()
    let pose = finalize.poses + Int(row)
    let reach = finalize.masses[Int(row)].maximumExtent + settings.linearSlop
    // A rotating body stays within its reach of the center of mass, which moves on a straight line.
    let box = BoundingBox(lower: pose.pointee.startCenter, upper: pose.pointee.startCenter)
      .union(BoundingBox(lower: pose.pointee.center, upper: pose.pointee.center))
      .expanded(by: reach)
    findObstacles(near: box, mask: .max, &scratch)
    filterReachable(sweep(ofBody: row), reach: reach, &scratch)
    if scratch.found.count > 0, stopBody(row, &scratch) { result.flags.insert(.stopped) }
    finalize.records[Int(row)].flags.remove(.deep)
    finalize.updateBoxes(ofBody: Int(row), settings, seconds, shared, &result)
    return result
  }

  private func sweep(ofBody row: Int32) -> Sweep {
    let pose = finalize.poses + Int(row)
    return Sweep(
      localCenter: finalize.masses[Int(row)].localCenter, startCenter: pose.pointee.startCenter,
      endCenter: pose.pointee.center, startRotation: pose.pointee.startRotation,
      endRotation: pose.pointee.transform.rotation)
  }

  /// Returns whether the body was stopped.
  private func stopBody(_ row: Int32, _ scratch: inout QueryScratch) -> Bool {
    // The minimum over the shapes of the fraction at which they reach an obstacle.
    let sweep = sweep(ofBody: row)
    var fraction: Float = 1
    var shape = finalize.records[Int(row)].firstShape
    while shape >= 0 {
      if !finalize.shapes[Int(shape)].flags.contains(.sensor) {
        fraction = stopFraction(of: Int(shape), sweep, before: fraction, &scratch)
      }
      shape = finalize.shapes[Int(shape)].nextShape
    }
    // A stop at which a shape has passed through another obstacle is no stop: stay at the start.
    if fraction < 1, fraction > 0, passesAny(row, sweep, at: fraction, &scratch) {
      fraction = 0
    }
    guard fraction < 1 else { return false }
    let transform = sweep.transform(at: fraction)
    finalize.poses[Int(row)].transform = transform
    finalize.poses[Int(row)].center = transform * sweep.localCenter
    moved[Int(finalize.records[Int(row)].awakeIndex)].transform = transform
    // Kept for the tree of the body.
    finalize.motions[Int(row)].deltaRotation.cosine = fraction
    return true
  }

  /// Whether a part of a body that is across a line has its centroid on the other side than the center of mass: there
  /// is nothing left to stop.
  @inline(never)
  private func isBeyond(
    _ shape: Int, _ other: Int, _ obstacle: Sweep, _ sweep: Sweep
  ) -> Bool {
    let row = Int(finalize.shapes[shape].body)
    let line = finalize.geometries + other
    guard finalize.records[row].shapeCount > 1,
      line.pointee.kind.rawValue >= ShapeKind.segment.rawValue
    else { return false }
    let (corner, normal) = (line.pointee.vertices[0], line.pointee.normals[0])
    let part = obstacle.start.inverse(sweep.start * finalize.geometries[shape].centroid)
    let center = obstacle.start.inverse(sweep.startCenter)
    guard (normal.dot(part - corner) < 0) != (normal.dot(center - corner) < 0) else { return false }
    let parts = BodyParts(
      bodies: finalize.records, shapes: finalize.shapes, geometries: finalize.geometries,
      internalEdges: internalEdges)
    return parts.isAcross(
      row, other, obstacle.start.relative(sweep.start), slop: settings.linearSlop)
  }

  /// The fraction of a motion up to which a shape passes through no obstacle.
  private func stopFraction(
    of shape: Int, _ sweep: Sweep, before limit: Float, _ scratch: inout QueryScratch
  ) -> Float {
    // Candidates whose time of impact is worth computing.
    findObstacles(of: shape, sweep, &scratch)
    filterCandidates(shape, sweep, &scratch)
    guard scratch.found.count > 0 else { return limit }
    let stop = TimeOfImpactSearch(
      finalize.geometries[shape], sweep: sweep, linearSlop: settings.linearSlop)
    // The earliest impact; each one limits the search for the next.
    var fraction = limit
    var index = 0
    while index < scratch.found.count {
      let other = Int(scratch.found[index])
      index &+= 1
      let obstacle = obstacleSweep(ofBody: finalize.shapes[other].body)
      guard isObstacle(other, for: shape), !isBeyond(shape, other, obstacle, sweep) else {
        continue
      }
      fraction = stop.fraction(at: finalize.geometries[other], obstacle, before: fraction)
    }
    return fraction
  }

  /// Whether the centroid of one of a body's shapes has passed through an obstacle at a stop.
  ///
  /// Centroids beside the center of mass move on curves, so that the stop for one obstacle may lie beyond
  /// another.
  private func passesAny(
    _ row: Int32, _ sweep: Sweep, at fraction: Float, _ scratch: inout QueryScratch
  ) -> Bool {
    var shape = finalize.records[Int(row)].firstShape
    while shape >= 0 {
      // The same search as for the stop, with the centroid alone.
      let record = finalize.shapes + Int(shape)
      let stop = TimeOfImpactSearch(
        finalize.geometries[Int(shape)], sweep: sweep, linearSlop: settings.linearSlop)
      if !record.pointee.flags.contains(.sensor) { findObstacles(of: Int(shape), sweep, &scratch) }
      var index = 0
      while index < scratch.found.count, !record.pointee.flags.contains(.sensor) {
        let other = Int(scratch.found[index])
        index &+= 1
        let obstacle = obstacleSweep(ofBody: finalize.shapes[other].body)
        if isObstacle(other, for: Int(shape)),
          stop.passes(finalize.geometries[other], obstacle, at: fraction),
          !isBeyond(Int(shape), other, obstacle, sweep)
        {
          return true
        }
      }
      shape = record.pointee.nextShape
    }
    return false
  }
}

// MARK: - Obstacles

extension ContinuousView {
  /// Finds the obstacles near the motion of a shape; for a body with one shape those of the body are kept.
  private func findObstacles(of shape: Int, _ sweep: Sweep, _ scratch: inout QueryScratch) {
    let record = finalize.shapes + shape
    let body = Int(record.pointee.body)
    guard finalize.records[body].shapeCount > 1 else { return }
    findObstacles(near: sweptBox(of: shape, sweep), mask: record.pointee.filter.treeMask, &scratch)
    filterReachable(
      sweep, reach: finalize.masses[body].maximumExtent + settings.linearSlop, &scratch)
  }

  /// Finds the obstacles near a box: the shapes of static and kinematic bodies, and of dynamic ones if
  /// `amongDynamic`.
  private func findObstacles(near box: BoundingBox, mask: UInt64, _ scratch: inout QueryScratch) {
    scratch.found.removeAll()
    staticTree.query(box, mask: mask, stack: &scratch.stack, into: &scratch.found)
    kinematicTree.query(box, mask: mask, stack: &scratch.stack, into: &scratch.found)
    guard amongDynamic else { return }
    dynamicTree.query(box, mask: mask, stack: &scratch.stack, into: &scratch.found)
  }

  /// Removes the obstacles that a body of some reach cannot touch in a motion.
  private func filterReachable(_ sweep: Sweep, reach: Float, _ scratch: inout QueryScratch) {
    // Filter in place; this cheap test comes first.
    let found = scratch.found.base
    let count = scratch.found.count
    var kept = 0
    var index = 0
    while index < count {
      let other = Int(found[index])
      index &+= 1
      let obstacle = obstacleSweep(ofBody: finalize.shapes[other].body)
      guard !obstacle.hasSeparatingEdge(of: finalize.geometries + other, from: sweep, reach: reach)
      else {
        continue
      }
      found[kept] = Int32(truncatingIfNeeded: other)
      kept &+= 1
    }
    scratch.found.setCount(kept)
  }

  /// Removes the chain segments that a shape slides along.
  private func filterCandidates(_ shape: Int, _ sweep: Sweep, _ scratch: inout QueryScratch) {
    // Filter in place: `kept` obstacles stay at the start of the list.
    let mass = finalize.masses + Int(finalize.shapes[shape].body)
    let found = scratch.found.base
    var kept = 0
    for index in 0..<scratch.found.count {
      let other = Int(found[index])
      let isExempt = sweep.isSliding(
        finalize.geometries + shape, minimumExtent: mass.pointee.minimumExtent,
        maximumExtent: mass.pointee.maximumExtent, along: finalize.geometries + other,
        obstacleSweep(ofBody: finalize.shapes[other].body))
      guard !isExempt else { continue }
      found[kept] = Int32(truncatingIfNeeded: other)
      kept &+= 1
    }
    scratch.found.setCount(kept)
  }

  private func isObstacle(_ other: Int, for shape: Int) -> Bool {
    let record = finalize.shapes + other
    let body = finalize.shapes[shape].body
    guard record.pointee.body != body, !record.pointee.flags.contains(.sensor),
      rules.canCollide(shape, other)
    else { return false }
    // Bullets do not stop each other: neither pose is final.
    let owner = finalize.records + Int(record.pointee.body)
    if owner.pointee.kind == .dynamic, owner.pointee.flags.contains(.bullet) { return false }
    return !rules.jointsPreventCollision(body, record.pointee.body)
  }

  /// The motion of an obstacle: that of the step for a kinematic one; others are stationary at their pose.
  private func obstacleSweep(ofBody row: Int32) -> Sweep {
    // Dynamic obstacles of bullets were moved before: their end pose is final.
    let pose = finalize.poses + Int(row)
    let record = finalize.records + Int(row)
    let isMoving = record.pointee.kind == .kinematic && record.pointee.awakeIndex >= 0
    return Sweep(
      localCenter: finalize.masses[Int(row)].localCenter,
      startCenter: isMoving ? pose.pointee.startCenter : pose.pointee.center,
      endCenter: pose.pointee.center,
      startRotation: isMoving ? pose.pointee.startRotation : pose.pointee.transform.rotation,
      endRotation: pose.pointee.transform.rotation)
  }

  /// A box around a shape during a motion.
  private func sweptBox(of shape: Int, _ sweep: Sweep) -> BoundingBox {
    let geometry = finalize.geometries + shape
    let start = geometry.pointee.bounds(at: sweep.start)
    let end = geometry.pointee.bounds(at: sweep.end)
    // Between its ends the path of a rotating point leaves the straight line by at most the sagitta
    // r·(1 − cos θ/2), with cos θ/2 = √((1 + cos θ)/2).
    let turn = sweep.startRotation.inverse * sweep.endRotation
    let halfCosine = (0.5 * (1 + turn.cosine)).squareRoot()
    let reach = geometry.pointee.extents(from: sweep.localCenter).maximum
    let sagitta = halfCosine < 1 ? reach * (1 - halfCosine) : 0
    return start.union(end).expanded(by: sagitta + settings.linearSlop)
  }
}
