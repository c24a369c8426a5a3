// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(CoreGraphics)  // Not compiled so far.
  import CoreGraphics
#else
  /// A color: red, green, blue and opacity in the sRGB color space.
  ///
  /// Differs from Core Graphics: there is no other color space.
  public final class CGColor: Sendable, Hashable, _ExpressibleByColorLiteral {
    let rgba: ColorComponents
    /// The image of a pattern color.
    let pattern: UIImage?

    init(rgba: ColorComponents, pattern: UIImage? = nil) {
      self.rgba = rgba
      self.pattern = pattern
    }

    /// Creates a color from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      rgba = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
      pattern = nil
    }

    /// Creates the color of a color literal, from components between 0 and 1.
    public convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a color from red, green, blue and opacity, or from white and opacity, between 0 and
    /// 1.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      if space.name == CGColorSpace.genericGrayGamma2_2 {
        self.init(gray: components[0], alpha: components[1])
      } else {
        self.init(
          red: components[0], green: components[1], blue: components[2], alpha: components[3])
      }
    }

    /// Creates a color from components between 0 and 1, in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The meaning of the components: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Creates a gray from components between 0 and 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { rgba.alpha }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    /// The number of components, opacity included: 4.
    public var numberOfComponents: Int { 4 }

    /// Returns the same color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
    }

    /// Whether two colors have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
      left.rgba == right.rgba && left.pattern === right.pattern
    }

    /// Feeds the components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
  }
#endif

/// Red, green, blue and opacity; values beyond 0…1 are kept, as UIKit keeps extended sRGB.
package struct ColorComponents: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  /// Creates components; NaN becomes 0, and the opacity is clamped to 0…1.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red.isFinite ? red : 0
    self.green = green.isFinite ? green : 0
    self.blue = blue.isFinite ? blue : 0
    self.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 0
  }

  /// Interpolates to other components, weighted by opacity so that fading from a transparent color
  /// does not show its black.
  package func interpolated(to other: ColorComponents, at fraction: CGFloat) -> ColorComponents {
    let opacity = alpha + (other.alpha - alpha) * fraction
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      guard opacity > 0 else { return to }
      return (from * alpha * (1 - fraction) + to * other.alpha * fraction) / opacity
    }
    return ColorComponents(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: opacity)
  }
}

extension CGColor {
  /// The color as red, green, blue and opacity.
  package var colorComponents: ColorComponents {
    #if canImport(CoreGraphics)  // Not compiled so far.
      let values = components ?? []
      // A gray has two components on Apple's side.
      if values.count == 2 {
        return ColorComponents(red: values[0], green: values[0], blue: values[0], alpha: values[1])
      }
      guard values.count >= 4 else { return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0) }
      return ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    #else
      return rgba
    #endif
  }

  /// Returns a color with these components.
  package static func make(_ rgba: ColorComponents) -> CGColor {
    CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }
}
