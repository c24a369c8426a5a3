import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of letters: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind letters: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Lines and their alignment: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points between letters: a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points between letters: a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A line below letters: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below letters; that of the letters here.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A line through letters: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through letters; that of the letters here.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Points above the baseline: a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The color of outlined letters; stored, but not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlined letters; stored, but not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A shadow; stored, but not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A link; kept, and drawn as any text.
  public static let link = NSAttributedString.Key("NSLink")
  /// A picture in the text; stored, but not drawn.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Joined letters; kept, and as the viewer draws them.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant; stored, but not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The stretching; stored, but not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An effect; stored, but not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

/// Lines below and through letters.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line; drawn as one line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines; drawn as one.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots; drawn as one line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes; drawn as one line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots; drawn as one line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and pairs of dots; drawn as one line.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only below words; drawn below all.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text.
open class NSShadow: NSObject {
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color: a `UIColor`; a third of black by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow.
  public override init() {
    super.init()
  }
}
