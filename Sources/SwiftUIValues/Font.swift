// SPDX-License-Identifier: Apache-2.0

import Foundation

/// SwiftUI's font, as far as the UIKit code of an app uses it: as a value of its models.
public struct Font: Hashable, Sendable {
  /// The thickness of the strokes.
  public enum Weight: Hashable, Sendable {
    /// The thinnest strokes.
    case ultraLight
    /// Thin strokes.
    case thin
    /// Light strokes.
    case light
    /// Strokes of text.
    case regular
    /// Strokes a little thicker than those of text.
    case medium
    /// Strokes between medium and bold.
    case semibold
    /// Bold strokes.
    case bold
    /// Heavy strokes.
    case heavy
    /// The thickest strokes.
    case black
  }

  /// The design of the letters.
  public enum Design: Hashable, Sendable {
    /// That of the system.
    case `default`
    /// With serifs.
    case serif
    /// With round ends of strokes.
    case rounded
    /// With letters of one width.
    case monospaced
  }

  /// The name; nil for that of the system.
  let name: String?
  /// The size, in points.
  let size: CGFloat
  private(set) var weight: Weight

  /// Returns the font of the system.
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(name: nil, size: size, weight: weight)
  }

  /// Returns a font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(name: name, size: size, weight: .regular)
  }

  /// Returns the font with another thickness.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the bold font.
  public func bold() -> Font { weight(.bold) }

  /// The font of the largest titles.
  public static let largeTitle = system(size: 34)
  /// The font of titles.
  public static let title = system(size: 28)
  /// The font of titles of the second level.
  public static let title2 = system(size: 22)
  /// The font of titles of the third level.
  public static let title3 = system(size: 20)
  /// The font of headings.
  public static let headline = system(size: 17, weight: .semibold)
  /// The font of subheadings.
  public static let subheadline = system(size: 15)
  /// The font of text.
  public static let body = system(size: 17)
  /// The font of callouts.
  public static let callout = system(size: 16)
  /// The font of footnotes.
  public static let footnote = system(size: 13)
  /// The font of captions.
  public static let caption = system(size: 12)
  /// The font of captions of the second level.
  public static let caption2 = system(size: 11)
}
