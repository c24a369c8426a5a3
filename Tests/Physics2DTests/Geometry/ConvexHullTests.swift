// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Convex hull")
struct ConvexHullTests {
  private let square = [Vector2(0, 0), Vector2(4, 0), Vector2(4, 4), Vector2(0, 4)]

  @Test("the hull of a square in any order is the square, counter-clockwise", arguments: 0..<4)
  func anyOrder(shift: Int) {
    let turned = (0..<4).map { square[($0 * 3 + shift) % 4] }
    let hull = convexHull(of: turned + [Vector2(2, 2), Vector2(1, 3)], weldingDistance: 0.01)
    #expect(Set(hull) == Set(square) && hull.count == 4)
    let twiceArea = hull.indices.reduce(0) { $0 + hull[$1].cross(hull[($1 + 1) % 4]) }
    #expect(twiceArea == 32)
  }

  @Test("points on the edges and points as good as equal leave no corner")
  func flatCorners() {
    let more = [Vector2(2, 0), Vector2(4, 1), Vector2(3.999, 4), Vector2(2, 4.001)]
    #expect(convexHull(of: square + more, weldingDistance: 0.01).count == 4)
  }

  @Test("the hull of random points is convex and holds every point", arguments: UInt64(1)...20)
  func random(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let points = (0..<40).map { _ in
      Vector2(generator.number(-100, 100), generator.number(-100, 100))
    }
    let hull = convexHull(of: points, weldingDistance: 0.001)
    for (index, corner) in hull.enumerated() {
      let outward = (hull[(index + 1) % hull.count] - corner).rightPerpendicular.normalized
      #expect(points.allSatisfy { outward.dot($0 - corner) <= 0.001 })
    }
    #expect(hull.count >= 3 && Set(hull).isSubset(of: Set(points)))
  }
}
