import Foundation

/// Collects what drawing code does, in points with y downwards.
///
/// Sendable without a lock, because a context is used by one thread at a time, as in Core Graphics.
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

  /// What is drawn on, in points.
  let bounds: CGRect
  var state = State()
  private var savedStates: [State] = []
  /// The path under way, in coordinates of the drawing.
  var path = PathGeometry()
  private(set) var drawing = VectorDrawing()

  /// Creates a recorder for a surface.
  package init(bounds: CGRect) {
    self.bounds = bounds
  }

  func save() { savedStates.append(state) }

  /// Goes back to the state that was saved last; without one nothing happens.
  func restore() {
    if let saved = savedStates.popLast() { state = saved }
  }

  // MARK: Marks

  /// Adds a mark whose numbers are in the current coordinates.
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

  /// Takes everything away where a rectangle covers the whole surface, and nothing otherwise.
  func clear(_ rect: CGRect) {
    if rect.applying(state.transform).contains(bounds) {
      drawing = VectorDrawing()
    } else {
      RefusedInput.report(
        for: "CGContext.clear(_:)",
        problem: "A part of a drawing cannot be erased, because it is kept as shapes.",
        remedy: "Clear all of the bounds, or fill the part with the colour behind it.")
    }
  }

  /// The rectangle that can still be drawn on, in the current coordinates.
  var clipBounds: CGRect {
    let visible = state.clips.reduce(bounds) { $0.intersection($1.path.bounds) }
    return visible.isNull ? .zero : visible.applying(state.transform.inverted())
  }

  // MARK: The path under way

  /// The path under way in the current coordinates; it is empty after that.
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
