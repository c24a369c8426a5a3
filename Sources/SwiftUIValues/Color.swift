// SPDX-License-Identifier: Apache-2.0

// SwiftUI re-exports Observation: `@Observable`.
@_exported import Observation
@_exported import UIKit

/// SwiftUI's color, as far as the UIKit code of an app uses it: as a value that becomes a `UIColor`.
///
/// Differs from SwiftUI: it is no view.
public struct Color: Hashable, Sendable {
  /// The meaning of color components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB.
    case sRGB
    /// sRGB with linear components; treated as sRGB.
    case sRGBLinear
    /// Display P3; treated as sRGB.
    case displayP3
  }

  let uiColor: UIColor

  /// Creates the color of a UIKit color.
  public init(uiColor: UIColor) {
    self.uiColor = uiColor
  }

  /// Creates the color of a UIKit color.
  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }

  /// Creates the color of a Core Graphics color.
  public init(_ cgColor: CGColor) {
    self.init(uiColor: UIColor(cgColor: cgColor))
  }

  /// Creates a color from components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      uiColor: UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)))
  }

  /// Creates a gray from its brightness, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(uiColor: UIColor(white: CGFloat(white), alpha: CGFloat(opacity)))
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      uiColor: UIColor(
        hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
        alpha: CGFloat(opacity)))
  }

  /// Creates the color of a name in the asset catalog; clear if there is none.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(uiColor: UIColor(named: name) ?? .clear)
  }

  /// Returns the color with its opacity multiplied by a number from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(uiColor: uiColor.withAlphaComponent(uiColor.cgColor.alpha * CGFloat(opacity)))
  }

  /// The color of Core Graphics.
  public var cgColor: CGColor? { uiColor.cgColor }
}

extension Color {
  /// Black.
  public static let black = Color(uiColor: .black)
  /// White.
  public static let white = Color(uiColor: .white)
  /// Fully transparent.
  public static let clear = Color(uiColor: .clear)
  /// The red of the system.
  public static let red = Color(uiColor: .systemRed)
  /// The orange of the system.
  public static let orange = Color(uiColor: .systemOrange)
  /// The yellow of the system.
  public static let yellow = Color(uiColor: .systemYellow)
  /// The green of the system.
  public static let green = Color(uiColor: .systemGreen)
  /// The mint of the system.
  public static let mint = Color(uiColor: .systemMint)
  /// The teal of the system.
  public static let teal = Color(uiColor: .systemTeal)
  /// The cyan of the system.
  public static let cyan = Color(uiColor: .systemCyan)
  /// The blue of the system.
  public static let blue = Color(uiColor: .systemBlue)
  /// The indigo of the system.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// The purple of the system.
  public static let purple = Color(uiColor: .systemPurple)
  /// The pink of the system.
  public static let pink = Color(uiColor: .systemPink)
  /// The brown of the system.
  public static let brown = Color(uiColor: .systemBrown)
  /// The gray of the system.
  public static let gray = Color(uiColor: .systemGray)
  /// The color of text.
  public static let primary = Color(uiColor: .label)
  /// The color of less important text.
  public static let secondary = Color(uiColor: .secondaryLabel)
  /// The color of controls: the blue of the system.
  public static let accentColor = Color(uiColor: .systemBlue)
}

extension UIColor {
  /// Creates the UIKit color of a SwiftUI color.
  public convenience init(_ color: Color) {
    let base = color.uiColor
    self.init { base.resolvedColor(with: $0) }
  }
}
