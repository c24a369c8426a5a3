import Foundation

extension CALayer {
  /// The picture that was given to the layer, as its gravity places it; none where there is none.
  var pictureContent: PresentedView.Content {
    guard let (content, size) = LayerPicture.of(contents, scale: contentsScale) else {
      return .none
    }
    let bounds = values.bounds
    let rect = contentsGravity.contentMode.placement(of: size, in: bounds)
    return .drawing(content.drawing(size: size, in: rect))
  }
}

/// What layers and particles take as a picture.
enum LayerPicture {
  /// The picture that a user gave, and its size in points; nil for what is none.
  static func of(_ contents: Any?, scale: CGFloat) -> (content: ImageContent, size: CGSize)? {
    if let image = contents as? UIImage { return (image.content, image.size) }
    #if canImport(CoreGraphics)
      return nil
    #else
      guard let image = contents as? CGImage else { return nil }
      let scale = max(scale, 0.01)
      return (
        image.content,
        CGSize(width: image.size.width / scale, height: image.size.height / scale)
      )
    #endif
  }
}

extension CALayerContentsGravity {
  /// The mode of views that places a picture in the same way.
  ///
  /// Core Animation's y axis looks upwards: its bottom is a view's top.
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
