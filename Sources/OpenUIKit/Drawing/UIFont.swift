// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A font: a family, a size and a weight.
///
/// Sendable because it is immutable.
///
/// Differs from UIKit: there are no font files. Text is measured with the character widths of Helvetica,
/// and exports name the font and leave drawing to the viewer.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The weight of a font, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from −1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Normal.
    public static let regular = Weight(0)
    /// A little thicker than normal.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Thicker than bold.
    public static let heavy = Weight(0.56)
    /// The thickest.
    public static let black = Weight(0.62)
  }

  /// The name of the family.
  public let familyName: String
  /// The size in points.
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool

  package init(
    familyName: String, pointSize: CGFloat, weight: Weight, isItalic: Bool = false
  ) {
    self.familyName = familyName
    self.isItalic = isItalic
    // UIKit replaces a size of 0 or less with the system size.
    self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : Self.systemFontSize
    self.weight = weight
    super.init()
  }

  /// Creates the system font in its size; UIKit's font is of no use.
  public convenience override init() {
    self.init(
      familyName: Self.systemFont(ofSize: Self.systemFontSize).familyName,
      pointSize: Self.systemFontSize, weight: .regular)
  }

  /// Creates a font of a named family; any name is accepted.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let style = fontName.lowercased()
    let family = fontName.split(separator: "-").first.map(String.init) ?? fontName
    self.init(
      familyName: family, pointSize: fontSize, weight: Self.weight(named: style),
      isItalic: style.contains("italic") || style.contains("oblique"))
  }

  /// The weight named by a font's name; longer words are tested first, because they contain shorter
  /// ones.
  private static func weight(named style: String) -> Weight {
    let weights: [(String, Weight)] = [
      ("semibold", .semibold), ("demibold", .semibold), ("ultralight", .ultraLight),
      ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium), ("thin", .thin),
      ("light", .light),
    ]
    return weights.first { style.contains($0.0) }?.1 ?? .regular
  }

  /// The system font size, in points: 14.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of labels, in points: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The smallest size of the system, in points: 12.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Returns the system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system's font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(familyName: "system-ui", pointSize: fontSize, weight: weight)
  }

  /// Returns the system's font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system's font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(familyName: "system-ui", pointSize: fontSize, weight: .regular, isItalic: true)
  }

  /// Returns the system's font with fixed-width characters.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(familyName: "monospace", pointSize: fontSize, weight: weight)
  }

  /// Returns the system's font with fixed-width digits.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The name of the font.
  open var fontName: String { familyName }

  /// The height of a line, in points: 1.1934 of the size, which is what the system font has.
  open var lineHeight: CGFloat { pointSize * 1.1934 }

  /// Points from the baseline up to the top of the line.
  open var ascender: CGFloat { pointSize * 0.9521 }

  /// Points from the baseline down to the bottom of the line; negative.
  open var descender: CGFloat { -pointSize * 0.2412 }

  /// The height of small letters, in points.
  open var xHeight: CGFloat { pointSize * 0.5264 }

  /// The height of capitals, in points.
  open var capHeight: CGFloat { pointSize * 0.7046 }

  /// Points between lines; none.
  open var leading: CGFloat { 0 }

  /// Returns the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(familyName: familyName, pointSize: fontSize, weight: weight, isItalic: isItalic)
  }

  /// Whether another object is a font with the same family, size and weight.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.familyName == familyName && other.pointSize == pointSize
      && other.weight == weight && other.isItalic == isItalic
  }

  /// A hash of family, size and weight.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(familyName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
