// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("CAShapeLayer")
@MainActor
struct CAShapeLayerTests {
  private let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func layer(_ change: (CAShapeLayer) -> Void = { _ in }) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = square.cgPath
    layer.strokeColor = UIColor.red.cgColor
    change(layer)
    return layer
  }

  private func shape(_ layer: CAShapeLayer) throws -> PresentedView.Shape {
    guard case .path(let shape) = layer.content else { throw CocoaError(.featureUnsupported) }
    return shape
  }

  private func steps(_ layer: CAShapeLayer) -> [DrawingStep] {
    if case .drawing(let drawing) = layer.content { drawing.steps } else { [] }
  }

  private func line(_ layer: CAShapeLayer) -> (path: PathGeometry, style: LineStyle)? {
    guard case .stroke(let path, _, let style)? = steps(layer).last?.mark else { return nil }
    return (path, style)
  }

  @Test("without a path nothing is drawn")
  func empty() {
    guard case .none = CAShapeLayer().content else {
      Issue.record("an empty layer draws")
      return
    }
  }

  @Test("the layer copies its path: later changes of it have no effect")
  func copiedPath() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let layer = layer { $0.path = path }
    path.addRect(CGRect(x: 50, y: 50, width: 1, height: 1))
    #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("colors, width, dashes and the fill rule are drawn")
  func drawing() throws {
    let shape = try shape(
      layer {
        $0.fillColor = nil
        $0.lineWidth = 3
        $0.lineDashPattern = [4, 2]
        $0.fillRule = .evenOdd
        $0.lineCap = .square
        $0.lineJoin = .round
      })
    #expect(shape.fill == nil && shape.stroke == UIColor.red.rgba && shape.lineWidth == 3)
    #expect(shape.dashes == [4, 2] && shape.usesEvenOddFillRule)
    #expect(shape.lineCap == "square" && shape.lineJoin == "round")
  }

  @Test("a dash pattern comes back as numbers; an empty one is none; odd lengths are left out")
  func dashPattern() {
    let layer = layer { $0.lineDashPattern = [1, 2.5] }
    #expect(layer.lineDashPattern == [1, 2.5])
    layer.lineDashPattern = []
    #expect(layer.lineDashPattern == nil)
    layer.lineDashPattern = [NSNumber(value: Double.nan), 3]
    #expect(layer.lineDashPattern == [3])
  }

  /// The outline of the square is 40 points long and begins at its corner.
  private nonisolated static let parts: [(CGFloat, CGFloat, String)] = [
    (0, 0.25, "M0 0 L10 0"), (0.25, 0.5, "M10 0 L10 10"), (0.125, 0.375, "M5 0 L10 0 L10 5"),
    (0.75, 1, "M0 10 L0 0"), (-3, 0.25, "M0 0 L10 0"), (0.875, 9, "M0 5 L0 0"),
  ]

  @Test("the stroke runs from its start to its end along the outline", arguments: parts)
  func stroke(start: CGFloat, end: CGFloat, expected: String) {
    let layer = layer {
      $0.fillColor = nil
      ($0.strokeStart, $0.strokeEnd) = (start, end)
    }
    #expect(line(layer)?.path.svgPathData == expected)
  }

  @Test("a stroke that ends before it starts is not drawn, the area still is")
  func noStroke() {
    let layer = layer { ($0.strokeStart, $0.strokeEnd) = (0.6, 0.4) }
    #expect(steps(layer).count == 1 && line(layer) == nil)
  }

  private nonisolated static let styles: [(CAShapeLayerLineCap, CGLineCap)] = [
    (.butt, .butt), (.round, .round), (.square, .square),
  ]
  private nonisolated static let joins: [(CAShapeLayerLineJoin, CGLineJoin)] = [
    (.miter, .miter), (.round, .round), (.bevel, .bevel),
  ]

  @Test("caps and joins of a part are those of the whole line", arguments: 0..<3)
  func capsAndJoins(number: Int) throws {
    let layer = layer {
      $0.strokeEnd = 0.9
      $0.lineCap = Self.styles[number].0
      $0.lineJoin = Self.joins[number].0
      ($0.lineDashPattern, $0.lineDashPhase) = ([2], 1)
    }
    let style = try #require(line(layer)).style
    #expect(style.cap == Self.styles[number].1 && style.join == Self.joins[number].1)
    #expect(style.dashes == [2] && style.dashPhase == 1)
  }

  @Test("numbers that are not finite are refused", arguments: [CGFloat.nan, .infinity])
  func refusals(number: CGFloat) {
    let layer = layer()
    let messages = RefusalLog.record {
      layer.lineWidth = number
      layer.strokeStart = number
      layer.strokeEnd = number
      layer.lineDashPhase = number
    }
    #expect(messages.count == 4 && messages.allSatisfy { $0.hasPrefix("CAShapeLayer.") })
    #expect([layer.lineWidth, layer.strokeStart, layer.strokeEnd] == [1, 0, 1])
  }

  @Test("the names before Swift 4.2 are the same values")
  func oldNames() {
    #expect([kCALineCapButt, kCALineCapRound, kCALineCapSquare] == [.butt, .round, .square])
    #expect([kCALineJoinMiter, kCALineJoinRound, kCALineJoinBevel] == [.miter, .round, .bevel])
    #expect([kCAFillRuleNonZero, kCAFillRuleEvenOdd] == [.nonZero, .evenOdd])
  }
}
