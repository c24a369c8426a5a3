import Foundation

/// What a layer of a special kind draws on its background; one pointer, because most layers draw nothing.
package indirect enum LayerDrawing {
  case none
  case shape(ShapeValues)
  case gradient(GradientValues)

  /// The values of a shape; those of an empty one for another kind of layer, which keeps its own.
  package var shape: ShapeValues {
    get { if case .shape(let shape) = self { shape } else { ShapeValues() } }
    set { if case .shape = self { self = .shape(newValue) } }
  }

  /// The values of a gradient; those of an empty one for another kind of layer, which keeps its own.
  package var gradient: GradientValues {
    get { if case .gradient(let gradient) = self { gradient } else { GradientValues() } }
    set { if case .gradient = self { self = .gradient(newValue) } }
  }
}

/// The properties of a shape layer that can be drawn.
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

/// The properties of a gradient layer that can be drawn.
package struct GradientValues {
  package var colors: [ColorComponents] = []
  /// Where the colours are, from 0 to 1; spread evenly where none are given.
  package var locations: [CGFloat]?
  /// Shares of the bounds.
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  /// The given locations, or those that spread the colours evenly.
  package var shownLocations: [CGFloat] {
    if let locations, locations.count == colors.count { return locations }
    let steps = CGFloat(max(colors.count - 1, 1))
    return colors.indices.map { CGFloat($0) / steps }
  }
}
