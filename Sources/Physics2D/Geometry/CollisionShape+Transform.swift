// SPDX-License-Identifier: Apache-2.0

extension CollisionShape {
  /// The shape moved and rotated within the body's frame, for bodies of several shapes.
  public func transformed(by transform: Transform) -> CollisionShape {
    switch self {
    case .circle(let circle): .circle(circle.transformed(by: transform))
    case .capsule(let capsule): .capsule(capsule.transformed(by: transform))
    case .segment(let segment): .segment(segment.transformed(by: transform))
    case .polygon(let polygon): .polygon(polygon.transformed(by: transform))
    }
  }
}
