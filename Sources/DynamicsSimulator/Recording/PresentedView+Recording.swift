// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

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
