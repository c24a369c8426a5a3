/// Two shapes whose touch was reported as begun and has not ended.
public struct ShapeTouch: Hashable, Sendable, BitwiseCopyable {
  /// The shape of the body that was asked about.
  public let shape: ShapeHandle
  /// What it touches.
  public let other: ShapeHandle
}

extension World {
  /// What the shapes of a body touch, as far as begins were reported and ends were not; sensors are
  /// left out; nothing for a stale handle.
  public func touches(of body: BodyHandle) -> [ShapeTouch] {
    guard let row = bodyIndex(body) else { return [] }
    var touches: [ShapeTouch] = []
    var edge = bodies.record[row].firstContactEdge
    while edge >= 0 {
      let record = contacts.record[edge >> 1]
      let isA = edge & 1 == 0
      edge = isA ? record.edgeA.next : record.edgeB.next
      guard record.flags.contains(.reported), !record.flags.contains(.sensor) else { continue }
      let (own, other) = isA ? (record.shapeA, record.shapeB) : (record.shapeB, record.shapeA)
      touches.append(ShapeTouch(shape: handle(ofShape: own), other: handle(ofShape: other)))
    }
    return touches
  }
}
