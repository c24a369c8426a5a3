// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

/// The right half of the plane: a region with a test of its own.
///
/// Archives need a class that is not private.
final class HalfPlaneRegion: UIRegion {
  override func contains(_ point: CGPoint) -> Bool { point.x > 0 }
}

/// A region of another class that adds nothing.
final class PlainRegion: UIRegion {}

@MainActor
@Suite("UIRegion")
struct UIRegionTests {
  /// Points on all sides of the regions of the tests, the same in each run.
  private static let points: [CGPoint] = {
    var state: UInt64 = 42
    func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * 300 - 150
    }
    return (0..<2000).map { _ in CGPoint(x: next(), y: next()) }
  }()

  private struct Sample {
    let name: String
    let region: UIRegion
    let belongs: (CGPoint) -> Bool
  }

  private static var samples: [Sample] {
    [
      Sample(name: "infinite", region: .infinite) { _ in true },
      Sample(name: "circle", region: UIRegion(radius: 80)) { $0.x * $0.x + $0.y * $0.y <= 6400 },
      Sample(name: "rectangle", region: UIRegion(size: CGSize(width: 200, height: 60))) {
        abs($0.x) <= 100 && abs($0.y) <= 30
      },
      Sample(name: "half plane", region: HalfPlaneRegion()) { $0.x > 0 },
      Sample(name: "empty", region: UIRegion.infinite.inverse()) { _ in false },
    ]
  }

  @Test("RG01, RG02, RG03, RG08: the simple regions have their center at the origin")
  func simple() {
    #expect(UIRegion.infinite === UIRegion.infinite)
    for sample in Self.samples {
      for point in Self.points {
        #expect(sample.region.contains(point) == sample.belongs(point), "\(sample.name)")
      }
    }
    #expect(UIRegion(radius: 5).contains(CGPoint(x: 3, y: 4)))
    #expect(UIRegion(size: CGSize(width: 4, height: 2)).contains(CGPoint(x: -2, y: 1)))
  }

  @Test("RG04, RG05, RG06, RG07, RG08: every operation on every pair follows set algebra")
  func algebra() {
    // A subclass with a test of its own is an operand; as a receiver it would have to override the
    // operations (S113).
    for first in Self.samples where !(first.region is HalfPlaneRegion) {
      let inverse = first.region.inverse()
      #expect(Self.points.map(inverse.contains) == Self.points.map { !first.belongs($0) })
      for second in Self.samples {
        let union = first.region.byUnion(with: second.region)
        let difference = first.region.byDifference(from: second.region)
        let intersection = first.region.byIntersection(with: second.region)
        let pair = Comment(rawValue: "\(first.name), \(second.name)")
        let expected = Self.points.map { (first.belongs($0), second.belongs($0)) }
        #expect(Self.points.map(union.contains) == expected.map { $0 || $1 }, pair)
        #expect(Self.points.map(difference.contains) == expected.map { $0 && !$1 }, pair)
        #expect(Self.points.map(intersection.contains) == expected.map { $0 && $1 }, pair)
      }
    }
  }

  @Test("RG04, RG05, S113: the inverse of infinite is empty, and infinite absorbs in a union")
  func infinite() {
    let empty = UIRegion.infinite.inverse()
    let everything = UIRegion(radius: 1).byUnion(with: .infinite)
    for point in Self.points {
      #expect(!empty.contains(point))
      #expect(everything.contains(point))
    }
    #expect(empty.inverse().contains(.zero))
  }

  @Test("RG04, RG05, RG06, RG07, S113: operations give regions of the receiver's class")
  func subclass() {
    let region = PlainRegion(radius: 10)
    let results: [PlainRegion] = [
      region.inverse(), region.byUnion(with: .infinite),
      region.byDifference(from: UIRegion(radius: 5)),
      region.byIntersection(with: UIRegion(radius: 5)),
    ]
    #expect(results.map { $0.contains(CGPoint(x: 7, y: 0)) } == [false, true, true, false])
    #expect(results.map { $0.contains(.zero) } == [false, true, false, true])
  }

  @Test("a region that is combined with itself again and again is bounded, and says so")
  func doubling() {
    var region = UIRegion(radius: 10)
    let messages = RefusalLog.record {
      for _ in 0..<40 { region = region.byIntersection(with: region) }
    }
    // 2ⁿ circles and 2ⁿ − 1 operations: eleven of them make 4,095 parts.
    #expect(messages.count == 29)
    #expect(messages.allSatisfy { $0.contains("more than 4096 parts") })
    #expect(region.contains(CGPoint(x: 10, y: 0)))
    #expect(!region.contains(CGPoint(x: 11, y: 0)))
  }

  @Test("RG09: a copy covers the same")
  func copying() throws {
    let copy = try #require(UIRegion(radius: 10).copy() as? UIRegion)
    #expect(copy.contains(CGPoint(x: 10, y: 0)))
    #expect(!copy.contains(CGPoint(x: 11, y: 0)))
  }

  @Test("RG10, RG11: archives return regions, composed ones and subclasses too")
  func coding() throws {
    let composed = UIRegion(size: CGSize(width: 200, height: 60))
      .byDifference(from: UIRegion(radius: 20))
      .byUnion(with: UIRegion(radius: 50).byIntersection(with: HalfPlaneRegion()))
      .inverse()
    for region in Self.samples.map(\.region) + [composed] {
      let decoded = try roundTrip(region)
      #expect(type(of: decoded) == type(of: region))
      #expect(Self.points.map(decoded.contains) == Self.points.map(region.contains))
    }
  }

  private func roundTrip(_ region: UIRegion) throws -> UIRegion {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(region, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    return try #require(object as? UIRegion)
  }

  @Test(
    "lengths that are none are refused, and leave an empty region",
    arguments: [-1, .nan, .infinity, -.infinity] as [CGFloat])
  func refusal(length: CGFloat) {
    var regions: [UIRegion] = []
    let reports = diagnostics {
      regions.append(UIRegion(radius: length))
      regions.append(UIRegion(size: CGSize(width: length, height: 10)))
      regions.append(UIRegion(size: CGSize(width: 10, height: length)))
    }
    #expect(
      reports.map(\.method) == [
        "UIRegion.init(radius:)", "UIRegion.init(size:)", "UIRegion.init(size:)",
      ])
    for region in regions { #expect(!region.contains(.zero)) }
  }

  @Test("no region contains a point that is not a number")
  func notANumber() {
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    #expect(!UIRegion.infinite.contains(nowhere))
    #expect(!UIRegion(radius: 10).inverse().contains(nowhere))
  }
}
