// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of an image.
package enum ImageContent: Hashable, Sendable {
  case empty
  case bitmap(ImageBitmap)
  /// Shapes in the coordinates of the image, in points.
  case vector(VectorDrawing)

  /// The content in one color, with its original opacity.
  func tinted(_ color: ColorComponents, size: CGSize) -> ImageContent {
    guard self != .empty else { return .empty }
    let whole = CGRect(origin: .zero, size: size)
    return .vector(drawing(size: size, in: whole).tinted(color))
  }

  /// The content of an image of a size, stretched to a rectangle.
  package func drawing(size: CGSize, in rect: CGRect) -> VectorDrawing {
    switch self {
    case .empty: return VectorDrawing()
    case .bitmap(let bitmap):
      return VectorDrawing([DrawingStep(.bitmap(bitmap, rect, tint: nil))])
    case .vector(let drawing):
      guard size.width > 0, size.height > 0 else { return VectorDrawing() }
      return drawing.applying(
        CGAffineTransform(
          a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height,
          tx: rect.minX, ty: rect.minY))
    }
  }
}

/// An encoded image file, decoded by the viewer of a recording.
package final class ImageBitmap: Sendable, Hashable {
  /// The file.
  package let data: Data
  /// The media type, for example `image/png`.
  package let mediaType: String
  /// The file as a data URL.
  package let link: String

  package init(data: Data, mediaType: String) {
    self.data = data
    self.mediaType = mediaType
    link = "data:\(mediaType);base64,\(data.base64EncodedString())"
  }

  package static func == (left: ImageBitmap, right: ImageBitmap) -> Bool {
    left === right || left.data == right.data
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(data.count)
    hasher.combine(data.prefix(64))
  }
}
