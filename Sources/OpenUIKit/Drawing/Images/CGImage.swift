// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// An image for Core Graphics and layers.
  ///
  /// Differs from Core Graphics: an image is a file that the viewer decodes, or a drawing recorded
  /// as shapes; pixels cannot be read.
  public final class CGImage: Sendable {
    package let content: ImageContent
    /// In pixels.
    package let size: CGSize

    package init(content: ImageContent, size: CGSize) {
      self.content = content
      self.size = size
    }

    /// The width in pixels.
    public var width: Int { Int(exactly: size.width.rounded()) ?? .max }

    /// The height in pixels.
    public var height: Int { Int(exactly: size.height.rounded()) ?? .max }

    /// Returns a cropped image for a rectangle in pixels; nil if it is outside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
      // Foundation stops the program for the intersection of a rectangle that is not a number.
      guard rect.isFiniteValue else { return nil }
      let part = rect.integral.intersection(CGRect(origin: .zero, size: size))
      guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
      let whole = content.drawing(size: size, in: CGRect(origin: .zero, size: size))
      let moved = whole.clipped(to: [DrawingClip(.rectangle(part))])
        .applying(CGAffineTransform(translationX: -part.minX, y: -part.minY))
      return CGImage(content: .vector(moved), size: part.size)
    }
  }
#endif
