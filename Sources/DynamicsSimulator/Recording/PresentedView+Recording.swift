// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension Placement {
  /// Records the placement of a presented view.
  ///
  /// - Parameters:
  ///   - presented: the view.
  ///   - origin: the point of the superview's coordinates that is the origin of placements.
  ///   - previousRotation: the rotation a frame ago, so that a full turn does not jump back.
  init(_ presented: PresentedView, origin: CGPoint, previousRotation: Double) {
    self.init(
      center: presented.center, size: presented.bounds.size, transform: presented.transform,
      origin: origin, previousRotation: previousRotation)
  }

  /// Records where a view is whose look has not changed.
  init(_ geometry: ViewGeometry, origin: CGPoint, previousRotation: Double) {
    self.init(
      center: geometry.center, size: geometry.bounds.size, transform: geometry.transform,
      origin: origin, previousRotation: previousRotation)
  }

  /// Moves to where a view of the same size and transform is.
  mutating func move(to center: CGPoint, origin: CGPoint) {
    x = Double(center.x - origin.x).quantized(Self.lengthSteps)
    y = Double(center.y - origin.y).quantized(Self.lengthSteps)
  }

  private init(
    center: CGPoint, size: CGSize, transform: CGAffineTransform, origin: CGPoint,
    previousRotation: Double
  ) {
    self.init(
      x: Double(center.x - origin.x).quantized(Self.lengthSteps),
      y: Double(center.y - origin.y).quantized(Self.lengthSteps),
      width: Double(size.width).quantized(Self.lengthSteps),
      height: Double(size.height).quantized(Self.lengthSteps))
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    // What is only turned is recognized exactly; then the matrix is taken apart as rotation, scale
    // and shear, in this order from outside.
    guard a != 1 || b != 0 || c != 0 || d != 1 else {
      rotation = Self.nearest(0, to: previousRotation).quantized(Self.ratioSteps)
      return
    }
    let length = (a * a + b * b).squareRoot()
    scaleX = length.quantized(Self.ratioSteps)
    guard length > 0 else {
      scaleY = (c * c + d * d).squareRoot().quantized(Self.ratioSteps)
      return
    }
    scaleY = ((a * d - b * c) / length).quantized(Self.ratioSteps)
    shear = ((a * c + b * d) / (length * length)).quantized(Self.ratioSteps)
    rotation = Self.nearest(atan2(b, a), to: previousRotation).quantized(Self.ratioSteps)
  }

  /// Steps per point, and per radian or unit of scale: finer than any screen.
  static let lengthSteps = 1000.0
  static let ratioSteps = 100_000.0

  private static func nearest(_ angle: Double, to previous: Double) -> Double {
    angle + ((previous - angle) / (2 * .pi)).rounded() * 2 * .pi
  }
}

extension Appearance {
  /// Takes the look of a presented view, and its content where that was recorded before.
  init(_ presented: PresentedView, content: RecordedContent? = nil) {
    self.init()
    opacity = Double(presented.opacity).quantized(1000)
    background = presented.backgroundColor.map(RecordedColor.init)
    cornerRadius = Double(presented.cornerRadius)
    borderWidth = Double(presented.borderWidth)
    borderColor = presented.borderWidth > 0 ? presented.borderColor.map(RecordedColor.init) : nil
    clipsToBounds = presented.clipsToBounds
    shadow = presented.shadow.map { shadow in
      RecordedShadow(shadow)
    }
    self.content = content ?? RecordedContent(presented)
    mask = presented.mask.map { RecordedDrawing($0, bounds: presented.bounds) }
  }
}

extension RecordedShadow {
  init(_ shadow: PresentedView.Shadow) {
    var color = RecordedColor(shadow.color)
    color.alpha *= Double(shadow.opacity)
    self.init(
      color: color, x: Double(shadow.offset.width), y: Double(shadow.offset.height),
      radius: Double(shadow.radius))
  }
}

extension RecordedContent {
  /// Takes what a presented view shows on its background.
  init(_ presented: PresentedView) {
    switch presented.content {
    case .none: self = .none
    case .text(let text): self = .text(RecordedText(text))
    case .path(let shape): self = .path(RecordedPath(shape, bounds: presented.bounds))
    case .drawing(let drawing): self = .drawing(RecordedDrawing(drawing, bounds: presented.bounds))
    }
  }
}

extension RecordedDrawing {
  fileprivate init(_ drawing: VectorDrawing, bounds: CGRect) {
    var writer = MarkupWriter()
    writer.write(drawing)
    self.init(
      markup: writer.text, definitions: writer.definitions, centerX: Double(bounds.midX),
      centerY: Double(bounds.midY))
  }
}

extension RecordedColor {
  init(_ components: ColorComponents) {
    self.init(
      red: Double(components.red), green: Double(components.green),
      blue: Double(components.blue), alpha: Double(components.alpha))
  }

  fileprivate init(_ color: UIColor) {
    let components = color.components
    self.init(
      red: Double(components.red), green: Double(components.green),
      blue: Double(components.blue), alpha: Double(components.alpha))
  }
}

extension RecordedText {
  fileprivate init(_ text: PresentedView.Text) {
    let alignment: Alignment =
      switch text.alignment {
      case .center: .center
      case .right: .right
      case .left, .justified, .natural: .left
      }
    self.init(
      lines: text.lines, color: RecordedColor(text.color), fontSize: Double(text.fontSize),
      lineHeight: Double(text.lineHeight), weight: Self.weight(Double(text.fontWeight)),
      alignment: alignment)
    family = FontFamily.css(text.fontFamily)
    isItalic = text.isItalic
  }

  /// The weight in CSS next to one of UIKit, whose values lie between −1 and 1.
  static func weight(_ value: Double) -> Int {
    let weights: [(Double, Int)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    return weights.min { abs($0.0 - value) < abs($1.0 - value) }?.1 ?? 400
  }
}

extension RecordedPath {
  fileprivate init(_ shape: PresentedView.Shape, bounds: CGRect) {
    self.init(data: shape.path.svgPathData)
    centerX = Double(bounds.midX)
    centerY = Double(bounds.midY)
    fill = shape.fill.map(RecordedColor.init)
    stroke = shape.stroke.map(RecordedColor.init)
    lineWidth = Double(shape.lineWidth)
    lineCap = shape.lineCap
    lineJoin = shape.lineJoin
    dashes = shape.dashes.map { Double($0) }
    usesEvenOddFillRule = shape.usesEvenOddFillRule
  }
}

extension Double {
  /// The number in whole steps: what cannot be seen must not count as a change.
  fileprivate func quantized(_ stepsPerUnit: Double) -> Double {
    guard isFinite else { return 0 }
    return (self * stepsPerUnit).rounded() / stepsPerUnit
  }
}
