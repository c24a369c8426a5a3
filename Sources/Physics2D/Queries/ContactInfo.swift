/// A point where two shapes touch or nearly touch.
public struct ContactPointInfo: Hashable, Sendable, BitwiseCopyable {
  /// In the world.
  public let point: Vector2
  /// Distance between the surfaces; negative is overlap.
  public let separation: Float
  /// How strongly the shapes pushed each other in the last step, mass · length units/s.
  public let normalImpulse: Float
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
      let manifold = contacts.manifold[row]
      let points = (manifold.count > 1 ? [manifold.first, manifold.second] : [manifold.first]).map {
        ContactPointInfo(
          point: meetingPoint(of: record, $0),
          separation: separation(of: record, $0, normal: manifold.normal),
          normalImpulse: $0.totalNormalImpulse)
      }
      infos.append(
        ContactInfo(
          shapeA: handle(ofShape: record.shapeA), shapeB: handle(ofShape: record.shapeB),
          normal: manifold.normal, points: points))
    }
    return infos
  }
}
