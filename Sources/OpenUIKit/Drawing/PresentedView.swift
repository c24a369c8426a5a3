// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A snapshot of what a view or layer shows at one moment, including animations, as plain values.
package struct PresentedView: Sendable {
  /// A shadow, in points.
  package struct Shadow: Sendable, Hashable {
    package var color: ColorComponents
    package var opacity: CGFloat
    package var offset: CGSize
    package var radius: CGFloat
  }

  /// A path to fill and stroke, in the coordinates of the bounds.
  package struct Shape: Sendable, Hashable {
    package var path: PathGeometry
    package var fill: ColorComponents?
    package var stroke: ColorComponents?
    package var lineWidth: CGFloat
    /// SVG's names: butt, round, square.
    package var lineCap: String
    /// SVG's names: miter, round, bevel.
    package var lineJoin: String
    package var dashes: [CGFloat]
    package var usesEvenOddFillRule: Bool
  }

  /// Lines of text, in the middle of the height of the bounds.
  package struct Text: Sendable, Hashable {
    package var string: String
    /// The string broken into the lines that fit.
    package var lines: [String]
    package var color: ColorComponents
    package var fontFamily: String
    package var isItalic: Bool
    /// In points.
    package var fontSize: CGFloat
    /// From −1 to 1, 0 is regular.
    package var fontWeight: CGFloat
    /// In points.
    package var lineHeight: CGFloat
    package var alignment: NSTextAlignment
  }

  /// The content shown on the background.
  package enum Content: Sendable, Hashable {
    case none
    case text(Text)
    case path(Shape)
    /// Shapes, texts and pictures, in the coordinates of the bounds.
    case drawing(VectorDrawing)
  }

  /// The center of the bounds in the superview's coordinates, in points.
  package var center: CGPoint
  package var bounds: CGRect
  /// The transform around the middle of the bounds.
  package var transform: CGAffineTransform
  package var opacity: CGFloat
  package var isHidden: Bool
  package var clipsToBounds: Bool
  package var backgroundColor: UIColor?
  package var cornerRadius: CGFloat
  package var borderWidth: CGFloat
  package var borderColor: UIColor?
  package var shadow: Shadow?
  package var content: Content
  /// Layers without views, drawn on the content, in the order of drawing.
  package var sublayers: [PresentedView]
  /// The mask, in the coordinates of the bounds; nil shows everything.
  package var mask: VectorDrawing?

  @MainActor
  init(_ layer: CALayer, content: Content) {
    let values = layer.presentedValues()
    center = values.center
    bounds = values.bounds
    transform = values.transform
    opacity = values.opacity
    isHidden = values.isHidden
    clipsToBounds = values.masksToBounds
    backgroundColor = values.backgroundColor.map { UIColor(cgColor: $0) }
    cornerRadius = max(values.cornerRadius, 0)
    borderWidth = max(values.borderWidth, 0)
    borderColor = values.borderColor.map { UIColor(cgColor: $0) }
    if let color = values.shadowColor, values.shadowOpacity > 0 {
      shadow = Shadow(
        color: color.colorComponents, opacity: min(values.shadowOpacity, 1),
        offset: values.shadowOffset, radius: max(values.shadowRadius, 0))
    }
    self.content = content
    sublayers = layer.layersFromBack.map { PresentedView($0, content: $0.content) }
    mask = layer.maskDrawing()
    if layer.roundedCorners != .allCorners, cornerRadius > 0 { round(layer.roundedCorners) }
    if let background = backgroundColor, background.pattern != nil { showPattern(background) }
  }
}

extension PresentedView {
  /// Draws the box with some round corners as a path, because a radius rounds all of them.
  private mutating func round(_ corners: UIRectCorner) {
    if clipsToBounds, mask == nil {
      let outline = outline(corners: corners, inset: 0)
      let opaque = DrawingStep(.fill(outline, UIColor.black.paint, usesEvenOddRule: false))
      mask = VectorDrawing([opaque])
    }
    content = .drawing(boxDrawing(corners: corners))
    // The path has the shadow of the background; without one, the content casts it.
    if backgroundColor != nil { shadow = nil }
    (backgroundColor, borderColor, cornerRadius) = (nil, nil, 0)
  }

  /// Draws a repeated pattern under the content in place of a solid background.
  private mutating func showPattern(_ background: UIColor) {
    var drawing = VectorDrawing([
      DrawingStep(.fill(outline, background.paint, usesEvenOddRule: false))
    ])
    drawing.append(contentsOf: contentDrawing())
    content = .drawing(drawing)
    backgroundColor = nil
  }
}

extension UIView {
  /// Returns a snapshot of the view without its subviews.
  package func presented() -> PresentedView {
    updateStyle()
    displayIfNeeded()
    return withOwnTraits {
      var presented = PresentedView(layer, content: presentedContent())
      if let drawing = maskDrawing() { presented.mask = drawing }
      return presented
    }
  }
}
