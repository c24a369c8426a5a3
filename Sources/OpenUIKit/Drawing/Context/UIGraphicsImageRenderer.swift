// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The format of a renderer's images.
open class UIGraphicsRendererFormat: NSObject {
  /// Creates the standard format.
  public required override init() {
    super.init()
  }

  /// Returns the format for the screen.
  open class func `default`() -> Self { self.init() }
  /// Returns the format for the screen.
  open class func preferred() -> Self { self.init() }
  /// The bounds of the renderer's surface.
  open internal(set) var bounds = CGRect.zero
}

/// The format of an image renderer's images; has no effect, because images are recorded as shapes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; 2 by default.
  open var scale: CGFloat = 2
  /// Whether the image is opaque; false by default.
  open var opaque = false
}

/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
  let recorder: DrawingRecorder
  /// The format of the image.
  open var format: UIGraphicsRendererFormat

  init(_ recorder: DrawingRecorder, format: UIGraphicsRendererFormat) {
    self.recorder = recorder
    self.format = format
  }

  #if !canImport(CoreGraphics)
    /// The Core Graphics context.
    open var cgContext: CGContext { CGContext(recorder) }
  #endif

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) {
    guard rect.isAccepted(for: "UIGraphicsRendererContext.fill(_:)") else { return }
    recorder.fill(.rectangle(rect))
  }

  /// Strokes a one-point frame inside a rectangle with the stroke color.
  open func stroke(_ rect: CGRect) {
    guard rect.isAccepted(for: "UIGraphicsRendererContext.stroke(_:)") else { return }
    recorder.stroke(.rectangle(rect.insetBy(dx: 0.5, dy: 0.5)))
  }

  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) {
    guard rect.isAccepted(for: "UIGraphicsRendererContext.clip(to:)") else { return }
    recorder.clip(to: .rectangle(rect))
  }
}

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The drawing so far, as an image.
  open var currentImage: UIImage {
    UIImage(content: .vector(recorder.imageDrawing), size: recorder.bounds.size)
  }
}

/// Renders images from drawing code.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  /// The format of the images.
  open var format: UIGraphicsRendererFormat

  /// Creates a renderer of a rectangle in points; one that is not finite is refused.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds.isAccepted(for: "UIGraphicsRenderer.init") ? bounds : .zero
    self.format = format
    super.init()
    format.bounds = self.bounds
  }
}

/// Renders images from drawing code; the images are recorded as shapes.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws in the renderer's context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a rectangle in points.
  public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns the image drawn by a closure.
  open func image(actions: DrawingActions) -> UIImage {
    let drawing = DrawingContexts.record(bounds) { recorder in
      actions(UIGraphicsImageRendererContext(recorder, format: format))
    }
    let shift = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    return UIImage(content: .vector(drawing.applying(shift)), size: bounds.size)
  }

  /// Returns the picture as a PNG file.
  ///
  /// Differs from UIKit: drawings are recorded as shapes and cannot be encoded; the data is empty,
  /// and a diagnostic is reported.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the picture as a JPEG file; see ``pngData(actions:)``.
  open func jpegData(withCompressionQuality quality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
