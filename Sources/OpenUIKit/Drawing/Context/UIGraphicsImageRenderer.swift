import Foundation

/// What pictures of a renderer are like.
open class UIGraphicsRendererFormat: NSObject {
  /// Creates the standard format.
  public required override init() {
    super.init()
  }

  /// Returns the format that suits the screen.
  open class func `default`() -> Self { self.init() }
  /// Returns the format that suits the screen.
  open class func preferred() -> Self { self.init() }
  /// The rectangle that is drawn on; the renderer's.
  open internal(set) var bounds = CGRect.zero
}

/// What pictures of an image renderer are like; they are kept as shapes, so that nothing of it shows.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; 2 unless set.
  open var scale: CGFloat = 2
  /// Whether the picture covers what is behind it; false unless set.
  open var opaque = false
}

/// Where a renderer draws.
open class UIGraphicsRendererContext: NSObject {
  let recorder: DrawingRecorder
  /// What the picture is like.
  open var format: UIGraphicsRendererFormat

  init(_ recorder: DrawingRecorder, format: UIGraphicsRendererFormat) {
    self.recorder = recorder
    self.format = format
  }

  #if !canImport(CoreGraphics)
    /// The same context for Core Graphics.
    open var cgContext: CGContext { CGContext(recorder) }
  #endif

  /// Paints a rectangle with the fill colour.
  open func fill(_ rect: CGRect) {
    guard rect.isAccepted(for: "UIGraphicsRendererContext.fill(_:)") else { return }
    recorder.fill(.rectangle(rect))
  }

  /// Draws a line of one point inside of a rectangle, in the stroke colour.
  open func stroke(_ rect: CGRect) {
    guard rect.isAccepted(for: "UIGraphicsRendererContext.stroke(_:)") else { return }
    recorder.stroke(.rectangle(rect.insetBy(dx: 0.5, dy: 0.5)))
  }

  /// Lets only the inside of a rectangle show from now on.
  open func clip(to rect: CGRect) {
    guard rect.isAccepted(for: "UIGraphicsRendererContext.clip(to:)") else { return }
    recorder.clip(to: .rectangle(rect))
  }
}

/// Where an image renderer draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage {
    UIImage(content: .vector(recorder.drawing), size: recorder.bounds.size)
  }
}

/// Makes pictures by drawing code.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  /// What the pictures are like.
  open var format: UIGraphicsRendererFormat

  /// Creates a renderer of a rectangle in points; one that is not finite is refused.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds.isAccepted(for: "UIGraphicsRenderer.init") ? bounds : .zero
    self.format = format
    super.init()
    format.bounds = self.bounds
  }
}

/// Makes images by drawing code; they are kept as shapes.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What is drawn in the renderer's context.
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

  /// Returns the image of what is drawn.
  open func image(actions: DrawingActions) -> UIImage {
    let drawing = DrawingContexts.record(bounds) { recorder in
      actions(UIGraphicsImageRendererContext(recorder, format: format))
    }
    let shift = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    return UIImage(content: .vector(drawing.applying(shift)), size: bounds.size)
  }

  /// Returns the picture as a PNG file.
  ///
  /// Differs from UIKit: drawings are kept as shapes, so that there is nothing to encode; the data is
  /// empty, and a diagnostic says so.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the picture as a JPEG file; see ``pngData(actions:)``.
  open func jpegData(withCompressionQuality quality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
