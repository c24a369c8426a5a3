// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Geometry of layers")
@MainActor
struct CALayerGeometryTests {
  private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer?.addSublayer(layer)
    return layer
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
      && abs(a.height - b.height) < 1e-9
  }

  /// The frame is position − anchor · size.
  @Test(
    "the frame follows position, bounds and anchor",
    arguments: [(0, 0), (0.5, 0.5), (1, 0), (2, -1)] as [(CGFloat, CGFloat)])
  func frame(x: CGFloat, y: CGFloat) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 3, y: 4, width: 20, height: 10)
    layer.position = CGPoint(x: 100, y: 50)
    layer.anchorPoint = CGPoint(x: x, y: y)
    #expect(
      layer.frame == CGRect(x: 100 - 20 * x, y: 50 - 10 * y, width: 20, height: 10))
    #expect(layer.position == CGPoint(x: 100, y: 50))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(layer.position == CGPoint(x: 40 * x, y: 20 * y))
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 40, height: 20))
  }

  /// The box of w × h turned by θ measures w|cos θ| + h|sin θ| by w|sin θ| + h|cos θ|.
  @Test("the frame of a turned layer is the box around it", arguments: [0.3, 1, 2.8] as [CGFloat])
  func turnedFrame(angle: CGFloat) {
    let turned = layer(CGRect(x: 10, y: 20, width: 40, height: 10))
    turned.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
    let size = CGSize(width: 40 * cosine + 10 * sine, height: 40 * sine + 10 * cosine)
    #expect(
      isClose(
        turned.frame,
        CGRect(
          x: 30 - size.width / 2, y: 25 - size.height / 2, width: size.width, height: size.height)))
    #expect(turned.bounds.size == CGSize(width: 40, height: 10))
  }

  @Test("setting the frame of a scaled layer chooses the bounds that fill it")
  func scaledFrame() {
    let scaled = CALayer()
    scaled.setAffineTransform(CGAffineTransform(scaleX: 2, y: -4))
    let frame = CGRect(x: 10, y: 20, width: 40, height: 80)
    scaled.frame = frame
    #expect(scaled.bounds.size == CGSize(width: 20, height: 20))
    #expect(isClose(scaled.frame, frame))
  }

  @Test("a rectangle of negative size is standardized, as a frame and as bounds")
  func standardized() {
    let layer = layer(CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    layer.bounds = CGRect(x: 0, y: 0, width: -8, height: 2)
    #expect(layer.bounds == CGRect(x: -8, y: 0, width: 8, height: 2))
  }

  @Test("the opacity is clamped to 0…1", arguments: [(-0.5, 0), (1.5, 1), (0.25, 0.25)])
  func opacity(given: Float, expected: Float) {
    let layer = CALayer()
    layer.opacity = given
    #expect(layer.opacity == expected)
  }

  private nonisolated static let refused: [@Sendable @MainActor (CALayer) -> Void] = [
    { $0.position = CGPoint(x: CGFloat.nan, y: 0) }, { $0.opacity = .nan },
    { $0.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1) },
    { $0.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) },
    { $0.anchorPoint = CGPoint(x: CGFloat.infinity, y: 0) }, { $0.zPosition = .nan },
    { $0.transform = CATransform3DMakeScale(.nan, 1, 1) }, { $0.cornerRadius = -.infinity },
    { $0.setAffineTransform(CGAffineTransform(translationX: .nan, y: 0)) },
    { $0.shadowOffset = CGSize(width: CGFloat.nan, height: 0) }, { $0.shadowRadius = .nan },
    { $0.borderWidth = .infinity }, { $0.shadowOpacity = .nan },
  ]

  @Test("what is not finite is refused once and changes nothing", arguments: 0..<13)
  func refusals(number: Int) {
    let layer = layer(CGRect(x: 1, y: 2, width: 3, height: 4))
    let messages = RefusalLog.record { Self.refused[number](layer) }
    #expect(messages.count == 1 && messages.first?.hasPrefix("CALayer.") == true)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && layer.opacity == 1)
    #expect(CATransform3DIsIdentity(layer.transform) && layer.shadowRadius == 3)
  }

  // MARK: Conversion

  @Test("a point is converted through bounds origins and transforms, and back")
  func conversion() {
    let root = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
    let outer = layer(CGRect(x: 50, y: 50, width: 100, height: 100), in: root)
    outer.bounds.origin = CGPoint(x: 10, y: 0)
    let inner = layer(CGRect(x: 20, y: 20, width: 20, height: 20), in: outer)
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // The corner of the inner layer lies 20 points from its center (30, 30), before the scroll.
    let corner = inner.convert(CGPoint.zero, to: outer)
    #expect(corner == CGPoint(x: 10, y: 10))
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 50, y: 60))
    #expect(root.convert(CGPoint.zero, from: inner) == CGPoint(x: 50, y: 60))
    #expect(inner.convert(CGPoint(x: 50, y: 60), from: root) == .zero)
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: root)
        == CGRect(x: 50, y: 60, width: 10, height: 10))
  }

  @Test("siblings are converted over their common superlayer; nil means the root's superlayer")
  func siblings() {
    let root = layer(CGRect(x: 5, y: 5, width: 200, height: 200))
    let left = layer(CGRect(x: 10, y: 0, width: 10, height: 10), in: root)
    let right = layer(CGRect(x: 110, y: 20, width: 10, height: 10), in: root)
    #expect(left.convert(CGPoint.zero, to: right) == CGPoint(x: -100, y: -20))
    #expect(left.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 5))
    #expect(left.convert(CGPoint(x: 15, y: 5), from: nil) == .zero)
  }

  @Test("the presentation is a copy of the same class, and the model is the layer itself")
  func presentation() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    shape.lineWidth = 7
    let copy = try #require(shape.presentation())
    #expect(copy !== shape && copy.frame == shape.frame && copy.lineWidth == 7)
    copy.lineWidth = 1
    #expect(shape.lineWidth == 7 && shape.model() === shape)
  }

  @Test("init(layer:) copies the values; a layer of another kind keeps its own drawing")
  func copying() {
    let layer = layer(CGRect(x: 1, y: 2, width: 3, height: 4))
    layer.backgroundColor = UIColor.red.cgColor
    let shape = CAShapeLayer(layer: layer)
    #expect(shape.frame == layer.frame && shape.backgroundColor == UIColor.red.cgColor)
    #expect(shape.fillColor == UIColor.black.cgColor)
    #expect(CAGradientLayer(layer: "none").frame == .zero)
  }
}
