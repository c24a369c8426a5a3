// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Sets the mass of a dynamic body, instead of that of its shapes.
  ///
  /// The center is in the body's frame. An inertia of 0 prevents rotation. Holds until `resetMass(of:)`. Refuses
  /// numbers that are not finite, a mass that is not positive and a negative inertia.
  public func setMass(
    _ mass: Float, rotationalInertia: Float, center: Vector2, of body: BodyHandle
  ) {
    guard isUsable(center) else { return refuse(.notFinite("center")) }
    guard mass.isFinite else { return refuse(.notFinite("mass")) }
    guard rotationalInertia.isFinite else { return refuse(.notFinite("rotationalInertia")) }
    guard isUsableMass(mass) else { return refuse(.outOfRange("mass")) }
    guard rotationalInertia == 0 || isUsableMass(rotationalInertia) else {
      return refuse(.outOfRange("rotationalInertia"))
    }
    guard let row = usableBody(body) else { return }
    bodies.record[row].flags.insert(.customMass)
    bodies.mass[row].mass = mass
    bodies.mass[row].rotationalInertia = rotationalInertia
    setLocalCenter(center, of: row)
    updateInverseMass(of: row)
    updateExtents(of: row)
    wakeBody(row)
  }

  /// Sets the mass of a body to that of its shapes.
  public func resetMass(of body: BodyHandle) {
    guard let row = usableBody(body) else { return }
    bodies.record[row].flags.remove(.customMass)
    updateMass(of: row)
    wakeBody(row)
  }

  /// Computes mass, center, inertia and extents from the shapes.
  ///
  /// A dynamic body whose shapes have no mass has a mass of 1 and does not rotate, so that forces move it.
  func updateMass(of row: Int32) {
    updateMassOnly(of: row)
    updateInverseMass(of: row)
    updateExtents(of: row)
  }

  private func updateMassOnly(of row: Int32) {
    guard !bodies.record[row].flags.contains(.customMass) else { return }
    guard bodies.record[row].kind == .dynamic else {
      bodies.mass[row].mass = 0
      bodies.mass[row].rotationalInertia = 0
      return setLocalCenter(.zero, of: row)
    }
    // M = Σ m, c = Σ m·c / M, and the inertia about the origin Σ (I + m·|c|²), in double precision.
    var mass = 0.0
    var x = 0.0
    var y = 0.0
    var polar = 0.0
    var shape = bodies.record[row].firstShape
    while shape >= 0 {
      let part = shapes.geometry[shape].massProperties(density: shapes.record[shape].density)
      let partMass = Double(part.mass)
      let (centerX, centerY) = (Double(part.center.x), Double(part.center.y))
      mass += partMass
      x += partMass * centerX
      y += partMass * centerY
      polar += Double(part.rotationalInertia) + partMass * (centerX * centerX + centerY * centerY)
      shape = shapes.record[shape].nextShape
    }
    guard isUsableMass(Float(mass)) else {
      bodies.mass[row].mass = 1
      bodies.mass[row].rotationalInertia = 0
      return setLocalCenter(.zero, of: row)
    }
    // Parallel axis theorem: about the center, I = I₀ − M·|c|².
    let inertia = Float(polar - (x * x + y * y) / mass)
    bodies.mass[row].mass = Float(mass)
    bodies.mass[row].rotationalInertia = isUsableMass(inertia) ? inertia : 0
    setLocalCenter(Vector2(Float(x / mass), Float(y / mass)), of: row)
  }

  /// Moves the center of mass in the body; the velocity of each point of the body stays the same.
  private func setLocalCenter(_ center: Vector2, of row: Int32) {
    let pose = bodies.pose[row]
    let moved = pose.transform * center
    let motion = bodies.motion[row]
    bodies.mass[row].localCenter = center
    if moved != pose.center { invalidateManifolds(ofBody: row) }
    // v′ = v + ω × (c′ − c)
    bodies.motion[row].linearVelocity =
      motion.linearVelocity + .cross(motion.angularVelocity, moved - pose.center)
    bodies.pose[row].center = moved
    bodies.pose[row].startCenter = moved
    bodies.pose[row].startRotation = pose.transform.rotation
  }

  /// Computes the inverses for the solver from mass, kind and fixed rotation.
  func updateInverseMass(of row: Int32) {
    let record = bodies.record[row]
    let mass = bodies.mass[row]
    let moves = record.kind == .dynamic
    let turns = moves && !record.flags.contains(.fixedRotation)
    bodies.mass[row].inverseMass = moves && mass.mass > 0 ? 1 / mass.mass : 0
    bodies.mass[row].inverseInertia =
      turns && mass.rotationalInertia > 0 ? 1 / mass.rotationalInertia : 0
  }

  /// Computes the minimum and maximum distance of the outline from the center of mass.
  private func updateExtents(of row: Int32) {
    bodies.mass[row].minimumExtent = maximumCoordinate
    bodies.mass[row].maximumExtent = 0
    var shape = bodies.record[row].firstShape
    while shape >= 0 {
      extendExtents(of: row, by: shape)
      shape = shapes.record[shape].nextShape
    }
  }

  /// Extends the minimum and maximum distance of a body's outline by those of a shape.
  ///
  /// All that a new shape changes in a static or kinematic body, whose shapes have no mass: a body of many shapes
  /// is made in linear time.
  func extendExtents(of row: Int32, by shape: Int32) {
    let mass = bodies.mass[row]
    let extents = extents(ofShape: shape, from: mass.localCenter)
    if extents.minimum < mass.minimumExtent { bodies.mass[row].minimumExtent = extents.minimum }
    if extents.maximum > mass.maximumExtent { bodies.mass[row].maximumExtent = extents.maximum }
  }

  /// Whether the outline of a shape has the maximum distance of its body from the center of mass.
  ///
  /// Only bodies that move have a use for the minimum.
  func isFarthest(_ shape: Int32, of row: Int32) -> Bool {
    let mass = bodies.mass[row]
    return extents(ofShape: shape, from: mass.localCenter).maximum >= mass.maximumExtent
  }

  private func extents(
    ofShape shape: Int32, from center: Vector2
  ) -> (minimum: Float, maximum: Float) {
    #if DEBUG
      shapes.extentCount &+= 1
    #endif
    return shapes.geometry[shape].extents(from: center)
  }

  /// Whether a mass or an inertia and its inverse are positive and far inside the range of a float.
  func isUsableMass(_ mass: Float) -> Bool { mass > 1e-30 && mass < 1e30 }
}
