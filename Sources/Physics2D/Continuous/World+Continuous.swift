extension World {
  /// Stops bodies that moved far, or whose middle is near a boundary, at what they would pass.
  ///
  /// A stopped body stays at the place of its impact for the rest of the step and keeps its velocity;
  /// the contact that it makes in the next step answers it.
  func stopFastBodies() {
    stopBodies(scratch.fastBodies.base, scratch.fastBodies.count, amongDynamic: false)
    // Bullets come last, when what they may hit has its place.
    stopBodies(scratch.fastBullets.base, scratch.fastBullets.count, amongDynamic: true)
  }

  private func stopBodies(
    _ fast: UnsafeMutablePointer<Int32>, _ count: Int, amongDynamic: Bool
  ) {
    guard count > 0 else { return }
    let poses = bodies.pose.base
    let masses = bodies.mass.base
    let records = bodies.record.base
    var index = 0
    while index < count {
      let row = fast[index]
      let pose = poses + Int(row)
      let reach = masses[Int(row)].maximumExtent + settings.linearSlop
      // A turning body stays within its reach of the center of mass.
      let box = BoundingBox(lower: pose.pointee.startCenter, upper: pose.pointee.startCenter)
        .union(BoundingBox(lower: pose.pointee.center, upper: pose.pointee.center))
        .expanded(by: reach)
      broadPhase.findObstacles(near: box, mask: .max, includesDynamic: amongDynamic)
      keepReachable(sweep(ofBody: row), reach: reach)
      if broadPhase.found.count > 0 { stopBody(row, amongDynamic: amongDynamic) }
      records[Int(row)].flags.remove(.deep)
      index &+= 1
    }
    updateBoxes(ofBodies: fast, count)
    refitProxies()
  }

  private func sweep(ofBody row: Int32) -> Sweep {
    let pose = bodies.pose[row]
    return Sweep(
      localCenter: bodies.mass[row].localCenter, startCenter: pose.startCenter,
      endCenter: pose.center, startRotation: pose.startRotation,
      endRotation: pose.transform.rotation)
  }

  private func stopBody(_ row: Int32, amongDynamic: Bool) {
    let sweep = sweep(ofBody: row)
    var fraction: Float = 1
    var shape = bodies.record[row].firstShape
    while shape >= 0 {
      if !shapes.record[shape].flags.contains(.sensor) {
        fraction = stopFraction(of: shape, sweep, before: fraction, amongDynamic: amongDynamic)
      }
      shape = shapes.record[shape].nextShape
    }
    if fraction < 1, fraction > 0, passesAnything(row, sweep, at: fraction, amongDynamic) {
      fraction = 0
    }
    guard fraction < 1 else { return }
    let transform = sweep.transform(at: fraction)
    bodies.pose[row].transform = transform
    bodies.pose[row].center = transform * sweep.localCenter
    events.moved[bodies.record[row].awakeIndex].transform = transform
    continuousStopCount &+= 1
  }

  /// The part of a movement up to which a shape passes nothing.
  private func stopFraction(
    of shape: Int32, _ sweep: Sweep, before limit: Float, amongDynamic: Bool
  ) -> Float {
    findObstacles(of: shape, sweep, amongDynamic)
    keepThreatening(shape, sweep)
    guard broadPhase.found.count > 0 else { return limit }
    let stop = StopSearch(
      shapes.geometry[shape], sweep: sweep, linearSlop: settings.linearSlop)
    var fraction = limit
    var index = 0
    while index < broadPhase.found.count {
      let other = broadPhase.found[index]
      index &+= 1
      guard isObstacle(other, for: shape) else { continue }
      fraction = stop.fraction(
        at: shapes.geometry[other], obstacleSweep(ofBody: shapes.record[other].body),
        before: fraction)
    }
    return fraction
  }

  /// Whether the middle of one of a body's shapes is on the other side of something at a stop.
  ///
  /// Beside the center of mass the middles move on curves, so a stop that one obstacle asks for may
  /// lie beyond another.
  private func passesAnything(
    _ row: Int32, _ sweep: Sweep, at fraction: Float, _ amongDynamic: Bool
  ) -> Bool {
    var shape = bodies.record[row].firstShape
    while shape >= 0 {
      let record = shapes.record[shape]
      let stop = StopSearch(
        shapes.geometry[shape], sweep: sweep, linearSlop: settings.linearSlop)
      if !record.flags.contains(.sensor) { findObstacles(of: shape, sweep, amongDynamic) }
      var index = 0
      while index < broadPhase.found.count, !record.flags.contains(.sensor) {
        let other = broadPhase.found[index]
        index &+= 1
        if isObstacle(other, for: shape),
          stop.passes(
            shapes.geometry[other], obstacleSweep(ofBody: shapes.record[other].body), at: fraction)
        {
          return true
        }
      }
      shape = record.nextShape
    }
    return false
  }

  /// Looks for what a shape may meet in a movement; what its body may meet is known, and is the same
  /// where the body has no other shape.
  private func findObstacles(of shape: Int32, _ sweep: Sweep, _ amongDynamic: Bool) {
    let record = shapes.record[shape]
    guard bodies.record[record.body].shapeCount > 1 else { return }
    broadPhase.findObstacles(
      near: sweptBox(of: shape, sweep), mask: record.filter.treeMask,
      includesDynamic: amongDynamic)
    keepReachable(
      sweep, reach: bodies.mass[record.body].maximumExtent + settings.linearSlop)
  }

  /// Keeps of what was found only what a shape does not approach gently.
  private func keepThreatening(_ shape: Int32, _ sweep: Sweep) {
    let geometry = shapes.geometry.base + Int(shape)
    let mass = bodies.mass[shapes.record[shape].body]
    let found = broadPhase.found.base
    var kept = 0
    for index in 0..<broadPhase.found.count {
      let other = Int(found[index])
      let obstacle = obstacleSweep(ofBody: shapes.record[other].body)
      guard
        !sweep.nearsGently(
          geometry, least: mass.minimumExtent, reach: mass.maximumExtent,
          to: shapes.geometry.base + other, obstacle)
      else { continue }
      found[kept] = Int32(truncatingIfNeeded: other)
      kept &+= 1
    }
    broadPhase.found.setCount(kept)
  }

  /// Keeps of what was found only what a body of a reach may meet in a movement.
  private func keepReachable(_ sweep: Sweep, reach: Float) {
    let found = broadPhase.found.base
    let count = broadPhase.found.count
    let records = shapes.record.base
    let geometries = shapes.geometry.base
    var kept = 0
    var index = 0
    while index < count {
      let other = Int(found[index])
      index &+= 1
      let obstacle = obstacleSweep(ofBody: records[other].body)
      guard !obstacle.stays(before: geometries + other, sweep, reach: reach) else { continue }
      found[kept] = Int32(truncatingIfNeeded: other)
      kept &+= 1
    }
    broadPhase.found.setCount(kept)
  }

  private func isObstacle(_ other: Int32, for shape: Int32) -> Bool {
    let record = shapes.record[other]
    let body = shapes.record[shape].body
    guard record.body != body, !record.flags.contains(.sensor), mayTouch(shape, other) else {
      return false
    }
    if bodies.record[record.body].kind == .dynamic,
      bodies.record[record.body].flags.contains(.bullet)
    {
      return false
    }
    return !jointsForbid(body, record.body)
  }

  /// How an obstacle moves: a kinematic one as it did in the step, others stand where they are.
  private func obstacleSweep(ofBody row: Int32) -> Sweep {
    let pose = bodies.pose[row]
    let isMoving = bodies.record[row].kind == .kinematic && bodies.record[row].awakeIndex >= 0
    return Sweep(
      localCenter: bodies.mass[row].localCenter,
      startCenter: isMoving ? pose.startCenter : pose.center, endCenter: pose.center,
      startRotation: isMoving ? pose.startRotation : pose.transform.rotation,
      endRotation: pose.transform.rotation)
  }

  /// A box around a shape during a movement.
  private func sweptBox(of shape: Int32, _ sweep: Sweep) -> BoundingBox {
    let geometry = shapes.geometry[shape]
    let start = geometry.bounds(at: sweep.start)
    let end = geometry.bounds(at: sweep.end)
    // Between its two ends a turning point leaves the straight line by at most its sagitta.
    let turn = sweep.startRotation.inverse * sweep.endRotation
    let halfCosine = (0.5 * (1 + turn.cosine)).squareRoot()
    let reach = geometry.extents(from: sweep.localCenter).maximum
    let sagitta = halfCosine < 1 ? reach * (1 - halfCosine) : 0
    return start.union(end).expanded(by: sagitta + settings.linearSlop)
  }
}
