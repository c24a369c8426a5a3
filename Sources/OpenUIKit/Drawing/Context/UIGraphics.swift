import Foundation

#if !canImport(CoreGraphics)
  /// Returns where drawing code draws; nil outside of `draw(_:)` and of image contexts.
  public func UIGraphicsGetCurrentContext() -> CGContext? {
    DrawingContexts.current.map { CGContext($0) }
  }

  /// Makes a context the current one.
  public func UIGraphicsPushContext(_ context: CGContext) {
    DrawingContexts.push(context.recorder)
  }

  /// Makes the context before the current one current again.
  public func UIGraphicsPopContext() {
    DrawingContexts.pop()
  }
#endif

/// Begins a picture of a size in points, with the scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points; a scale of 0 is the screen's.
///
/// A size that is not finite is refused and counts as 0.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let accepted = size.isAccepted(for: "UIGraphicsBeginImageContextWithOptions") ? size : .zero
  DrawingContexts.push(DrawingRecorder(bounds: CGRect(origin: .zero, size: accepted)))
}

/// Returns what was drawn in the current picture so far, as shapes; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingContexts.current.map { recorder in
    UIImage(content: .vector(recorder.drawing), size: recorder.bounds.size)
  }
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  DrawingContexts.pop()
}

/// Paints a rectangle in the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) {
  guard rect.isAccepted(for: "UIRectFill(_:)") else { return }
  DrawingContexts.current?.fill(.rectangle(rect))
}

/// Draws a line of one point inside of a rectangle, in the fill colour of the current context.
public func UIRectFrame(_ rect: CGRect) {
  guard rect.isAccepted(for: "UIRectFrame(_:)"), let recorder = DrawingContexts.current else {
    return
  }
  recorder.add(
    .stroke(.rectangle(rect.insetBy(dx: 0.5, dy: 0.5)), recorder.state.fill, LineStyle()))
}

/// Lets only the inside of a rectangle show in the current context from now on.
public func UIRectClip(_ rect: CGRect) {
  guard rect.isAccepted(for: "UIRectClip(_:)") else { return }
  DrawingContexts.current?.clip(to: .rectangle(rect))
}
