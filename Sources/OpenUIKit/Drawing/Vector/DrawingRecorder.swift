// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Records drawing commands, in points with y downward.
///
/// Sendable without a lock, because only one thread uses a context at a time, as in Core Graphics.
package final class DrawingRecorder: @unchecked Sendable {
  /// What Core Graphics calls the graphics state.
  struct State {
    var transform = CGAffineTransform.identity
    var clips: [DrawingClip] = []
    var fill = DrawingPaint.color(ColorComponents(red: 0, green: 0, blue: 0, alpha: 1))
    var stroke = DrawingPaint.color(ColorComponents(red: 0, green: 0, blue: 0, alpha: 1))
    var line = LineStyle()
    var opacity: CGFloat = 1
    var shadow: PresentedView.Shadow?
    var blendMode: String?
  }

  /// The bounds of the surface, in points.
  let bounds: CGRect
  var state = State()
  private var savedStates: [State] = []
  /// The current path, in drawing coordinates.
  var path = PathGeometry()
  private(set) var drawing = VectorDrawing()

  /// Creates a recorder for a surface.
  package init(bounds: CGRect) {
    self.bounds = bounds
  }

  /// The drawing so far, in the coordinates of an image of the surface.
  var imageDrawing: VectorDrawing {
    drawing.applying(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
  }

  func save() { savedStates.append(state) }

  /// Restores the state saved last, if there is one.
  func restore() {
    if let saved = savedStates.popLast() { state = saved }
  }

  // MARK: Marks

  /// Adds a mark given in current coordinates.
  func add(_ mark: DrawingMark) {
    var step = DrawingStep(mark)
    step.transform = state.transform
    step.clips = state.clips
    step.opacity = state.opacity
    step.shadow = state.shadow
    step.blendMode = state.blendMode
    drawing.append(step)
  }

  /// Adds another drawing, at the current coordinates.
  func add(_ other: VectorDrawing) {
    let placed = other.applying(state.transform).clipped(to: state.clips)
      .faded(by: state.opacity)
    drawing.append(
      contentsOf: placed.map { step in
        if step.shadow == nil { step.shadow = state.shadow }
        if step.blendMode == nil { step.blendMode = state.blendMode }
      })
  }

  func fill(_ path: PathGeometry, usesEvenOddRule: Bool = false) {
    guard !path.isEmpty, !state.fill.isInvisible else { return }
    add(.fill(path, state.fill, usesEvenOddRule: usesEvenOddRule))
  }

  func stroke(_ path: PathGeometry, style: LineStyle? = nil) {
    let style = style ?? state.line
    guard !path.isEmpty, !state.stroke.isInvisible, style.width > 0 else { return }
    add(.stroke(path, state.stroke, style))
  }

  func clip(to path: PathGeometry, usesEvenOddRule: Bool = false) {
    state.clips.append(
      DrawingClip(path.applying(state.transform), usesEvenOddRule: usesEvenOddRule))
  }

  /// Erases the drawing if a rectangle covers the whole surface; otherwise refused.
  func clear(_ rect: CGRect) {
    if rect.applying(state.transform).contains(bounds) {
      drawing = VectorDrawing()
    } else {
      RefusedInput.report(
        for: "CGContext.clear(_:)",
        problem: "A part of a drawing cannot be erased, because it is recorded as shapes.",
        remedy: "Clear all of the bounds, or fill the part with the color behind it.")
    }
  }

  /// The bounding rectangle of the clip, in current coordinates.
  var clipBounds: CGRect {
    let visible = state.clips.reduce(bounds) { $0.intersection($1.path.bounds) }
    return visible.isNull ? .zero : visible.applying(state.transform.inverted())
  }

  // MARK: Current path

  /// Returns the current path in current coordinates and clears it.
  func finishPath() -> PathGeometry {
    defer { path = PathGeometry() }
    return path.applying(state.transform.inverted())
  }

  func addToPath(_ element: PathElement, for method: String) {
    if let point = element.points.first(where: { !$0.isFiniteValue }) {
      return RefusedInput.report(point, for: method)
    }
    path.append(element.applying(state.transform))
  }

  func addToPath(_ geometry: PathGeometry) {
    path.append(contentsOf: geometry.applying(state.transform))
  }
}
