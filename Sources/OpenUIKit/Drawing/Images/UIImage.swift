// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image: a file, a drawing or a symbol.
///
/// Sendable because it is immutable.
///
/// Differs from UIKit: files are decoded by the viewer of a recording; only their size is read
/// here. Drawings and symbols are recorded as shapes.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  package let content: ImageContent
  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether the image is drawn in its original colors or as a template.
  public let renderingMode: RenderingMode
  /// The insets of the part that does not stretch, in points.
  public let capInsets: UIEdgeInsets
  /// How the center is resized.
  public let resizingMode: ResizingMode
  /// The orientation; always up, because the viewer applies a file's orientation.
  public let imageOrientation: Orientation
  /// Whether the image is a system symbol.
  public let isSymbolImage: Bool
  /// The configuration of a symbol.
  public let symbolConfiguration: SymbolConfiguration?
  /// The insets of the alignment rectangle, in points.
  public let alignmentRectInsets: UIEdgeInsets

  /// The images of an animated image; nil for any other.
  public let images: [UIImage]?
  /// The seconds of one cycle of an animated image; 0 for any other.
  public let duration: TimeInterval

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
    var images: [UIImage]?
    var duration: TimeInterval = 0
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
    images = values.images
    duration = values.duration
    super.init()
  }

  /// Creates an image of a content, whose size is in points.
  package convenience init(content: ImageContent, size: CGSize) {
    self.init(Values(content: content, size: size))
  }

  /// Creates an empty image.
  public convenience override init() {
    self.init(Values())
  }

  /// Creates the image of an image literal; empty if no folder contains the name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage(named: name)?.values ?? Values())
  }

  /// Creates an image from data, with scale 1; nil if it is not an image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from data; nil unless it is PNG, JPEG, GIF, WebP, BMP or SVG.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data) else { return nil }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(
      Values(
        content: .bitmap(ImageBitmap(data: data, mediaType: file.mediaType)),
        size: CGSize(width: file.size.width / scale, height: file.size.height / scale),
        scale: scale))
  }

  /// Creates an image from a file; nil if the file does not exist or is not an image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFolder.scale(ofFile: path))
  }

  #if !canImport(CoreGraphics)
    /// Creates an image from a Core Graphics image, with scale 1.
    public convenience init(cgImage: CGImage) {
      self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image from a Core Graphics image; the orientation is always up.
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

    /// The Core Graphics image; nil for an empty image.
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
      symbolConfiguration: symbolConfiguration, alignmentRectInsets: alignmentRectInsets,
      images: images, duration: duration)
  }

  /// Returns the same image with some values changed.
  func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  /// Whether another object has the same content.
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

  /// Returns the image itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIImage {
  /// How an image's colors are rendered.
  public enum RenderingMode: Int, Sendable {
    /// Depends on the context: symbols in the tint color, other images in their original colors.
    case automatic = 0
    /// In its original colors.
    case alwaysOriginal = 1
    /// As a template in the tint color.
    case alwaysTemplate = 2
  }

  /// How the center of a resizable image is resized.
  public enum ResizingMode: Int, Sendable {
    /// It repeats; here it is stretched.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated by 90° counterclockwise.
    case left = 2
    /// Rotated by 90° clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored from top to bottom.
    case downMirrored = 5
    /// Mirrored and rotated counterclockwise.
    case leftMirrored = 6
    /// Mirrored and rotated clockwise.
    case rightMirrored = 7
  }
}
