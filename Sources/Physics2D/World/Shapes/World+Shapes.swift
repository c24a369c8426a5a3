// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Adds a shape to a body and wakes the body.
  ///
  /// `updatesMass` tells whether to update the mass of a dynamic body, which reads all its shapes; of several
  /// shapes, only the last one needs it. Throws for a stale body, numbers that are not finite, and a negative
  /// density, friction or restitution.
  @discardableResult
  public func addShape(
    _ shape: CollisionShape, to body: BodyHandle, _ definition: ShapeDefinition = ShapeDefinition(),
    updatesMass: Bool = true
  ) throws(PhysicsError) -> ShapeHandle {
    guard let bodyRow = bodyIndex(body) else { throw .staleBody }
    try validate(definition)
    let geometry = shape.geometry
    guard geometry.isUsable else { throw .notFinite("shape") }
    let row = insertShape(geometry, to: bodyRow, definition)
    if updatesMass, bodies.record[bodyRow].kind == .dynamic { updateMass(of: bodyRow) }
    wakeBody(bodyRow)
    return handle(ofShape: row)
  }

  /// Destroys a shape; wakes the bodies that touched it.
  ///
  /// `updatesMass` tells whether to update the mass of the body, which reads its other shapes; those of a static
  /// body only if none of them is as far from its center as the shape.
  public func destroyShape(_ shape: ShapeHandle, updatesMass: Bool = true) {
    guard let row = usableShape(shape) else { return }
    let body = shapes.record[row].body
    wakeBody(body)
    let keepsExtent = bodies.record[body].kind == .static && !isFarthest(row, of: body)
    removeShape(row)
    if updatesMass, !keepsExtent { updateMass(of: body) }
  }

  /// Whether a handle names a shape that exists.
  public func isValid(_ shape: ShapeHandle) -> Bool { shapeIndex(shape) != nil }

  /// The number of shapes, segments of chains included.
  public var shapeCount: Int { shapes.liveCount }

  /// Adds a shape to the tables, the list of the body, and the broad phase.
  func insertShape(
    _ geometry: ShapeGeometry, to body: Int32, _ definition: ShapeDefinition, chain: Int32 = -1
  ) -> Int32 {
    let row = shapes.insertRow(geometry)
    var record = shapes.record[row]
    record.body = body
    record.chain = chain
    record.flags = flags(of: definition)
    record.filter = definition.filter
    record.material = SurfaceMaterial(
      friction: definition.friction, restitution: definition.restitution)
    record.density = definition.density
    record.userData = definition.userData
    shapes.record[row] = record
    if definition.hitEvents { shapes.hitShapeCount &+= 1 }
    linkShape(row, to: body)
    if bodies.record[body].kind != .dynamic { extendExtents(of: body, by: row) }
    insertProxy(of: row)
    return row
  }

  /// Removes a shape from the tables, the list of the body, and the broad phase; ends its contacts and wakes the
  /// bodies that touched it.
  func removeShape(_ row: Int32) {
    let record = shapes.record[row]
    destroyContacts(ofShape: row)
    if record.internalEdges >= 0 { restoreInternalEdges(ofBody: record.body) }
    removeProxy(of: row)
    unlinkShape(row, from: record.body)
    if record.chain >= 0 { chains.removeShape(from: record.chain) }
    if record.flags.contains(.hitEvents) { shapes.hitShapeCount &-= 1 }
    shapes.removeRow(row)
  }

  /// The row of a shape; nil for a stale handle.
  func shapeIndex(_ shape: ShapeHandle) -> Int32? {
    guard shape.index >= 0, Int(shape.index) < shapes.record.count else { return nil }
    let record = shapes.record[shape.index]
    guard record.generation == shape.generation, record.flags.contains(.inUse) else { return nil }
    return shape.index
  }

  /// The row of a shape; counts a refusal for a stale handle.
  func usableShape(_ shape: ShapeHandle) -> Int32? {
    if let row = shapeIndex(shape) { return row }
    refuse(.staleShape)
    return nil
  }

  /// The handle of a row.
  func handle(ofShape row: Int32) -> ShapeHandle {
    ShapeHandle(index: row, generation: shapes.record[row].generation)
  }

  func validate(_ definition: ShapeDefinition) throws(PhysicsError) {
    guard isUsable(definition.density) else { throw .notFinite("density") }
    guard isUsable(definition.friction) else { throw .notFinite("friction") }
    guard isUsable(definition.restitution) else { throw .notFinite("restitution") }
    guard definition.density >= 0 else { throw .outOfRange("density") }
    guard definition.friction >= 0 else { throw .outOfRange("friction") }
    guard definition.restitution >= 0 else { throw .outOfRange("restitution") }
  }

  private func flags(of definition: ShapeDefinition) -> ShapeFlags {
    var flags: ShapeFlags = .inUse
    if definition.isSensor { flags.insert(.sensor) }
    if definition.contactEvents { flags.insert(.contactEvents) }
    if definition.hitEvents { flags.insert(.hitEvents) }
    return flags
  }

  /// Makes a shape the first of a body.
  func linkShape(_ row: Int32, to body: Int32) {
    let next = bodies.record[body].firstShape
    shapes.record[row].nextShape = next
    if next >= 0 { shapes.record[next].previousShape = row }
    bodies.record[body].firstShape = row
    bodies.record[body].shapeCount &+= 1
  }

  private func unlinkShape(_ row: Int32, from body: Int32) {
    let (previous, next) = (shapes.record[row].previousShape, shapes.record[row].nextShape)
    bodies.record[body].shapeCount &-= 1
    if next >= 0 { shapes.record[next].previousShape = previous }
    if previous >= 0 {
      shapes.record[previous].nextShape = next
    } else {
      bodies.record[body].firstShape = next
    }
  }
}
