import Foundation

extension UIImage {
  /// Creates a symbol of the system; nil for an empty name.
  ///
  /// Differs from UIKit: about 150 symbols are drawn, in simple shapes of our own, with their filled
  /// and encircled forms. Another name gives a neutral mark in its place and one diagnostic, where
  /// UIKit knows thousands.
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

  /// Returns a symbol with other settings where they say something; nil for another image.
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
        for: "UIImage.init(systemName:)", problem: "The symbol \(name) is not drawn here.",
        remedy: "A neutral mark stands in its place; an image of your own shows what you mean.")
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
  /// Settings of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Returns these settings with others laid over them.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The size, the weight and the colours of a symbol.
  ///
  /// Sendable because nothing in it can change after it is made.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weightSet: SymbolWeight?
    let scaleSet: SymbolScale?
    let colors: [UIColor]
    /// The symbol that was made with these settings.
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

    /// Creates settings that say nothing.
    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(size: nil, weight: nil, scale: nil)
    }

    /// Creates a size, that of a font beside the symbol, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, weight: nil, scale: nil)
    }

    /// Creates a size in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: nil)
    }

    /// Creates a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// Creates a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight, scale: nil)
    }

    /// Creates a scale.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, weight: nil, scale: scale)
    }

    /// Creates the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(size: font.pointSize, weight: SymbolWeight(font.weight), scale: nil)
    }

    /// Creates the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: SymbolWeight(font.weight), scale: scale)
    }

    /// Creates a colour; here all of the symbol takes it.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, weight: nil, scale: nil, colors: [hierarchicalColor])
    }

    /// Creates colours, of which the first is taken here.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, weight: nil, scale: nil, colors: paletteColors)
    }

    /// Returns these settings with what others say in place of their own.
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

    /// The side of the symbol in points: a little more than its font's size, to whole half points.
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
    /// As the place wants it.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// As high as capitals.
    case small = 1
    /// A little higher.
    case medium = 2
    /// Much higher.
    case large = 3
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
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

    /// The width of lines on a square of 24 units, by eye beside text of the same weight.
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
