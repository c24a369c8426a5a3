// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIDynamics

/// A combination of regions together with the law by which points belong to it.
@MainActor
private struct RegionTree {
  let region: UIRegion
  let belongs: (CGPoint) -> Bool

  /// A random tree; the same for the same numbers.
  init(depth: Int, from random: inout SeededNumbers) {
    let choice = depth == 0 ? random.next(below: 4) : 4 + random.next(below: 4)
    switch choice {
    case 0:
      let radius = CGFloat(20 + random.next(below: 120))
      region = UIRegion(radius: radius)
      belongs = { $0.x * $0.x + $0.y * $0.y <= radius * radius }
    case 1, 2:
      let size = CGSize(width: 20 + random.next(below: 260), height: 20 + random.next(below: 260))
      region = UIRegion(size: size)
      belongs = { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    case 3:
      region = .infinite
      belongs = { _ in true }
    default:
      let first = RegionTree(depth: depth - 1, from: &random)
      let second = RegionTree(depth: random.next(below: depth), from: &random)
      let (one, other) = (first.belongs, second.belongs)
      switch choice {
      case 4: (region, belongs) = (first.region.inverse(), { !one($0) })
      case 5:
        (region, belongs) = (first.region.byUnion(with: second.region), { one($0) || other($0) })
      case 6:
        (region, belongs) = (
          first.region.byDifference(from: second.region), { one($0) && !other($0) }
        )
      default:
        (region, belongs) = (
          first.region.byIntersection(with: second.region), { one($0) && other($0) }
        )
      }
    }
  }
}

/// Whole numbers that are the same in each run: the generator of Knuth's MMIX.
private struct SeededNumbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func point() -> CGPoint {
    CGPoint(x: CGFloat(next(below: 4000)) / 10 - 200, y: CGFloat(next(below: 4000)) / 10 - 200)
  }
}

@MainActor
@Suite("Combined regions")
struct RegionTreeTests {
  @Test(
    """
    RG02, RG03, RG04, RG05, RG06, RG07, RG08: nested combinations of any depth follow set algebra \
    at random points
    """,
    arguments: 1...6)
  func algebra(depth: Int) {
    var random = SeededNumbers(state: UInt64(depth))
    for _ in 0..<25 {
      let tree = RegionTree(depth: depth, from: &random)
      for _ in 0..<200 {
        let point = random.point()
        #expect(tree.region.contains(point) == tree.belongs(point))
      }
    }
  }

  @Test("RG09, RG10, RG11: copies and archives of nested combinations cover the same")
  func copies() throws {
    var random = SeededNumbers(state: 99)
    for depth in 1...5 {
      let region = RegionTree(depth: depth, from: &random).region
      let copy = try #require(region.copy() as? UIRegion)
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: region, requiringSecureCoding: false)
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
      unarchiver.requiresSecureCoding = false
      let decoded = try #require(
        unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIRegion)
      for _ in 0..<300 {
        let point = random.point()
        #expect(copy.contains(point) == region.contains(point))
        #expect(decoded.contains(point) == region.contains(point))
      }
    }
  }

  @Test("RG11: an archive that holds no region, or one with impossible lengths, gives none")
  func badArchives() throws {
    for (form, radius) in [("circle", -1.0), ("circle", .nan), ("triangle", 1), ("union", 1)] {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.encode(form as NSString, forKey: "form")
      archiver.encode(radius, forKey: "radius")
      archiver.finishEncoding()
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      unarchiver.requiresSecureCoding = false
      #expect(UIRegion(coder: unarchiver) == nil)
    }
  }

  private static let area = CGRect(x: -200, y: -200, width: 400, height: 400)

  /// Whether an odd number of lines lies to the right of a point.
  private func isInside(_ point: CGPoint, _ lines: [[CGPoint]]) -> Bool {
    var count = 0
    for line in lines {
      for (number, start) in line.enumerated() {
        let end = line[(number + 1) % line.count]
        guard (start.y > point.y) != (end.y > point.y) else { continue }
        let share = (point.y - start.y) / (end.y - start.y)
        if start.x + share * (end.x - start.x) > point.x { count += 1 }
      }
    }
    return !count.isMultiple(of: 2)
  }

  @Test("P22: the outline of any combination encloses what belongs to it, within a few points")
  func outline() {
    var random = SeededNumbers(state: 7)
    for depth in 1...5 {
      for _ in 0..<4 {
        let tree = RegionTree(depth: depth, from: &random)
        let lines = tree.region.outline(in: Self.area)
        guard !lines.isEmpty else { continue }
        for _ in 0..<200 {
          let point = random.point()
          // Where the neighborhood does not agree, the outline is near.
          let around = [(-4, 0), (4, 0), (0, -4), (0, 4), (-4, -4), (4, 4), (-4, 4), (4, -4)].map {
            tree.belongs(CGPoint(x: point.x + $0.0, y: point.y + $0.1))
          }
          guard Set(around + [tree.belongs(point)]).count == 1,
            Self.area.insetBy(dx: 5, dy: 5).contains(point)
          else { continue }
          #expect(isInside(point, lines) == tree.belongs(point))
        }
      }
    }
  }

  @Test("P22: a ring has two lines, a half-ring one, and everything and nothing have none")
  func lineCounts() {
    let ring = UIRegion(radius: 100).byDifference(from: UIRegion(radius: 40))
    #expect(ring.outline(in: Self.area).count == 2)
    let half = CGRect(x: 0, y: -200, width: 200, height: 400)
    #expect(ring.outline(in: half).count == 1)
    #expect(UIRegion.infinite.outline(in: Self.area).isEmpty)
    #expect(UIRegion.infinite.inverse().outline(in: Self.area).isEmpty)
    #expect(ring.outline(in: .null).isEmpty)
    // A circle's points lie on it, a rectangle has its corners.
    let circle = UIRegion(radius: 50).outline(in: Self.area)
    #expect(circle.joined().allSatisfy { abs($0.distance(to: .zero) - 50) < 1e-9 })
    #expect(UIRegion(size: CGSize(width: 6, height: 4)).outline(in: Self.area).first?.count == 4)
  }

  @Test("P22: the outline of a circle made by combination lies on it, within half a point")
  func accuracy() {
    let circle = UIRegion(radius: 80).byIntersection(with: .infinite)
    let points = circle.outline(in: Self.area).joined()
    #expect(points.count > 20 && points.count < 90)
    #expect(points.allSatisfy { abs($0.distance(to: .zero) - 80) < 0.01 })
    #expect(HalfPlaneRegion().outline(in: Self.area).count == 1)
  }
}
