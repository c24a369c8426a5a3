// SPDX-License-Identifier: Apache-2.0

/// An axis-aligned box.
@frozen
public struct BoundingBox: Hashable, Sendable, BitwiseCopyable {
  /// The corner with the minimum coordinates.
  public var lower: Vector2
  /// The corner with the maximum coordinates.
  public var upper: Vector2

  /// Creates a box from its two corners.
  @inlinable
  public init(lower: Vector2, upper: Vector2) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether both corners are finite and in order.
  @inlinable
  public var isValid: Bool {
    lower.isFinite && upper.isFinite && lower.x <= upper.x && lower.y <= upper.y
  }

  /// The center.
  @inlinable
  public var center: Vector2 { Vector2(0.5 * (lower.x + upper.x), 0.5 * (lower.y + upper.y)) }

  /// Half of the width and height.
  @inlinable
  public var extents: Vector2 { Vector2(0.5 * (upper.x - lower.x), 0.5 * (upper.y - lower.y)) }

  /// Twice the sum of width and height; the cost measure of a tree of boxes.
  @inlinable
  public var perimeter: Float { 2 * ((upper.x - lower.x) + (upper.y - lower.y)) }

  /// The smallest box around two boxes.
  @inlinable
  public func union(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(
      lower: Vector2(
        lower.x < other.lower.x ? lower.x : other.lower.x,
        lower.y < other.lower.y ? lower.y : other.lower.y),
      upper: Vector2(
        upper.x > other.upper.x ? upper.x : other.upper.x,
        upper.y > other.upper.y ? upper.y : other.upper.y))
  }

  /// Whether another box lies inside.
  @inlinable
  public func contains(_ other: BoundingBox) -> Bool {
    lower.x <= other.lower.x && lower.y <= other.lower.y && other.upper.x <= upper.x
      && other.upper.y <= upper.y
  }

  /// Whether two boxes share a point.
  @inlinable
  public func overlaps(_ other: BoundingBox) -> Bool {
    other.lower.x <= upper.x && other.lower.y <= upper.y && lower.x <= other.upper.x
      && lower.y <= other.upper.y
  }

  /// The box grown by a margin on every side.
  @inlinable
  public func expanded(by margin: Float) -> BoundingBox {
    BoundingBox(
      lower: Vector2(lower.x - margin, lower.y - margin),
      upper: Vector2(upper.x + margin, upper.y + margin))
  }
}

extension BoundingBox {
  /// The intersection of two boxes that overlap.
  func intersection(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(
      lower: Vector2(
        lower.x > other.lower.x ? lower.x : other.lower.x,
        lower.y > other.lower.y ? lower.y : other.lower.y),
      upper: Vector2(
        upper.x < other.upper.x ? upper.x : other.upper.x,
        upper.y < other.upper.y ? upper.y : other.upper.y))
  }
}
