// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A color with an opacity, in the sRGB color space.
///
/// Sendable because it is immutable.
///
/// Differs from UIKit: a system color is always its light variant.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  package let rgba: ColorComponents
  /// The image of a pattern color.
  let pattern: UIImage?
  /// The function that returns the color for traits.
  let provider: (@Sendable (UITraitCollection) -> UIColor)?

  package init(rgba: ColorComponents, pattern: UIImage? = nil) {
    self.rgba = rgba
    self.pattern = pattern
    provider = nil
    super.init()
  }

  /// Creates a pattern color from an image.
  public init(patternImage image: UIImage) {
    rgba = ColorComponents(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    pattern = image
    provider = nil
    super.init()
  }

  /// Creates a dynamic color; the variant for the light style is displayed.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(.current)
    rgba = light.rgba
    pattern = light.pattern
    provider = dynamicProvider
    super.init()
  }

  /// Creates a color from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    pattern = nil
    provider = nil
    super.init()
  }

  /// Creates a gray from components between 0 and 1.
  public init(white: CGFloat, alpha: CGFloat) {
    rgba = ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    pattern = nil
    provider = nil
    super.init()
  }

  /// Creates a color from hue, saturation, brightness and opacity between 0 and 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    rgba = ColorComponents(
      hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    pattern = nil
    provider = nil
    super.init()
  }

  /// Creates the color of a color literal, from components between 0 and 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates the color of a layer.
  public init(cgColor: CGColor) {
    rgba = cgColor.colorComponents
    #if canImport(CoreGraphics)  // Not compiled so far.
      pattern = nil
    #else
      pattern = cgColor.pattern
    #endif
    provider = nil
    super.init()
  }

  /// The same color for a layer.
  open var cgColor: CGColor {
    #if canImport(CoreGraphics)  // Not compiled so far.
      CGColor.make(rgba)
    #else
      CGColor(rgba: rgba, pattern: pattern)
    #endif
  }

  /// Returns the color for a style.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// Returns the same color with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  }

  /// Writes the components and returns true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes the brightness and opacity and returns true; returns false if the color is not a gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity and returns true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = rgba.hueSaturationBrightness
    hue?.pointee = values.hue
    saturation?.pointee = values.saturation
    brightness?.pointee = values.brightness
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Whether another object is a color with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.rgba == rgba && other.pattern === pattern
  }

  /// A hash of the components.
  open override var hash: Int { rgba.hashValue }

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIColor {
  /// The components, from 0 to 1.
  package var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (rgba.red, rgba.green, rgba.blue, rgba.alpha)
  }
}

extension ColorComponents {
  /// Creates components from hue, saturation and brightness, each clamped to 0…1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func unit(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1) : 0 }
    let value = unit(brightness)
    let chroma = value * unit(saturation)
    // Each channel is a trapezoid over the six sectors of the color wheel, shifted by two sectors.
    func channel(_ shift: CGFloat) -> CGFloat {
      let sector = (shift + unit(hue) * 6).truncatingRemainder(dividingBy: 6)
      return value - chroma * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Hue, saturation and brightness, from 0 to 1; hue 0 for a gray.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let chroma = high - min(red, green, blue)
    guard chroma > 0, high > 0 else { return (0, 0, high) }
    let sector: CGFloat
    if high == red {
      sector = (green - blue) / chroma
    } else if high == green {
      sector = 2 + (blue - red) / chroma
    } else {
      sector = 4 + (red - green) / chroma
    }
    return ((sector < 0 ? sector + 6 : sector) / 6, chroma / high, high)
  }
}
