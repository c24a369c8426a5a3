/// A point where two shapes touch or nearly touch.
public struct ContactPointInfo: Hashable, Sendable, BitwiseCopyable {
  /// In the world.
  public let point: Vector2
  /// Distance between the surfaces; negative is overlap.
  public let separation: Float
  /// How strongly the shapes pushed each other in the last step, mass · length units/s.
  public let normalImpulse: Float
  /// How fast the shapes came together along the normal before they pushed each other, length
  /// units/s; negative where they parted.
  public let approachSpeed: Float
}

/// Two shapes that touch or nearly touch.
public struct ContactInfo: Hashable, Sendable {
  /// One shape.
  public let shapeA: ShapeHandle
  /// The other shape.
  public let shapeB: ShapeHandle
  /// From A to B, of length 1.
  public let normal: Vector2
  /// One or two points.
  public let points: [ContactPointInfo]
}

extension World {
  /// Every pair of shapes that touches or nearly touches, sleeping ones included, for looking at.
  public var contactInfos: [ContactInfo] {
    var infos: [ContactInfo] = []
    for row in 0..<contacts.record.count {
      let record = contacts.record[row]
      guard record.flags.contains(.inUse), isSolid(record) else { continue }
      infos.append(contactInfo(ofRow: Int32(truncatingIfNeeded: row)))
    }
    return infos
  }

  /// How two shapes touch or nearly touch; nil if they do not, or for a stale handle.
  ///
  /// The order of the shapes in the answer is the engine's own.
  public func contactInfo(of shape: ShapeHandle, and other: ShapeHandle) -> ContactInfo? {
    guard let first = shapeIndex(shape), let second = shapeIndex(other) else { return nil }
    var edge = bodies.record[shapes.record[first].body].firstContactEdge
    while edge >= 0 {
      let row = edge >> 1
      let record = contacts.record[row]
      edge = edge & 1 == 0 ? record.edgeA.next : record.edgeB.next
      let isPair =
        (record.shapeA == first && record.shapeB == second)
        || (record.shapeA == second && record.shapeB == first)
      if isPair, isSolid(record) { return contactInfo(ofRow: row) }
    }
    return nil
  }

  private func contactInfo(ofRow row: Int32) -> ContactInfo {
    let record = contacts.record[row]
    let manifold = manifold(ofContact: row)
    let points = (manifold.count > 1 ? [manifold.first, manifold.second] : [manifold.first]).map {
      ContactPointInfo(
        point: contactPoint(of: record, $0),
        separation: separation(of: record, $0, normal: manifold.normal),
        normalImpulse: $0.totalNormalImpulse, approachSpeed: -$0.normalVelocity)
    }
    return ContactInfo(
      shapeA: handle(ofShape: record.shapeA), shapeB: handle(ofShape: record.shapeB),
      normal: manifold.normal, points: points)
  }
}
