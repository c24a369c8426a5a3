// SPDX-License-Identifier: Apache-2.0

/// A segment between two points that collides on both sides; it has no mass.
public struct SegmentShape: Hashable, Sendable, BitwiseCopyable {
  /// The first end, in the body's frame.
  public let start: Vector2
  /// The second end, in the body's frame.
  public let end: Vector2

  /// Creates a segment; numbers that are not finite and coincident ends are refused.
  public init(from start: Vector2, to end: Vector2) throws(PhysicsError) {
    try requireLine(from: start, to: end)
    self.start = start
    self.end = end
  }

  private init(movedFrom start: Vector2, to end: Vector2) {
    self.start = start
    self.end = end
  }

  func transformed(by transform: Transform) -> SegmentShape {
    SegmentShape(movedFrom: transform * start, to: transform * end)
  }
}

/// Refuses two ends that define no direction.
func requireLine(from start: Vector2, to end: Vector2) throws(PhysicsError) {
  try requireUsable(start, "start")
  try requireUsable(end, "end")
  // Below a millionth of the coordinates the direction is rounding noise.
  let reach = start.length + end.length
  guard (end - start).length > 1e-6 * reach, (end - start).lengthSquared > .leastNormalMagnitude
  else { throw .emptyShape }
}
