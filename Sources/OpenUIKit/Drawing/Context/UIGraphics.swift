// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// Returns the current graphics context; nil outside `draw(_:)` and image contexts.
  public func UIGraphicsGetCurrentContext() -> CGContext? {
    DrawingContexts.current.map { CGContext($0) }
  }

  /// Makes a context the current one.
  public func UIGraphicsPushContext(_ context: CGContext) {
    DrawingContexts.push(context.recorder)
  }

  /// Restores the previous graphics context.
  public func UIGraphicsPopContext() {
    DrawingContexts.pop()
  }
#endif

/// Begins an image context of a size in points, with scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context of a size in points; a scale of 0 means the screen's.
///
/// A size that is not finite is refused and counts as 0.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let accepted = size.isAccepted(for: "UIGraphicsBeginImageContextWithOptions") ? size : .zero
  DrawingContexts.push(DrawingRecorder(bounds: CGRect(origin: .zero, size: accepted)))
}

/// Returns the drawing in the current image context, as shapes; nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingContexts.current.map { recorder in
    UIImage(content: .vector(recorder.imageDrawing), size: recorder.bounds.size)
  }
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() {
  DrawingContexts.pop()
}

/// Fills a rectangle in the current context with its fill color.
public func UIRectFill(_ rect: CGRect) {
  guard rect.isAccepted(for: "UIRectFill(_:)") else { return }
  DrawingContexts.current?.fill(.rectangle(rect))
}

/// Strokes a one-point frame inside a rectangle with the current context's fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard rect.isAccepted(for: "UIRectFrame(_:)"), let recorder = DrawingContexts.current else {
    return
  }
  recorder.add(
    .stroke(.rectangle(rect.insetBy(dx: 0.5, dy: 0.5)), recorder.state.fill, LineStyle()))
}

/// Intersects the current context's clip with a rectangle.
public func UIRectClip(_ rect: CGRect) {
  guard rect.isAccepted(for: "UIRectClip(_:)") else { return }
  DrawingContexts.current?.clip(to: .rectangle(rect))
}
