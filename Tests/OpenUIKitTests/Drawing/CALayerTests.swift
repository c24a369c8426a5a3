// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("CALayer")
@MainActor
struct CALayerTests {
  @Test("a view and its layer share their place and look")
  func sharing() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    view.layer.position.x = 100
    #expect(view.center.x == 100)
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
  }

  @Test("the anchor point is the fixed point of the transform")
  func anchor() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 10, height: 10))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 20, height: 20))
  }

  @Test("sublayers have an order and one superlayer")
  func tree() {
    let (first, second, root) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(first)
    root.insertSublayer(second, at: 0)
    #expect(root.sublayers == [second, first])
    first.addSublayer(second)
    #expect(root.sublayers == [first])
    #expect(second.superlayer === first)
    second.addSublayer(root)
    #expect(second.superlayer === first)
    first.removeFromSuperlayer()
    #expect(first.superlayer == nil)
  }

  @Test("a shape layer's path is presented with its colors")
  func shape() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.fillColor = nil
    shape.lineWidth = 3
    view.layer.addSublayer(shape)
    let presented = try #require(view.presented().sublayers.first)
    guard case .path(let content) = presented.content else {
      Issue.record("the layer shows no path")
      return
    }
    #expect(content.path.svgPathData == "M0 0 L5 0 L5 5 L0 5 Z")
    #expect(content.stroke == UIColor.red.rgba)
    #expect(content.fill == nil)
    #expect(content.lineWidth == 3)
  }

  @Test("a view's layer is of its layer class")
  func layerClass() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(ShapeView().layer is CAShapeLayer)
  }

  @Test("shadows are presented where they are visible")
  func shadow() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.presented().shadow == nil)
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    #expect(view.presented().shadow?.offset == CGSize(width: 1, height: 2))
    #expect(view.presented().shadow?.opacity == 0.5)
  }
}
