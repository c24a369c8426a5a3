// SPDX-License-Identifier: Apache-2.0

extension World {
  /// The body of a shape; nil for a stale handle.
  public func body(of shape: ShapeHandle) -> BodyHandle? {
    guard let row = shapeIndex(shape) else { return nil }
    return handle(ofBody: shapes.record[row].body)
  }

  /// The shapes of a body, segments of chains included, the newest first.
  public func shapes(of body: BodyHandle) -> [ShapeHandle] {
    guard let row = bodyIndex(body) else { return [] }
    var handles: [ShapeHandle] = []
    var shape = bodies.record[row].firstShape
    while shape >= 0 {
      handles.append(handle(ofShape: shape))
      shape = shapes.record[shape].nextShape
    }
    return handles
  }

  /// The number that the owner gave the shape.
  public func userData(of shape: ShapeHandle) -> UInt64 {
    guard let row = shapeIndex(shape) else { return 0 }
    return shapes.record[row].userData
  }

  /// Sets the owner's number.
  public func setUserData(_ userData: UInt64, of shape: ShapeHandle) {
    guard let row = usableShape(shape) else { return }
    shapes.record[row].userData = userData
  }

  /// Sets the friction, not negative; a change wakes the body and the bodies that touch the shape.
  public func setFriction(_ friction: Float, of shape: ShapeHandle) {
    guard isUsable(friction) else { return refuse(.notFinite("friction")) }
    guard friction >= 0 else { return refuse(.outOfRange("friction")) }
    guard let row = usableShape(shape), shapes.record[row].material.friction != friction else {
      return
    }
    shapes.record[row].material.friction = friction
    updateContactMaterials(ofShape: row)
  }

  /// Sets the restitution, not negative; a change wakes the body and the bodies that touch the shape.
  public func setRestitution(_ restitution: Float, of shape: ShapeHandle) {
    guard isUsable(restitution) else { return refuse(.notFinite("restitution")) }
    guard restitution >= 0 else { return refuse(.outOfRange("restitution")) }
    guard let row = usableShape(shape), shapes.record[row].material.restitution != restitution
    else { return }
    shapes.record[row].material.restitution = restitution
    updateContactMaterials(ofShape: row)
  }

  /// Sets the mass per area, not negative; updates the mass of the body by default.
  public func setDensity(_ density: Float, of shape: ShapeHandle, updatesMass: Bool = true) {
    guard isUsable(density) else { return refuse(.notFinite("density")) }
    guard density >= 0 else { return refuse(.outOfRange("density")) }
    guard let row = usableShape(shape), shapes.record[row].density != density else { return }
    shapes.record[row].density = density
    guard updatesMass else { return }
    updateMass(of: shapes.record[row].body)
    wakeBody(shapes.record[row].body)
  }

  /// Sets the filter; ends the contacts that it forbids, and wakes the body and its neighbors.
  public func setFilter(_ filter: CollisionFilter, of shape: ShapeHandle) {
    guard let row = usableShape(shape), shapes.record[row].filter != filter else { return }
    wakeBodyAndNeighbors(shapes.record[row].body)
    shapes.record[row].filter = filter
    destroyForbiddenContacts(ofShape: row)
    refilterProxy(of: row)
  }
}
