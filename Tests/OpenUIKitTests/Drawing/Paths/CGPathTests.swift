// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)
  import Foundation
  import Testing

  @testable import OpenUIKit

  @Suite("Paths of Core Graphics")
  struct CGPathTests {
    private static let senselessRect = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    private static let senselessMove = CGAffineTransform(translationX: .infinity, y: 0)
    private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test("a path made from what is not finite is empty")
    func senselessRects() {
      #expect(CGPath(rect: Self.senselessRect, transform: nil).isEmpty)
      #expect(CGPath(ellipseIn: Self.senselessRect, transform: nil).isEmpty)
      let rounded = CGPath(
        roundedRect: Self.square, cornerWidth: .nan, cornerHeight: 1, transform: nil)
      #expect(rounded.pathGeometry.bounds.isNull || rounded.pathGeometry.bounds.isFiniteValue)
      var move = Self.senselessMove
      #expect(CGPath(rect: Self.square, transform: &move).isEmpty)
      let path = CGPath(rect: Self.square, transform: nil)
      #expect(path.copy(using: &move)?.isEmpty == true)
      #expect(path.boundingBox == Self.square)
    }

    @Test(
      "what a transform moves beyond all numbers is not added",
      arguments: [
        { $0.move(to: .zero, transform: $1) }, { $0.addLine(to: .zero, transform: $1) },
        { $0.addRect(square, transform: $1) }, { $0.addEllipse(in: square, transform: $1) },
        { $0.addPath(CGPath(rect: square, transform: nil), transform: $1) },
        {
          $0.addArc(
            center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true, transform: $1)
        },
        { $0.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1, transform: $1) },
      ] as [@Sendable (CGMutablePath, CGAffineTransform) -> Void])
    func senselessMoves(add: @Sendable (CGMutablePath, CGAffineTransform) -> Void) {
      let path = CGMutablePath()
      path.addRect(Self.square)
      let before = path.pathGeometry
      add(path, Self.senselessMove)
      #expect(path.pathGeometry == before)
      add(path, .identity)
      #expect(path.pathGeometry != before)
    }
  }
#endif
