// SPDX-License-Identifier: Apache-2.0

/// A contact point of two shapes that touch or nearly touch.
public struct ContactPointInfo: Hashable, Sendable, BitwiseCopyable {
  /// In the world.
  public let point: Vector2
  /// The distance between the surfaces in length units; negative is overlap.
  public let separation: Float
  /// The normal impulse in the last step, mass · length units/s.
  public let normalImpulse: Float
  /// The approach speed along the normal before the impulse, length units/s; negative if the shapes separated.
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
  /// Every pair of shapes that touches or nearly touches, including sleeping ones.
  public var contactInfos: [ContactInfo] {
    var infos: [ContactInfo] = []
    for row in 0..<contacts.record.count {
      let record = contacts.record[row]
      guard record.flags.contains(.inUse), isSolid(record) else { continue }
      infos.append(contactInfo(ofRow: Int32(truncatingIfNeeded: row)))
    }
    return infos
  }

  /// The number of pairs of shapes that touch or nearly touch, including sleeping ones: of `contactInfos`,
  /// without making them.
  package var touchingPairCount: Int {
    var count = 0
    for row in 0..<contacts.record.count {
      let record = contacts.record[row]
      if record.flags.contains(.inUse), isSolid(record) { count &+= 1 }
    }
    return count
  }

  /// The contact of two shapes that touch or nearly touch; nil if they do not, and for a stale handle.
  ///
  /// The order of shapes A and B in the result may differ from that of the arguments.
  public func contactInfo(of shape: ShapeHandle, and other: ShapeHandle) -> ContactInfo? {
    guard let first = shapeIndex(shape), let second = shapeIndex(other) else { return nil }
    var edge = bodies.record[shapes.record[first].body].firstContactEdge
    while let (row, _) = contacts.record.next(&edge) {
      let record = contacts.record[row]
      let isPair =
        (record.shapeA == first && record.shapeB == second)
        || (record.shapeA == second && record.shapeB == first)
      if isPair, isSolid(record) { return contactInfo(ofRow: row) }
    }
    return nil
  }

  /// Visits the points of `contactInfos`, without making them.
  package func forEachContactPoint(
    _ visit: (_ normal: Vector2, _ point: Vector2, _ normalImpulse: Float) -> Void
  ) {
    for row in 0..<contacts.record.count {
      let record = contacts.record[row]
      guard record.flags.contains(.inUse), isSolid(record) else { continue }
      let manifold = manifold(ofContact: Int32(truncatingIfNeeded: row))
      forEachTouchingPoint(of: manifold) {
        visit(
          manifold.normal, contactPoint(of: record, $0, normal: manifold.normal),
          $0.totalNormalImpulse)
      }
    }
  }

  private func contactInfo(ofRow row: Int32) -> ContactInfo {
    let record = contacts.record[row]
    let manifold = manifold(ofContact: row)
    var infos: [ContactPointInfo] = []
    infos.reserveCapacity(2)
    forEachTouchingPoint(of: manifold) {
      infos.append(
        ContactPointInfo(
          point: contactPoint(of: record, $0, normal: manifold.normal),
          separation: separation(of: record, $0, normal: manifold.normal),
          normalImpulse: $0.totalNormalImpulse, approachSpeed: -$0.normalVelocity))
    }
    return ContactInfo(
      shapeA: handle(ofShape: record.shapeA), shapeB: handle(ofShape: record.shapeB),
      normal: manifold.normal, points: infos)
  }

  /// Visits the points of a contact but the far end of a tilted edge, which does not touch, nor nearly.
  @inline(__always)
  private func forEachTouchingPoint(of manifold: Manifold, _ visit: (ManifoldPoint) -> Void) {
    let margin = Tolerances(
      linearSlop: settings.linearSlop, contactMargin: settings.contactMargin
    ).contactDistance
    let maximum = max(margin, manifold.minimumSeparation)
    if !(manifold.first.separation > maximum) { visit(manifold.first) }
    if manifold.count > 1, !(manifold.second.separation > maximum) { visit(manifold.second) }
  }
}
