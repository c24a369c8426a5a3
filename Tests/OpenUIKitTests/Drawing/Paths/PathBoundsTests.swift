// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)
  import Foundation
  import Testing

  @testable import OpenUIKit

  @Suite("Bounding boxes of paths")
  struct PathBoundsTests {
    @Test("an empty path has null boxes and the current point (0, 0)")
    func empty() {
      let path = CGMutablePath()
      #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
      #expect(path.currentPoint == .zero)
      #expect(!path.contains(.zero))
    }

    /// B(t) = 2t(1 − t)·h has its maximum h/2 at t = 1/2.
    @Test(
      "a quadratic curve reaches half as high as its control", arguments: [10, -40] as [CGFloat])
    func quadratic(height: CGFloat) {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: height))
      let (controls, curve) = (path.boundingBox, path.boundingBoxOfPath)
      #expect(controls.height == abs(height))
      #expect(abs(curve.height - abs(height) / 2) <= 0.1 && curve.width == 8)
    }

    /// B(t) = 3t(1 − t)·h, with both controls at h, has its maximum 3h/4 at t = 1/2.
    @Test("a cubic curve reaches three quarters as high as its controls")
    func cubic() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 20))
      #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(abs(path.boundingBoxOfPath.height - 15) <= 0.1)
    }

    private static let rects: [CGRect] = [
      CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: -5, y: 7, width: 40, height: 3),
      CGRect(x: 2, y: 2, width: 0, height: 9),
    ]

    @Test("an ellipse fills its rectangle, by the controls and by the curve", arguments: rects)
    func ellipse(rect: CGRect) {
      let path = CGPath(ellipseIn: rect, transform: nil)
      let boxes = [path.boundingBox, path.boundingBoxOfPath]
      for box in boxes {
        #expect(abs(box.minX - rect.minX) < 1e-9 && abs(box.maxX - rect.maxX) < 1e-9)
        #expect(abs(box.minY - rect.minY) < 1e-9 && abs(box.maxY - rect.maxY) < 1e-9)
      }
    }

    private static let radii: [(width: CGFloat, height: CGFloat)] = [
      (0, 0), (4, 4), (10, 2), (500, 500), (-3, 5),
    ]

    @Test("a rounded rectangle fills its rectangle whatever its radii", arguments: radii)
    func roundedRectangle(width: CGFloat, height: CGFloat) {
      let rect = CGRect(x: 10, y: 10, width: 30, height: 20)
      let path = CGPath(
        roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
      #expect(path.boundingBox == rect)
      #expect(path.contains(CGPoint(x: 25, y: 20)))
      let added = CGMutablePath()
      added.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height)
      #expect(added == path)
    }

    /// A square of side a, turned by θ, has a box of side a(|cos θ| + |sin θ|).
    @Test("the box of a turned square", arguments: [0.1, 0.7, .pi / 4, 2.5] as [CGFloat])
    func turned(angle: CGFloat) throws {
      let square = CGPath(rect: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
      var turn = CGAffineTransform(rotationAngle: angle)
      let box = try #require(square.copy(using: &turn)).boundingBox
      let side = 10 * (abs(cos(angle)) + abs(sin(angle)))
      #expect(abs(box.width - side) < 1e-9 && abs(box.height - side) < 1e-9)
      #expect(abs(box.midX) < 1e-9 && abs(box.midY) < 1e-9)
    }

    /// From 0 to θ ≤ π/2 an arc of radius r spans r·cos θ … r and 0 … r·sin θ.
    @Test("the box of an arc is that of its angles", arguments: [0.3, 1, .pi / 2] as [CGFloat])
    func arc(angle: CGFloat) {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: angle, clockwise: false)
      let box = path.boundingBoxOfPath
      #expect(abs(box.minX - 100 * cos(angle)) < 1e-9 && abs(box.maxX - 100) < 0.03)
      #expect(abs(box.minY) < 1e-9 && abs(box.maxY - 100 * sin(angle)) < 1e-9)
    }

    @Test("a move alone is a point, with a box of no size")
    func move() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 3, y: 4))
      #expect(path.boundingBox == CGRect(x: 3, y: 4, width: 0, height: 0))
      #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 3, y: 4))
    }
  }
#endif
