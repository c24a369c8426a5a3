// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CALayer {
  /// The layer's image, positioned by its gravity; none if there is no image.
  var pictureContent: PresentedView.Content {
    guard let (content, size) = LayerPicture.of(contents, scale: contentsScale) else {
      return .none
    }
    let bounds = values.bounds
    let rect = contentsGravity.contentMode.placement(of: size, in: bounds)
    return .drawing(content.drawing(size: size, in: rect))
  }
}

/// Converts the contents of layers and particles to images.
enum LayerPicture {
  /// The image and its size in points; nil if the object is not an image.
  static func of(_ contents: Any?, scale: CGFloat) -> (content: ImageContent, size: CGSize)? {
    if let image = contents as? UIImage { return (image.content, image.size) }
    #if canImport(CoreGraphics)  // Not compiled so far.
      return nil
    #else
      guard let image = contents as? CGImage else { return nil }
      let picture = UIImage(cgImage: image, scale: max(scale, 0.01), orientation: .up)
      return (picture.content, picture.size)
    #endif
  }
}

extension CALayerContentsGravity {
  /// The equivalent content mode of views.
  ///
  /// Core Animation's y axis points up: its bottom is a view's top.
  var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

#if !canImport(ObjectiveC)
  extension CALayer {
    /// The filter that blends the layer with what is behind it; kept, and without effect.
    ///
    /// Not stored in the layer, because few layers have one.
    public var compositingFilter: Any? {
      get { objc_getAssociatedObject(self, Self.filterKey) }
      set {
        objc_setAssociatedObject(self, Self.filterKey, newValue, .OBJC_ASSOCIATION_RETAIN)
        reportNoEffect(if: newValue != nil, in: CALayer.self)
      }
    }

    private static let filterOwner = NSObject()

    private static var filterKey: UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(filterOwner).toOpaque())
    }
  }
#endif
