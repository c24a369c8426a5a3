// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("Interiors of paths")
struct PathWindingTests {
  private func polygon(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func contains(
    _ path: UIBezierPath, _ x: CGFloat, _ y: CGFloat, evenOdd: Bool = false
  ) -> Bool {
    path.geometry.contains(CGPoint(x: x, y: y), usingEvenOddRule: evenOdd)
  }

  @Test("the center of a pentagram has winding number 2: inside by winding, outside by even-odd")
  func pentagram() {
    let star = polygon(
      (0..<5).map { number in
        let angle = CGFloat(number) * 0.8 * CGFloat.pi
        return CGPoint(x: 10 * sin(angle), y: -10 * cos(angle))
      })
    #expect(contains(star, 0, 0) && !contains(star, 0, 0, evenOdd: true))
    // A tip has winding number 1 and is inside by both rules.
    #expect(contains(star, 0, -8) && contains(star, 0, -8, evenOdd: true))
    #expect(!contains(star, 0, 9) && !contains(star, 0, 9, evenOdd: true))
  }

  @Test("a hole drawn against the outline is outside by both rules; one along it by even-odd alone")
  func holes() {
    let outer = CGRect(x: 0, y: 0, width: 30, height: 30)
    let hole = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    let (along, against) = (UIBezierPath(rect: outer), UIBezierPath(rect: outer))
    along.append(hole)
    against.append(hole.reversing())
    #expect(contains(along, 15, 15) && !contains(along, 15, 15, evenOdd: true))
    #expect(!contains(against, 15, 15) && !contains(against, 15, 15, evenOdd: true))
    #expect(contains(against, 5, 5) && contains(against, 5, 5, evenOdd: true))
  }

  @Test("of two triangles that share an edge, each point of it belongs to exactly one")
  func sharedEdge() {
    let (a, b, c, d) = (
      CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 8), CGPoint(x: 0, y: 8)
    )
    let (lower, upper) = (polygon([a, b, c]), polygon([a, c, d]))
    for step in 1..<8 {
      let place = CGFloat(step)
      #expect(contains(lower, place, place) != contains(upper, place, place))
    }
  }

  @Test("an open subpath is filled as if it were closed")
  func openSubpath() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(contains(path, 8, 2) && !contains(path, 2, 8))
  }

  /// (x/a)² + (y/b)² < 1 is the inside of an ellipse.
  @Test("an ellipse contains the points of its equation", arguments: 0..<16)
  func ellipse(step: Int) {
    let path = UIBezierPath(ovalIn: CGRect(x: -40, y: -10, width: 80, height: 20))
    let angle = CGFloat(step) * .pi / 8
    #expect(contains(path, 39 * cos(angle), 9.75 * sin(angle)))
    #expect(!contains(path, 41 * cos(angle), 10.25 * sin(angle)))
  }

  @Test("a self-crossing figure of eight has both loops inside by both rules")
  func figureOfEight() {
    let eight = polygon([
      CGPoint(x: -10, y: -5), CGPoint(x: 10, y: 5), CGPoint(x: 10, y: -5), CGPoint(x: -10, y: 5),
    ])
    for evenOdd in [false, true] {
      #expect(contains(eight, -8, 0, evenOdd: evenOdd) && contains(eight, 8, 0, evenOdd: evenOdd))
      #expect(!contains(eight, 0, 4, evenOdd: evenOdd))
    }
  }

  @Test(
    "a point that is not finite is outside",
    arguments: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)])
  func notFinite(point: CGPoint) {
    #expect(!UIBezierPath(rect: CGRect(x: -1, y: -1, width: 2, height: 2)).contains(point))
  }

  #if !canImport(CoreGraphics)
    @Test("a CGPath takes the rule and the transform of the point as arguments")
    func coreGraphics() {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      let middle = CGPoint(x: 15, y: 15)
      #expect(path.contains(middle) && path.contains(middle, using: .winding))
      #expect(!path.contains(middle, using: .evenOdd))
      let move = CGAffineTransform(translationX: -10, y: 0)
      #expect(path.contains(middle, using: .evenOdd, transform: move))
      #expect(CGPathFillRule.winding.rawValue == 0 && CGPathFillRule.evenOdd.rawValue == 1)
    }
  #endif

  @Test(
    "each corner alone can be rounded, by its bit",
    arguments: [
      (.topLeft, 1, 1, 1), (.topRight, 2, 19, 1), (.bottomLeft, 4, 1, 19),
      (.bottomRight, 8, 19, 19),
    ] as [(UIRectCorner, UInt, CGFloat, CGFloat)])
  func corners(corner: UIRectCorner, bit: UInt, x: CGFloat, y: CGFloat) {
    #expect(corner.rawValue == bit && UIRectCorner.allCorners.contains(corner))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let radii = CGSize(width: 8, height: 8)
    let alone = UIBezierPath(roundedRect: rect, byRoundingCorners: corner, cornerRadii: radii)
    let others = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners.subtracting(corner), cornerRadii: radii)
    #expect(!contains(alone, x, y) && contains(alone, 20 - x, y) && contains(alone, x, 20 - y))
    #expect(contains(others, x, y) && !contains(others, 20 - x, y) && !contains(others, x, 20 - y))
  }
}
