import Foundation

/// A picture: a file, a drawing, or a symbol.
///
/// Sendable because nothing in it can change after it is made.
///
/// Differs from UIKit: a file is not decoded here but by whoever shows a recording; its size is read
/// from its head. Drawings and symbols are kept as shapes.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  package let content: ImageContent
  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether the picture is shown in its own colours or in those of the view.
  public let renderingMode: RenderingMode
  /// Which part of the picture does not stretch, in points.
  public let capInsets: UIEdgeInsets
  /// What happens to the part that stretches.
  public let resizingMode: ResizingMode
  /// How the picture is turned; always up, because the viewer turns a file by itself.
  public let imageOrientation: Orientation
  /// Whether the picture is a symbol of the system.
  public let isSymbolImage: Bool
  /// What a symbol was made with.
  public let symbolConfiguration: SymbolConfiguration?
  /// How far the picture reaches beyond what it is aligned by, in points.
  public let alignmentRectInsets: UIEdgeInsets

  /// The values of an image, so that a copy can differ in one of them.
  package struct Values {
    var content = ImageContent.empty
    var size = CGSize.zero
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isSymbolImage = false
    var symbolConfiguration: SymbolConfiguration?
    var alignmentRectInsets = UIEdgeInsets.zero
  }

  package init(_ values: Values) {
    content = values.content
    size = values.size
    scale = values.scale
    renderingMode = values.renderingMode
    capInsets = values.capInsets
    resizingMode = values.resizingMode
    imageOrientation = .up
    isSymbolImage = values.isSymbolImage
    symbolConfiguration = values.symbolConfiguration
    alignmentRectInsets = values.alignmentRectInsets
    super.init()
  }

  /// Creates an image of a content, whose size is in points.
  package convenience init(content: ImageContent, size: CGSize) {
    self.init(Values(content: content, size: size))
  }

  /// Creates an image of nothing, without a size.
  public convenience override init() {
    self.init(Values())
  }

  /// Creates the image of an image literal; one of nothing where no folder has the name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage(named: name)?.values ?? Values())
  }

  /// Creates an image of a file's bytes, with a pixel for a point; nil for what is no picture.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image of a file's bytes; nil for what is no PNG, JPEG, GIF, WebP, BMP or SVG.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data) else { return nil }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(
      Values(
        content: .bitmap(ImageBitmap(data: data, mediaType: file.mediaType)),
        size: CGSize(width: file.size.width / scale, height: file.size.height / scale),
        scale: scale))
  }

  /// Creates an image of a file; nil where there is none or it holds no picture.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFolder.scale(ofFile: path))
  }

  #if !canImport(CoreGraphics)
    /// Creates an image of a picture of Core Graphics, with a pixel for a point.
    public convenience init(cgImage: CGImage) {
      self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image of a picture of Core Graphics; the orientation is kept as up.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      let scale = scale.isFinite && scale > 0 ? scale : 1
      let size = CGSize(width: cgImage.size.width / scale, height: cgImage.size.height / scale)
      let whole = CGRect(origin: .zero, size: size)
      var content = cgImage.content
      if case .vector = content {
        content = .vector(content.drawing(size: cgImage.size, in: whole))
      }
      self.init(Values(content: content, size: size, scale: scale))
    }

    /// The same picture for Core Graphics; nil for an image of nothing.
    open var cgImage: CGImage? {
      guard content != .empty else { return nil }
      let pixels = CGSize(width: size.width * scale, height: size.height * scale)
      let whole = CGRect(origin: .zero, size: pixels)
      guard case .vector = content else { return CGImage(content: content, size: pixels) }
      return CGImage(content: .vector(content.drawing(size: size, in: whole)), size: pixels)
    }
  #endif

  var values: Values {
    Values(
      content: content, size: size, scale: scale, renderingMode: renderingMode,
      capInsets: capInsets, resizingMode: resizingMode, isSymbolImage: isSymbolImage,
      symbolConfiguration: symbolConfiguration, alignmentRectInsets: alignmentRectInsets)
  }

  /// Returns the same image with some values changed.
  func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  /// Whether another object shows the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || other.size == size && other.content == content
        && other.renderingMode == renderingMode && other.capInsets == capInsets
  }

  /// A hash of the content and the size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    if case .bitmap(let bitmap) = content { hasher.combine(bitmap) }
    return hasher.finalize()
  }

  /// Returns the image itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIImage {
  /// Whether an image is shown in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place wants it: symbols in the tint colour, other images in their own colours.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint colour, as opaque as the image is.
    case alwaysTemplate = 2
  }

  /// What happens to the part of an image that stretches.
  public enum ResizingMode: Int, Sendable {
    /// It repeats; here it is stretched.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// How an image is turned.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter of a turn to the left.
    case left = 2
    /// By a quarter of a turn to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored from top to bottom.
    case downMirrored = 5
    /// Mirrored and turned to the left.
    case leftMirrored = 6
    /// Mirrored and turned to the right.
    case rightMirrored = 7
  }
}
