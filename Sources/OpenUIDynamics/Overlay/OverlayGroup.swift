// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layers of one part of the overlay, reused in every frame.
@MainActor
final class OverlayGroup {
  /// What all shapes of the group are in.
  let layer = CALayer()

  private struct Shape {
    let layer: CAShapeLayer
    var figure: OverlayFigure?
    var style: OverlayStyle?
  }

  private var shapes: [Shape] = []
  private var used = 0

  /// Shows a figure in this frame.
  func draw(_ figure: OverlayFigure, _ style: OverlayStyle) {
    if used == shapes.count {
      let shape = CAShapeLayer()
      shape.lineJoin = .round
      layer.addSublayer(shape)
      shapes.append(Shape(layer: shape))
    }
    let layer = shapes[used].layer
    layer.isHidden = false
    layer.position = figure.position
    layer.setAffineTransform(CGAffineTransform(rotationAngle: figure.angle))
    if shapes[used].figure?.isIndistinguishable(figure) != true {
      shapes[used].figure = figure
      layer.path = figure.path
    }
    if shapes[used].style != style {
      shapes[used].style = style
      apply(style, to: layer)
    }
    used += 1
  }

  /// Ends a frame and hides the unused layers.
  func finish() {
    for shape in shapes[used...] { shape.layer.isHidden = true }
    used = 0
  }

  private func apply(_ style: OverlayStyle, to layer: CAShapeLayer) {
    let color = UIColor(overlay: style.color)
    layer.strokeColor = color.withAlphaComponent(style.opacity).cgColor
    layer.fillColor = style.fill > 0 ? color.withAlphaComponent(style.fill).cgColor : nil
    layer.lineWidth = style.width
    layer.lineCap = style.cap
    layer.lineDashPattern =
      style.dashes.isEmpty ? nil : style.dashes.map { NSNumber(value: Double($0)) }
  }
}
