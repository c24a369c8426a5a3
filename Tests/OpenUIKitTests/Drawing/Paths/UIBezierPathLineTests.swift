// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Line style and contents of UIBezierPath")
@MainActor
struct UIBezierPathLineTests {
  private func dashes(of path: UIBezierPath) -> (lengths: [CGFloat], phase: CGFloat) {
    var (count, phase) = (0, CGFloat(-1))
    path.getLineDash(nil, count: &count, phase: &phase)
    var lengths = [CGFloat](repeating: -1, count: count)
    path.getLineDash(&lengths, count: nil, phase: nil)
    return (lengths, phase)
  }

  @Test("a new path has UIKit's documented defaults")
  func defaults() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule && path.isEmpty && path.currentPoint == .zero)
    #expect(dashes(of: path).lengths.isEmpty && dashes(of: path).phase == 0)
  }

  @Test(
    "dashes come back as they were set, and a pattern of no lengths removes them",
    arguments: [([4, 2], 1), ([1], 0), ([0, 3, 5], -2)] as [([CGFloat], CGFloat)])
  func lineDash(lengths: [CGFloat], phase: CGFloat) {
    let path = UIBezierPath()
    path.setLineDash(lengths, count: lengths.count, phase: phase)
    #expect(dashes(of: path) == (lengths, phase))
    path.setLineDash(nil, count: 0, phase: 0)
    #expect(dashes(of: path).lengths.isEmpty)
  }

  @Test("only as many lengths are read as the count says")
  func dashCount() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 9], count: 2, phase: 0)
    #expect(dashes(of: path).lengths == [4, 2])
    path.setLineDash([4], count: -1, phase: 0)
    #expect(dashes(of: path).lengths.isEmpty)
  }

  @Test(
    "dashes that are negative or not finite are refused and leave the old ones",
    arguments: [([-1], 0), ([.nan], 0), ([.infinity], 0), ([1], .nan)] as [([CGFloat], CGFloat)])
  func refusedDashes(lengths: [CGFloat], phase: CGFloat) {
    let path = UIBezierPath()
    path.setLineDash([3], count: 1, phase: 2)
    let messages = RefusalLog.record {
      path.setLineDash(lengths, count: lengths.count, phase: phase)
    }
    #expect(messages.count == 1)
    #expect(dashes(of: path) == ([3], 2))
  }

  @Test("a copy and a reversed path keep the line style")
  func copies() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .square, .bevel)
    (path.miterLimit, path.flatness, path.usesEvenOddFillRule) = (4, 0.1, true)
    path.setLineDash([1, 2], count: 2, phase: 3)
    for copy in [try #require(path.copy() as? UIBezierPath), path.reversing()] {
      #expect(copy.lineWidth == 3 && copy.lineCapStyle == .square && copy.lineJoinStyle == .bevel)
      #expect(copy.miterLimit == 4 && copy.flatness == 0.1 && copy.usesEvenOddFillRule)
      #expect(dashes(of: copy) == ([1, 2], 3))
      copy.lineWidth = 9
      #expect(path.lineWidth == 3)
    }
  }

  @Test("removeAllPoints empties the path and keeps its style")
  func removing() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.lineWidth = 5
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds.isNull && path.lineWidth == 5)
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
  }

  @Test("setting the Core Graphics path replaces the points and is a copy")
  func coreGraphicsPath() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    let other = CGMutablePath()
    other.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    path.cgPath = other
    other.addRect(CGRect(x: 50, y: 5, width: 1, height: 1))
    #expect(path.bounds == CGRect(x: 5, y: 5, width: 1, height: 1))
  }

  @Test("a reversed closed rectangle encloses the same area the other way round")
  func reversedArea() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 2))
    func area(_ path: UIBezierPath) throws -> CGFloat {
      let points = try #require(path.flattened(tolerance: 1).first).points
      return zip(points, points.dropFirst() + points.prefix(1))
        .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
    #expect(try area(path) == 6)
    #expect(try area(path.reversing()) == -6)
  }

  @Test("a transform that is not finite is refused")
  func refusedTransform() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 2))
    let messages = RefusalLog.record { path.apply(CGAffineTransform(scaleX: .nan, y: 1)) }
    #expect(messages.count == 1 && path.bounds == CGRect(x: 0, y: 0, width: 3, height: 2))
  }
}
