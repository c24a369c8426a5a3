// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The recorded drawing of a view and whether it needs to be redrawn.
struct DisplayState: PendingWork {
  /// Whether the view's own `draw(_:)` is needed.
  var isNeeded = true
  /// Whether a descendant needs `draw(_:)`.
  var isNeededBelow = false
  /// Whether the view's mask is being drawn, to detect cycles.
  var isDrawingMask = false
  private var drawing = VectorDrawing()
  /// Counts the drawings that were not empty; 0 while there has been none.
  private(set) var drawingNumber = 0
  /// The bounds at the time of the drawing.
  private var drawnBounds = CGRect.zero

  /// Stores a drawing.
  mutating func keep(_ drawing: VectorDrawing, in bounds: CGRect) {
    if !drawing.isEmpty || !self.drawing.isEmpty { drawingNumber += 1 }
    self.drawing = drawing
    drawnBounds = bounds
  }

  /// The drawing, fitted to the current bounds; nil if empty.
  func content(in bounds: CGRect, mode: UIView.ContentMode) -> PresentedView.Content? {
    guard !drawing.isEmpty else { return nil }
    guard bounds != drawnBounds else { return .drawing(drawing) }
    let placement = mode.placement(of: drawnBounds.size, in: bounds)
    let scale = (
      x: placement.width / drawnBounds.width, y: placement.height / drawnBounds.height
    )
    guard scale.x.isFinite, scale.y.isFinite else { return nil }
    return .drawing(
      drawing.applying(
        CGAffineTransform(
          a: scale.x, b: 0, c: 0, d: scale.y, tx: placement.minX - drawnBounds.minX * scale.x,
          ty: placement.minY - drawnBounds.minY * scale.y)))
  }

  /// Requests a redraw if the content mode does not just stretch the drawing.
  @MainActor
  func sizeDidChange(of view: UIView) {
    if view.contentMode == .redraw { view.setNeedsDisplay() }
  }
}

extension UIView.ContentMode {
  /// The rectangle of content of a given size within bounds.
  package func placement(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    var shown = size
    var (x, y): (CGFloat, CGFloat) = (0.5, 0.5)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: shown = size.scaled(by: min(ratios.0, ratios.1))
    case .scaleAspectFill: shown = size.scaled(by: max(ratios.0, ratios.1))
    case .center: break
    case .top: y = 0
    case .bottom: y = 1
    case .left: x = 0
    case .right: x = 1
    case .topLeft: (x, y) = (0, 0)
    case .topRight: (x, y) = (1, 0)
    case .bottomLeft: (x, y) = (0, 1)
    case .bottomRight: (x, y) = (1, 1)
    }
    return CGRect(
      x: bounds.minX + (bounds.width - shown.width) * x,
      y: bounds.minY + (bounds.height - shown.height) * y, width: shown.width,
      height: shown.height)
  }
}

extension CGSize {
  func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
