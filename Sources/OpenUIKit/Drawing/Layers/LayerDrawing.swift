// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The drawing properties of a shape or gradient layer; indirect, because most layers have none.
package indirect enum LayerDrawing {
  case none
  case shape(ShapeValues)
  case gradient(GradientValues)

  /// The shape values; empty ones for another kind of layer, which ignores changes.
  package var shape: ShapeValues {
    get { if case .shape(let shape) = self { shape } else { ShapeValues() } }
    set { if case .shape = self { self = .shape(newValue) } }
  }

  /// The gradient values; empty ones for another kind of layer, which ignores changes.
  package var gradient: GradientValues {
    get { if case .gradient(let gradient) = self { gradient } else { GradientValues() } }
    set { if case .gradient = self { self = .gradient(newValue) } }
  }
}

/// The drawable properties of a shape layer.
package struct ShapeValues {
  package var path: CGPath?
  package var fillColor: CGColor? = UIColor.black.cgColor
  package var strokeColor: CGColor?
  package var lineWidth: CGFloat = 1
  package var lineDashPattern: [CGFloat] = []
  package var lineDashPhase: CGFloat = 0
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var fillRule = CAShapeLayerFillRule.nonZero
}

/// The drawable properties of a gradient layer.
package struct GradientValues {
  package var colors: [ColorComponents] = []
  /// The locations of the colors, from 0 to 1; nil spaces them evenly.
  package var locations: [CGFloat]?
  /// In unit coordinates of the bounds.
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  /// The given locations, or evenly spaced ones.
  package var shownLocations: [CGFloat] {
    if let locations, locations.count == colors.count { return locations }
    let steps = CGFloat(max(colors.count - 1, 1))
    return colors.indices.map { CGFloat($0) / steps }
  }
}
