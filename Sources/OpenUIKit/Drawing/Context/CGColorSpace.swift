// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// The replacement of Core Foundation's arrays in signatures.
  public typealias CFArray = [Any]
  /// The replacement of Core Foundation's strings in signatures.
  public typealias CFString = String

  /// A color space; always treated as sRGB.
  public final class CGColorSpace: Sendable, Equatable {
    /// The name of sRGB.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of a gray color space.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of Display P3, which is treated as sRGB.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name.
    public let name: CFString?

    /// Creates a color space of a name.
    public init?(name: CFString) {
      self.name = name
    }

    init(known name: String) {
      self.name = name
    }

    /// Whether two color spaces have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
      left.name == right.name
    }
  }

  /// Returns the color space of red, green and blue.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(known: CGColorSpace.sRGB)
  }

  /// Returns the color space of grays.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(known: CGColorSpace.genericGrayGamma2_2)
  }
#endif
