// SPDX-License-Identifier: Apache-2.0

/// Two shapes whose contact was reported as begun and not as ended.
public struct ReportedContact: Hashable, Sendable, BitwiseCopyable {
  /// The shape of the queried body.
  public let shape: ShapeHandle
  /// The shape that it touches.
  public let other: ShapeHandle
}

extension World {
  /// The contacts of a body's shapes whose begin was reported and whose end was not.
  ///
  /// Sensors are left out. Empty for a stale handle.
  public func reportedContacts(of body: BodyHandle) -> [ReportedContact] {
    guard let row = bodyIndex(body) else { return [] }
    var reported: [ReportedContact] = []
    var edge = bodies.record[row].firstContactEdge
    while let (contact, otherBody) = contacts.record.next(&edge) {
      let record = contacts.record[contact]
      guard record.flags.contains(.reported), !record.flags.contains(.sensor) else { continue }
      let (own, other) =
        record.bodyB == otherBody ? (record.shapeA, record.shapeB) : (record.shapeB, record.shapeA)
      reported.append(ReportedContact(shape: handle(ofShape: own), other: handle(ofShape: other)))
    }
    return reported
  }
}
