import Foundation

extension CALayer {
  /// The picture that was given to the layer, as its gravity places it; none where there is none.
  var pictureContent: PresentedView.Content {
    guard let (content, size) = LayerPicture.of(contents, scale: contentsScale) else {
      return .none
    }
    let bounds = values.bounds
    let rect = contentsGravity.rect(of: size, in: bounds)
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
  /// Where a picture of a size is in a layer's bounds.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGSize
    switch self {
    case .resize: return bounds
    case .resizeAspect: factor = CGSize(width: min(x, y), height: min(x, y))
    case .resizeAspectFill: factor = CGSize(width: max(x, y), height: max(x, y))
    default: factor = CGSize(width: 1, height: 1)
    }
    let shown = CGSize(width: size.width * factor.width, height: size.height * factor.height)
    var origin = CGPoint(
      x: bounds.midX - shown.width / 2, y: bounds.midY - shown.height / 2)
    if self == .left { origin.x = bounds.minX }
    if self == .right { origin.x = bounds.maxX - shown.width }
    if self == .top { origin.y = bounds.minY }
    if self == .bottom { origin.y = bounds.maxY - shown.height }
    return CGRect(origin: origin, size: shown)
  }
}
