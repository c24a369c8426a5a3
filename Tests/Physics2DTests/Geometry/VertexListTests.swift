// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("VertexList")
struct VertexListTests {
  @Test("the greatest lane is the first of the greatest values", arguments: 0..<8)
  func greatest(lane: Int) {
    var values = SIMD8<Float>(repeating: -3)
    values[lane] = 2
    #expect(maximumLane(values) == (2, lane))
    for other in lane..<8 { values[other] = 2 }
    #expect(maximumLane(values) == (2, lane))
  }

  @Test("the greatest of any values is that of a search one by one")
  func searchOneByOne() {
    var generator = SplitMix(seed: 7)
    for _ in 0..<200 {
      var values = SIMD8<Float>()
      // Few different values, so that many lanes are equal.
      for lane in 0..<8 { values[lane] = (generator.unit() * 4).rounded() - 2 }
      let all = (0..<8).map { values[$0] }
      let greatest = all.max() ?? .nan
      #expect(maximumLane(values) == (greatest, all.firstIndex(of: greatest) ?? -1))
    }
  }

  @Test("lane arithmetic is that of single vectors")
  func arithmetic() {
    var list = VertexList()
    for lane in 0..<8 { list[lane] = Vector2(Float(lane) - 3, Float(lane * lane) / 8) }
    let transform = Transform(position: Vector2(2, -1), rotation: Rotation(angle: 0.6))
    let moved = list.transformed(by: transform)
    let direction = Vector2(0.8, -0.6)
    for lane in 0..<8 {
      #expect(isNear(moved[lane], transform * list[lane], 1e-5))
      #expect(isNear(list.dot(direction)[lane], list[lane].dot(direction), 1e-6))
    }
    #expect(list.support(Vector2(0, 1)) == 7)
    #expect(list.bounds == BoundingBox(lower: Vector2(-3, 0), upper: Vector2(4, 6.125)))
  }
}
