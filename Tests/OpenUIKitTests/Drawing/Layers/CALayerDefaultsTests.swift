// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

/// The values that Apple's reference of Core Animation documents for new layers.
@Suite("Defaults of layers")
@MainActor
struct CALayerDefaultsTests {
  @Test("geometry: no size, the anchor in the middle, the identity")
  func geometry() {
    let layer = CALayer()
    #expect(layer.bounds == .zero && layer.position == .zero && layer.frame == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.anchorPointZ == 0)
    #expect(layer.zPosition == 0)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
  }

  @Test("appearance: opaque, visible, without content, border or corners")
  func appearance() {
    let layer = CALayer()
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && !layer.isOpaque)
    #expect(layer.backgroundColor == nil && layer.contents == nil)
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0)
    #expect(layer.borderColor == UIColor.black.cgColor)
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.isDoubleSided && !layer.allowsEdgeAntialiasing)
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    #expect(!layer.needsDisplayOnBoundsChange)
    #expect(layer.mask == nil && layer.sublayers == nil && layer.superlayer == nil)
    #expect(layer.name == nil && layer.delegate == nil && layer.actions == nil)
  }

  @Test("the shadow is black, transparent, three points up, with a radius of three")
  func shadow() {
    let layer = CALayer()
    #expect(layer.shadowColor == UIColor.black.cgColor && layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
    #expect(layer.shadowPath == nil)
  }

  private func timing(_ timing: some CAMediaTiming) -> [Double] {
    [
      timing.beginTime, timing.duration, Double(timing.speed), timing.timeOffset,
      Double(timing.repeatCount), timing.repeatDuration, timing.autoreverses ? 1 : 0,
    ]
  }

  @Test("time: a layer is endless, an animation has no duration; both begin at 0 with speed 1")
  func mediaTiming() {
    #expect(timing(CALayer()) == [0, .infinity, 1, 0, 0, 0, 0])
    #expect(timing(CABasicAnimation()) == [0, 0, 1, 0, 0, 0, 0])
    #expect(CALayer().fillMode == .removed && CAAnimationGroup().fillMode == .removed)
  }

  @Test("all corners are masked, by the bits of the header, in circles")
  func corners() {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    #expect(CALayer().maskedCorners == CACornerMask(corners))
    #expect(CALayer().cornerCurve == .circular)
    #expect(CALayerCornerCurve(rawValue: "continuous") == .continuous)
  }

  @Test("a shape layer fills with black, by winding, and has no line")
  func shape() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil && layer.strokeColor == nil)
    #expect(layer.fillColor == UIColor.black.cgColor && layer.fillRule == .nonZero)
    #expect(layer.lineWidth == 1 && layer.miterLimit == 10)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter)
    #expect(layer.lineDashPattern == nil && layer.lineDashPhase == 0)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1)
  }

  @Test("a gradient layer runs along its axis from the middle of the top to that of the bottom")
  func gradient() {
    let layer = CAGradientLayer()
    #expect(layer.type == .axial && layer.colors == nil && layer.locations == nil)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test("a text layer writes in white, 36 points high, on one line")
  func text() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.fontSize == 36 && !layer.isWrapped)
    #expect(layer.foregroundColor == UIColor.white.cgColor)
    #expect(layer.alignmentMode == .natural && layer.truncationMode == .none)
  }

  @Test("an emitter emits from a point at its origin, with factors of 1")
  func emitter() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterCells == nil && layer.seed == 0)
    #expect([layer.birthRate, layer.lifetime, layer.velocity, layer.scale] == [1, 1, 1, 1])
    #expect(layer.emitterPosition == .zero && layer.emitterSize == .zero)
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered)
  }

  @Test("an emitter cell is enabled, white and of scale 1, and emits nothing")
  func emitterCell() {
    let cell = CAEmitterCell()
    #expect(cell.isEnabled && cell.contents == nil && cell.color == UIColor.white.cgColor)
    #expect(cell.scale == 1 && cell.contentsScale == 1)
    #expect([cell.birthRate, cell.lifetime, cell.lifetimeRange] == [0, 0, 0])
    #expect([cell.alphaRange, cell.alphaSpeed, cell.redSpeed, cell.greenRange] == [0, 0, 0, 0])
    #expect([cell.velocity, cell.velocityRange, cell.emissionRange, cell.spin] == [0, 0, 0, 0])
    #expect([cell.xAcceleration, cell.yAcceleration, cell.zAcceleration] == [0, 0, 0])
  }

  @Test("Core Animation's named constants have the header's strings")
  func names() {
    #expect(
      [CAGradientLayerType.axial, .radial, .conic].map(\.rawValue) == ["axial", "radial", "conic"])
    #expect([CAShapeLayerFillRule.nonZero, .evenOdd].map(\.rawValue) == ["non-zero", "even-odd"])
    #expect(
      [CAShapeLayerLineCap.butt, .round, .square].map(\.rawValue) == ["butt", "round", "square"])
    #expect(
      [CAShapeLayerLineJoin.miter, .round, .bevel].map(\.rawValue) == ["miter", "round", "bevel"])
    #expect(
      [CATextLayerAlignmentMode.natural, .left, .right, .center, .justified].map(\.rawValue)
        == ["natural", "left", "right", "center", "justified"])
    #expect(
      [CATextLayerTruncationMode.none, .start, .end, .middle].map(\.rawValue)
        == ["none", "start", "end", "middle"])
    #expect(
      [CAEmitterLayerEmitterShape.point, .line, .rectangle, .circle].map(\.rawValue)
        == ["point", "line", "rectangle", "circle"])
    #expect(
      [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume].map(\.rawValue)
        == ["points", "outline", "surface", "volume"])
    #expect(
      [CAEmitterLayerRenderMode.unordered, .oldestFirst, .oldestLast, .backToFront, .additive]
        .map(\.rawValue)
        == ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"])
  }
}
