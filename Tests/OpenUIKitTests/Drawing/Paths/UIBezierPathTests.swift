// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIBezierPath")
@MainActor
struct UIBezierPathTests {
  @Test("a rectangle starts at its top left corner and is closed")
  func rectangle() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let lines = path.flattened(tolerance: 1)
    #expect(lines.count == 1)
    #expect(lines.first?.isClosed == true)
    #expect(
      lines.first?.points == [
        CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6),
      ])
    #expect(path.svgPathData == "M1 2 L4 2 L4 6 L1 6 Z")
  }

  @Test("an oval stays within 0.03 % of the ellipse")
  func oval() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: -20, y: -10, width: 40, height: 20))
    let points = try #require(path.flattened(tolerance: 0.01).first?.points)
    for point in points {
      let radius = (point.x * point.x / 400 + point.y * point.y / 100).squareRoot()
      #expect(abs(radius - 1) < 3e-4)
    }
  }

  @Test(
    "flattened lines stay within the tolerance of a quarter circle",
    arguments: [CGFloat(1), 0.1, 0.01])
  func tolerance(tolerance: CGFloat) throws {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let points = try #require(path.flattened(tolerance: tolerance).first?.points)
    for (start, end) in zip(points, points.dropFirst()) {
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      #expect(abs(hypot(middle.x, middle.y) - 100) < tolerance + 0.03)
    }
  }

  @Test("a clockwise arc goes through increasing angles, y down")
  func clockwiseArc() throws {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    let points = try #require(path.flattened(tolerance: 0.1).first?.points)
    #expect(points.allSatisfy { $0.y > -1e-9 })
    #expect(abs(path.currentPoint.x + 10) < 1e-12)
  }

  @Test("a counter-clockwise arc takes the other way round")
  func counterClockwiseArc() throws {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    let points = try #require(path.flattened(tolerance: 0.1).first?.points)
    #expect(points.allSatisfy { $0.y < 1e-9 })
  }

  @Test("an arc of a full turn or more is the whole circle")
  func fullTurn() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(path.contains(.zero))
    #expect(path.contains(CGPoint(x: -9, y: 0)) && path.contains(CGPoint(x: 0, y: -9)))
    #expect(abs(path.currentPoint.x - 10) < 1e-12)
  }

  @Test(
    "an arc of a full turn or more against its direction is the whole circle, too",
    arguments: [
      (0, -2 * .pi, true), (0, 2 * .pi, false), (1.5 * .pi, -0.5 * .pi, true), (1, -12, true),
      (0.3, 0.3 + 2 * .pi, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func fullTurnAgainstDirection(start: CGFloat, end: CGFloat, clockwise: Bool) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    for angle in [0, 0.5, 1, 1.5] as [CGFloat] {
      #expect(path.contains(CGPoint.zero.onCircle(radius: 9.5, angle: angle * .pi)))
    }
  }

  @Test("an arc continues an open path with a line")
  func arcAfterLine() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 50, y: 0))
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.svgPathData.hasPrefix("M50 0 L10 0 C"))
  }

  @Test("bounds enclose the control points; an empty path's are null")
  func bounds() {
    let path = UIBezierPath()
    #expect(path.bounds.isNull && path.isEmpty)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 40))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 40))
  }

  @Test("lines before the first move are ignored")
  func lineWithoutMove() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()
    #expect(path.isEmpty)
  }

  @Test("closing returns the pen to the start of the subpath")
  func close() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.flattened(tolerance: 1).last?.points.first == CGPoint(x: 3, y: 4))
  }

  @Test("a hole is outside by even-odd, inside by winding when drawn the same way")
  func fillRules() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 35, y: 15)))
  }

  @Test("reversing swaps ends and controls and keeps the outline")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 10, y: 10),
      controlPoint2: CGPoint(x: 20, y: -10))
    path.addLine(to: CGPoint(x: 40, y: 5))
    #expect(path.reversing().svgPathData == "M40 5 L30 0 C20 -10 10 10 0 0")
    #expect(path.reversing().reversing().svgPathData == path.svgPathData)
  }

  @Test("only the chosen corners are rounded; the radius is cut to half of the side")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19.9, y: 0.1)) && path.contains(CGPoint(x: 0.1, y: 19.9)))
    let round = UIBezierPath(roundedRect: rect, cornerRadius: 500)
    #expect(round.bounds == rect)
    #expect(!round.contains(CGPoint(x: 2, y: 2)))
  }

  @Test("apply moves every point; a copy is independent")
  func applyAndCopy() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(path.bounds.origin == CGPoint(x: 5, y: 6))
    #expect(copy.bounds.origin == .zero)
    #expect(UIBezierPath(cgPath: path.cgPath).svgPathData == path.svgPathData)
  }

  @Test("points that are not finite are refused and reported")
  func refusal() {
    let messages = RefusalLog.record {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addArc(
        withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
      #expect(path.svgPathData == "M0 0")
      #expect(UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    }
    #expect(messages.count == 3)
    #expect(messages.first?.hasPrefix("UIBezierPath.addLine(to:)") == true)
  }

  @Test(
    "an arc is at most a whole circle, however many turns its angles are apart",
    arguments: [1e3, 1e20, 1e40, 1e300], [true, false])
  func hugeAngles(angle: CGFloat, clockwise: Bool) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: clockwise ? -angle : angle,
      clockwise: clockwise)
    #expect(path.geometry.elements.count <= 6)
    let outline = path.cgPath.boundingBoxOfPath
    #expect(outline.width <= 20.01 && outline.height <= 20.01)
  }
}
