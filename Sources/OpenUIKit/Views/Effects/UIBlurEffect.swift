// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An effect that a visual effect view applies to the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A translucent overlay over the content behind a view.
///
/// Differs from UIKit: the overlay is translucent and does not blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The brightness and density of a blur effect.
  public enum Style: Int, Sendable {
    /// Lighter than the background.
    case extraLight = 0
    /// Slightly lighter than the background.
    case light = 1
    /// Darker than the background.
    case dark = 2
    /// Adapts to the interface style.
    case regular = 4
    /// Adapts to the interface style, more prominent.
    case prominent = 5
    /// Very thin material that adapts to the interface style.
    case systemUltraThinMaterial = 6
    /// Thin material that adapts to the interface style.
    case systemThinMaterial = 7
    /// Adapts to the interface style.
    case systemMaterial = 8
    /// Thick material that adapts to the interface style.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// Very thin and light.
    case systemUltraThinMaterialLight = 11
    /// Thin and light.
    case systemThinMaterialLight = 12
    /// Light.
    case systemMaterialLight = 13
    /// Thick and light.
    case systemThickMaterialLight = 14
    /// Light material of bars.
    case systemChromeMaterialLight = 15
    /// Very thin and dark.
    case systemUltraThinMaterialDark = 16
    /// Thin and dark.
    case systemThinMaterialDark = 17
    /// Dark.
    case systemMaterialDark = 18
    /// Thick and dark.
    case systemThickMaterialDark = 19
    /// Dark material of bars.
    case systemChromeMaterialDark = 20

    /// The style whose overlay is shown: one that adapts has a light and a dark form.
    func shown(with style: UIUserInterfaceStyle) -> Style {
      guard style == .dark else { return self }
      return switch self {
      case .regular, .prominent: .dark
      case .systemUltraThinMaterial: .systemUltraThinMaterialDark
      case .systemThinMaterial: .systemThinMaterialDark
      case .systemMaterial: .systemMaterialDark
      case .systemThickMaterial: .systemThickMaterialDark
      case .systemChromeMaterial: .systemChromeMaterialDark
      default: self
      }
    }

    /// The overlay's color, judged by eye against UIKit's over a photo.
    var color: ColorComponents {
      let (white, alpha): (CGFloat, CGFloat) =
        switch self {
        case .extraLight: (0.98, 0.86)
        case .light, .regular: (0.97, 0.66)
        case .prominent: (0.98, 0.8)
        case .dark: (0.11, 0.68)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight: (0.96, 0.5)
        case .systemThinMaterial, .systemThinMaterialLight: (0.96, 0.62)
        case .systemMaterial, .systemMaterialLight: (0.96, 0.74)
        case .systemThickMaterial, .systemThickMaterialLight: (0.97, 0.86)
        case .systemChromeMaterial, .systemChromeMaterialLight: (0.97, 0.8)
        case .systemUltraThinMaterialDark: (0.14, 0.5)
        case .systemThinMaterialDark: (0.14, 0.62)
        case .systemMaterialDark: (0.14, 0.74)
        case .systemThickMaterialDark: (0.13, 0.86)
        case .systemChromeMaterialDark: (0.1, 0.8)
        }
      return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    }
  }

  let style: Style

  /// Creates a blur effect of the style `.extraLight`, the first one.
  public convenience override init() {
    self.init(style: .extraLight)
  }

  /// Creates a blur effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
