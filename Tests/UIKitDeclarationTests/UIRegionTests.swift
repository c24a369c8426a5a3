// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// A half plane, which has to answer for itself and for its operations.
private final class HalfPlane: UIRegion {
  override class var infinite: UIRegion { super.infinite }
  override func inverse() -> Self { super.inverse() }
  override func byUnion(with region: UIRegion) -> Self { super.byUnion(with: region) }
  override func byDifference(from region: UIRegion) -> Self { super.byDifference(from: region) }

  override func byIntersection(with region: UIRegion) -> Self {
    super.byIntersection(with: region)
  }

  override func contains(_ point: CGPoint) -> Bool { point.x >= 0 }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
}

@MainActor
@Suite("UIRegion, as UIKit declares it")
struct UIRegionTests {
  private let circle = UIRegion(radius: 10)
  private let square = UIRegion(size: CGSize(width: 10, height: 10))

  @Test("RG01: the infinite region is one object that holds every point")
  func infinite() {
    #expect(UIRegion.infinite === UIRegion.infinite)
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e6, y: -1e6)))
  }

  @Test("RG02, RG03, RG08: circles and rectangles lie around the origin")
  func shapes() {
    #expect(circle.contains(CGPoint(x: 9, y: 0)) && !circle.contains(CGPoint(x: 11, y: 0)))
    #expect(square.contains(CGPoint(x: 4, y: -4)) && !square.contains(CGPoint(x: 6, y: 0)))
  }

  @Test("RG04–RG07: the operations give regions of the receiver's class")
  func operations() {
    let (inside, between, outside) = (CGPoint.zero, CGPoint(x: 8, y: 0), CGPoint(x: 20, y: 0))
    let points = [inside, between, outside]
    #expect(points.map(circle.inverse().contains(_:)) == [false, false, true])
    #expect(points.map(circle.byUnion(with: square).contains(_:)) == [true, true, false])
    #expect(points.map(circle.byDifference(from: square).contains(_:)) == [false, true, false])
    #expect(points.map(circle.byIntersection(with: square).contains(_:)) == [true, false, false])
  }

  @Test("RG09–RG11: a region is copied and coded")
  func copying() throws {
    let copy = try #require(circle.copy() as? UIRegion)
    #expect(copy.contains(CGPoint(x: 9, y: 0)) && !copy.contains(CGPoint(x: 11, y: 0)))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    square.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let region = try #require(UIRegion(coder: unarchiver))
    #expect(region.contains(CGPoint(x: 4, y: 4)) && !region.contains(CGPoint(x: 6, y: 0)))
    let conforms: any NSCopying & NSCoding = region
    #expect(conforms is UIRegion)
  }

  @Test("RG01–RG11: every member can be overridden")
  func overrides() {
    let half: HalfPlane = HalfPlane(radius: 1)
    #expect(half.contains(CGPoint(x: 5, y: 5)) && !half.contains(CGPoint(x: -5, y: 5)))
    let rest: HalfPlane = half.inverse().byUnion(with: circle).byDifference(from: square)
      .byIntersection(with: circle)
    #expect(rest !== half)
    #expect(HalfPlane.infinite === UIRegion.infinite)
    #expect(half.copy() is HalfPlane)
  }
}
