// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// The blend mode of drawing.
  ///
  /// Differs from Core Graphics: the modes of Porter and Duff after `luminosity` are drawn as
  /// `normal`.
  public enum CGBlendMode: Int32, Sendable {
    /// Covers.
    case normal = 0
    /// Darkens by the product.
    case multiply = 1
    /// Lightens by the product of the opposites.
    case screen = 2
    /// Darkens the dark and lightens the light.
    case overlay = 3
    /// The darker one.
    case darken = 4
    /// The lighter one.
    case lighten = 5
    /// Lightens what is behind.
    case colorDodge = 6
    /// Darkens what is behind.
    case colorBurn = 7
    /// Darkens or lightens gently.
    case softLight = 8
    /// Darkens or lightens hard.
    case hardLight = 9
    /// The difference.
    case difference = 10
    /// The difference with less contrast.
    case exclusion = 11
    /// The hue of what is drawn.
    case hue = 12
    /// The saturation of what is drawn.
    case saturation = 13
    /// Hue and saturation of what is drawn.
    case color = 14
    /// The lightness of what is drawn.
    case luminosity = 15
    /// Erases.
    case clear = 16
    /// Replaces.
    case copy = 17
    /// Only where something is behind.
    case sourceIn = 18
    /// Only where nothing is behind.
    case sourceOut = 19
    /// On top of what is behind.
    case sourceAtop = 20
    /// Behind what is there.
    case destinationOver = 21
    /// What is behind, only where something is drawn.
    case destinationIn = 22
    /// What is behind, only where nothing is drawn.
    case destinationOut = 23
    /// What is behind, on top of what is drawn.
    case destinationAtop = 24
    /// Where only one of both is.
    case xor = 25
    /// Adds the darkness.
    case plusDarker = 26
    /// Adds the light.
    case plusLighter = 27

    /// The CSS name of the mode; nil for normal.
    var cssName: String? {
      switch self {
      case .multiply: "multiply"
      case .screen: "screen"
      case .overlay: "overlay"
      case .darken: "darken"
      case .lighten: "lighten"
      case .colorDodge: "color-dodge"
      case .colorBurn: "color-burn"
      case .softLight: "soft-light"
      case .hardLight: "hard-light"
      case .difference: "difference"
      case .exclusion: "exclusion"
      case .hue: "hue"
      case .saturation: "saturation"
      case .color: "color"
      case .luminosity: "luminosity"
      case .plusLighter: "plus-lighter"
      default: nil
      }
    }
  }
#endif
