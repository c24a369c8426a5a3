// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A color with an opacity, in the sRGB color space.
///
/// A dynamic color, as every system color, has a variant for each style: components and layer colors are
/// those for `UITraitCollection.current`. Where a view draws it, that is the view's own style.
///
/// Sendable because it is immutable.
///
/// Initializers of components are required, so that `Self(red:green:blue:alpha:)` compiles in an extension,
/// as it does for a class that Swift imports from Objective-C.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The components, those for the light style where the color has two variants.
  private let light: ColorComponents
  /// The components for the dark style; nil for a color that is the same for all traits.
  private let dark: ColorComponents?
  /// The image of a pattern color.
  private let ownPattern: UIImage?
  /// The function that returns the color for traits.
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  package init(rgba: ColorComponents, dark: ColorComponents? = nil, pattern: UIImage? = nil) {
    light = rgba
    self.dark = dark == rgba ? nil : dark
    ownPattern = pattern
    provider = nil
    super.init()
  }

  /// Creates a color that draws nothing; UIKit's has no components.
  public convenience override init() {
    self.init(white: 0, alpha: 0)
  }

  /// Creates a pattern color from an image.
  public init(patternImage image: UIImage) {
    light = ColorComponents(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    dark = nil
    ownPattern = image
    provider = nil
    super.init()
  }

  /// Creates a dynamic color from a function that returns the color for traits.
  ///
  /// The function is called whenever the color is resolved.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    light = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    dark = nil
    ownPattern = nil
    provider = dynamicProvider
    super.init()
  }

  /// Creates a color from components between 0 and 1.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    dark = nil
    ownPattern = nil
    provider = nil
    super.init()
  }

  /// Creates a gray from components between 0 and 1.
  public required init(white: CGFloat, alpha: CGFloat) {
    light = ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    dark = nil
    ownPattern = nil
    provider = nil
    super.init()
  }

  /// Creates a color from hue, saturation, brightness and opacity between 0 and 1.
  public required init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    light = ColorComponents(
      hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    dark = nil
    ownPattern = nil
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
  public required init(cgColor: CGColor) {
    light = cgColor.colorComponents
    dark = nil
    #if canImport(CoreGraphics)  // Not compiled so far.
      ownPattern = nil
    #else
      ownPattern = cgColor.pattern
    #endif
    provider = nil
    super.init()
  }

  /// The color for a layer, which is the same for all traits: a dynamic color is resolved for the current
  /// ones.
  open var cgColor: CGColor {
    let shown = shown
    #if canImport(CoreGraphics)  // Not compiled so far.
      return CGColor.make(shown.light)
    #else
      return CGColor(rgba: shown.light, pattern: shown.ownPattern)
    #endif
  }

  /// Whether the color depends on traits.
  package var isDynamic: Bool { dark != nil || provider != nil }

  /// The components for the current traits.
  package var rgba: ColorComponents { shown.light }

  /// The image of a pattern color, for the current traits.
  var pattern: UIImage? { shown.ownPattern }

  /// The color for the current traits, which depends on none.
  private var shown: UIColor { isDynamic ? resolvedColor(with: .current) : self }

  /// The number of dynamic colors that may return one another before the last one counts as clear.
  private static let maximumDepth = 8

  /// Returns the color for traits, which depends on none.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0..<Self.maximumDepth {
      guard let provider = color.provider else { break }
      color = provider(traitCollection)
    }
    guard color.isDynamic else { return color }
    let isDark = traitCollection.userInterfaceStyle == .dark
    return UIColor(rgba: isDark ? color.dark ?? color.light : color.light)
  }

  /// Returns the same color with another opacity, from 0 to 1; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if provider != nil {
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    return UIColor(rgba: light.withAlpha(alpha), dark: dark?.withAlpha(alpha))
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

  /// Whether another object is a color with the same components, for each style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    // A function is equal to itself only.
    if provider != nil || other.provider != nil { return other === self }
    return other.light == light && other.dark == dark && other.ownPattern === ownPattern
  }

  /// A hash of the components.
  open override var hash: Int {
    provider == nil ? light.hashValue : ObjectIdentifier(self).hashValue
  }

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
  /// The same color with another opacity.
  fileprivate func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }

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
