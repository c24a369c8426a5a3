// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)
  import Foundation
  import Testing

  @testable import OpenUIKit

  @Suite("CGMutablePath")
  struct CGMutablePathTests {
    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    private func points(of path: CGPath) -> [CGPoint] {
      path.pathGeometry.flattened(tolerance: 0.01).flatMap(\.points)
    }

    @Test("addLines starts a subpath at its first point, and does nothing without points")
    func lines() {
      let path = CGMutablePath()
      path.addLines(between: [])
      #expect(path.isEmpty)
      path.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 2)])
      path.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 6)])
      #expect(path.pathGeometry.svgPathData == "M0 0 L1 0 L1 2 M5 5 L6 6")
    }

    @Test("addRects adds one closed subpath for each rectangle")
    func rects() {
      let path = CGMutablePath()
      path.addRects([
        CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1),
      ])
      let subpaths = path.pathGeometry.flattened(tolerance: 1)
      #expect(subpaths.count == 2 && subpaths.allSatisfy(\.isClosed))
      #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 1))
    }

    @Test("a transform applies to what is added, not to what was there")
    func transforms() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: 2, y: 3))
      path.addQuadCurve(
        to: .zero, control: CGPoint(x: 1, y: 0),
        transform: CGAffineTransform(translationX: 10, y: 0))
      #expect(path.pathGeometry.svgPathData == "M1 1 L2 3 Q11 0 10 0")
    }

    private static let sweeps: [(start: CGFloat, delta: CGFloat)] = [
      (0, .pi / 2), (0, -.pi / 2), (1, 3), (-2, 5), (0.5, -4), (3, 0.01),
    ]

    @Test("a relative arc ends at its start angle plus its delta, on the circle", arguments: sweeps)
    func relativeArc(start: CGFloat, delta: CGFloat) {
      let path = CGMutablePath()
      let center = CGPoint(x: 3, y: -4)
      path.addRelativeArc(center: center, radius: 10, startAngle: start, delta: delta)
      let end = CGPoint(x: 3 + 10 * cos(start + delta), y: -4 + 10 * sin(start + delta))
      #expect(distance(path.currentPoint, end) < 1e-9)
      let outline = points(of: path)
      #expect(outline.allSatisfy { abs(distance($0, center) - 10) < 0.01 })
      // The length of the polygon is the arc's, r·|Δ|, apart from the flattening.
      let length = zip(outline, outline.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
      #expect(abs(length - 10 * abs(delta)) < 0.02 * 10 * abs(delta))
    }

    @Test("a transformed arc continues from the current point as it is")
    func transformedArc() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 100, y: 0))
      path.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false,
        transform: CGAffineTransform(scaleX: 2, y: 1))
      #expect(path.pathGeometry.svgPathData.hasPrefix("M100 0 L20 0 C"))
      #expect(distance(path.currentPoint, CGPoint(x: -20, y: 0)) < 1e-9)
      #expect(abs(path.boundingBoxOfPath.maxY - 10) < 0.1)
    }

    private static let corners: [CGFloat] = [.pi / 6, .pi / 3, .pi / 2, 2, 3]

    /// A circle of radius r touches the sides of an angle θ at r / tan(θ/2) from the corner.
    @Test("an arc between tangents touches both lines where the circle does", arguments: corners)
    func tangentArc(angle: CGFloat) {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 100, y: 0))
      let toward = CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
      path.addArc(tangent1End: .zero, tangent2End: toward, radius: 6)
      let reach = 6 / tan(angle / 2)
      let touching = CGPoint(x: reach * cos(angle), y: reach * sin(angle))
      #expect(distance(path.currentPoint, touching) < 1e-9)
      let outline = points(of: path)
      #expect(outline.count > 2 && distance(outline[1], CGPoint(x: reach, y: 0)) < 1e-9)
      let center = CGPoint(x: reach, y: 6)
      #expect(outline.dropFirst().allSatisfy { abs(distance($0, center) - 6) < 0.1 })
    }

    @Test(
      "an arc between tangents on one line, or without a current point, is that line or nothing")
    func degenerateTangents() {
      let path = CGMutablePath()
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 5, y: 5), radius: 5)
      #expect(path.isEmpty)
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
      #expect(path.pathGeometry.svgPathData == "M0 0 L10 0")
    }

    @Test("copies are independent of the path that they were made of")
    func copies() throws {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      let (fixed, changing) = (try #require(path.copy()), try #require(path.mutableCopy()))
      path.addEllipse(in: CGRect(x: 10, y: 10, width: 4, height: 4))
      changing.move(to: CGPoint(x: -1, y: 0))
      #expect(fixed.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(changing.boundingBox == CGRect(x: -1, y: 0, width: 5, height: 4))
      #expect(!(fixed is CGMutablePath))
    }

    @Test("paths are equal by their steps, and then have one hash")
    func equality() {
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let path = CGMutablePath()
      path.addRect(rect)
      let same = CGPath(rect: rect, transform: nil)
      #expect(path == same && path.hashValue == same.hashValue)
      path.closeSubpath()
      #expect(path != same)
    }

    @Test("adding a path adds its subpaths, moved by the transform")
    func addingPaths() {
      let square = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
      let path = CGMutablePath()
      path.addPath(square, transform: CGAffineTransform(rotationAngle: .pi / 2))
      let box = path.boundingBox
      #expect(abs(box.minX + 2) < 1e-12 && abs(box.minY) < 1e-12 && abs(box.width - 2) < 1e-12)
    }
  }
#endif
