// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("BoundingBox and Vector2")
struct BoundingBoxTests {
  private let box = BoundingBox(lower: Vector2(-1, -2), upper: Vector2(3, 4))

  @Test("center, extents and perimeter follow from the corners")
  func measures() {
    #expect(box.center == Vector2(1, 1))
    #expect(box.extents == Vector2(2, 3))
    #expect(box.perimeter == 20)
  }

  @Test("the union holds both boxes, and a box that touches overlaps")
  func relations() {
    let other = BoundingBox(lower: Vector2(3, 4), upper: Vector2(5, 5))
    let union = box.union(other)
    #expect(union.contains(box) && union.contains(other))
    #expect(box.overlaps(other) && other.overlaps(box))
    #expect(!box.contains(other))
    #expect(!box.overlaps(BoundingBox(lower: Vector2(3.1, 0), upper: Vector2(4, 1))))
    #expect(box.expanded(by: 1) == BoundingBox(lower: Vector2(-2, -3), upper: Vector2(4, 5)))
  }

  @Test("corners out of order or not finite are not valid")
  func validity() {
    #expect(box.isValid)
    #expect(!BoundingBox(lower: box.upper, upper: box.lower).isValid)
    #expect(!BoundingBox(lower: Vector2(.nan, 0), upper: box.upper).isValid)
    #expect(!BoundingBox(lower: box.lower, upper: Vector2(0, .infinity)).isValid)
  }

  @Test("products, perpendiculars and lengths of vectors are the textbook's")
  func vectors() {
    let vector = Vector2(3, 4)
    #expect(vector.length == 5 && vector.lengthSquared == 25)
    #expect(vector.dot(Vector2(2, -1)) == 2 && vector.cross(Vector2(2, -1)) == -11)
    #expect(vector.leftPerpendicular == Vector2(-4, 3))
    #expect(vector.rightPerpendicular == Vector2(4, -3))
    #expect(Vector2.cross(2, vector) == Vector2(-8, 6))
    #expect(isNear(vector.normalized, Vector2(0.6, 0.8), 1e-7))
    #expect(Vector2.zero.normalized == .zero)
    #expect(vector.interpolated(to: Vector2(5, 0), at: 0.5) == Vector2(4, 2))
  }
}
