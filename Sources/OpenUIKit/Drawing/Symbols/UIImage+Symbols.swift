// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIImage {
  /// Creates a symbol of the system; nil for an empty name.
  ///
  /// Differs from UIKit: about 150 symbols are available, in simple shapes of our own, with their
  /// filled and encircled forms. Another name gives a placeholder and one diagnostic; UIKit has
  /// thousands.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of the system; nil for an empty name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of the system in a size and weight; nil for an empty name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let own = (configuration as? SymbolConfiguration) ?? SymbolConfiguration(pointSize: 17)
    self.init(Self.symbolValues(name: name, own))
  }

  /// Returns a symbol with another configuration applied; nil for an image that is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage, let old = symbolConfiguration, let name = old.symbolName else {
      return nil
    }
    let merged = old.applying(configuration)
    return UIImage(Self.symbolValues(name: name, merged))
      .withRenderingMode(renderingMode)
  }

  private static func symbolValues(name: String, _ configuration: SymbolConfiguration) -> Values {
    let symbol = SystemSymbol(name: name, lineWidth: configuration.weight.lineWidth)
    let drawing = symbol.drawing
    if drawing == nil {
      RefusedInput.report(
        for: "UIImage.init(systemName:)",
        problem: "The symbol \(name) is not available; a placeholder is drawn.",
        remedy: "Use an image of your own.")
    }
    let side = configuration.side
    let scale = side / SymbolPen.side
    var content = (drawing ?? symbol.placeholder)
      .applying(CGAffineTransform(scaleX: scale, y: scale))
    if let color = configuration.colors.first { content = content.tinted(color.rgba) }
    return Values(
      content: .vector(content), size: CGSize(width: side, height: side), scale: 2,
      renderingMode: configuration.colors.isEmpty ? .automatic : .alwaysOriginal,
      isSymbolImage: true, symbolConfiguration: configuration.named(name))
  }
}

extension UIImage {
  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Returns this configuration with another applied on top.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The configuration of a symbol: size, weight and color.
  ///
  /// Sendable because it is immutable.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weightSet: SymbolWeight?
    let scaleSet: SymbolScale?
    let colors: [UIColor]
    /// The symbol created with this configuration.
    let symbolName: String?

    init(
      size: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?, colors: [UIColor] = [],
      name: String? = nil
    ) {
      pointSize = size.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      weightSet = weight
      scaleSet = scale
      self.colors = colors
      symbolName = name
      super.init()
    }

    /// An unspecified configuration.
    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(size: nil, weight: nil, scale: nil)
    }

    /// Creates a configuration with the point size of adjacent text.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, weight: nil, scale: nil)
    }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: nil)
    }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight, scale: nil)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, weight: nil, scale: scale)
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(size: font.pointSize, weight: SymbolWeight(font.weight), scale: nil)
    }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: SymbolWeight(font.weight), scale: scale)
    }

    /// Creates a configuration with a color, which applies to the whole symbol here.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, weight: nil, scale: nil, colors: [hierarchicalColor])
    }

    /// Creates a configuration with colors, of which only the first is used here.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, weight: nil, scale: nil, colors: paletteColors)
    }

    /// Returns this configuration with the specified values of another applied.
    public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weightSet ?? weightSet,
        scale: other.scaleSet ?? scaleSet, colors: other.colors.isEmpty ? colors : other.colors,
        name: symbolName)
    }

    func named(_ name: String) -> SymbolConfiguration {
      SymbolConfiguration(
        size: pointSize, weight: weightSet, scale: scaleSet, colors: colors, name: name)
    }

    var weight: SymbolWeight { weightSet ?? .regular }

    /// The side of the symbol in points: slightly more than its font's size, rounded to half
    /// points.
    var side: CGFloat {
      let share: CGFloat =
        switch scaleSet ?? .medium {
        case .small: 0.94
        case .large: 1.52
        default: 1.19
        }
      return ((pointSize ?? 17) * share * 2).rounded() / 2
    }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The default of the context.
    case `default` = -1
    /// Unspecified.
    case unspecified = 0
    /// As high as capitals.
    case small = 1
    /// A little higher.
    case medium = 2
    /// Much higher.
    case large = 3
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// Normal.
    case regular = 4
    /// A little thicker.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Thicker than bold.
    case heavy = 8
    /// The thickest.
    case black = 9

    init(_ weight: UIFont.Weight) {
      let weights: [(UIFont.Weight, SymbolWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      self = weights.first { $0.0 == weight }?.1 ?? .regular
    }

    /// The width of lines on a square of 24 units, judged by eye against text of the same weight.
    var lineWidth: CGFloat {
      switch self {
      case .ultraLight: 0.8
      case .thin: 1.1
      case .light: 1.4
      case .unspecified, .regular: 1.8
      case .medium: 2.1
      case .semibold: 2.4
      case .bold: 2.7
      case .heavy: 3.1
      case .black: 3.5
      }
    }
  }
}
