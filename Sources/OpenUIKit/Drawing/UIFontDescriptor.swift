// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Describes a font by family, size and traits.
///
/// Sendable because it is immutable.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide; not drawn.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow; not drawn.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of fixed width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// Designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The system's own.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded; drawn as the system's own.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of fixed width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The settings of features; not used.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The key of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The traits as bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// The font that the descriptor describes, without a size of its own.
  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
    super.init()
  }

  /// Creates the descriptor of a named font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Creates a descriptor from attributes: name, family, size and weight.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let size = attributes[.size] as? CGFloat ?? UIFont.systemFontSize
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let base = name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    self.init(base.adding(attributes))
  }

  /// Returns the descriptor of a kind of text.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }
  /// The name that a font is found by.
  open var postscriptName: String { font.fontName }
  /// The traits.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = font.isItalic ? [.traitItalic] : []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.familyName == "monospace" { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns a descriptor with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      UIFont(
        familyName: symbolicTraits.contains(.traitMonoSpace) ? "monospace" : font.familyName,
        pointSize: pointSize,
        weight: isBold == wasBold ? font.weight : isBold ? .bold : .regular,
        isItalic: symbolicTraits.contains(.traitItalic)))
  }

  /// Returns a descriptor of another design of the system's font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let families: [SystemDesign: String] = [.serif: "serif", .monospaced: "monospace"]
    return UIFontDescriptor(
      UIFont(
        familyName: families[design] ?? "system-ui", pointSize: pointSize, weight: font.weight,
        isItalic: font.isItalic))
  }

  /// Returns a descriptor of another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// Returns a descriptor of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(
        familyName: newFamily, pointSize: pointSize, weight: font.weight, isItalic: font.isItalic))
  }

  /// Returns a descriptor with more attributes: size, family and weight are used.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(font.adding(attributes))
  }
}

extension UIFont {
  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates the font that a descriptor describes; a size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      familyName: font.familyName, pointSize: pointSize > 0 ? pointSize : font.pointSize,
      weight: font.weight, isItalic: font.isItalic)
  }

  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    let weight = traits?[.weight] as? UIFont.Weight
    let number = (traits?[.weight] as? CGFloat).map { UIFont.Weight($0) }
    return UIFont(
      familyName: attributes[.family] as? String ?? familyName,
      pointSize: attributes[.size] as? CGFloat ?? pointSize,
      weight: weight ?? number ?? self.weight, isItalic: isItalic)
  }
}
