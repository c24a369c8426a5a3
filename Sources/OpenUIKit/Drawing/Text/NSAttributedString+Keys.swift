import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of letters: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Lines and their alignment: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points between letters: a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points between letters: a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A line below letters: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line below letters; that of the letters here.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A line through letters: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through letters; that of the letters here.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Points above the baseline: a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of outlined letters; kept, and not drawn here.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlined letters; kept, and not drawn here.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A shadow; kept, and not drawn here.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A link; kept, and drawn as any text.
  public static let link = NSAttributedString.Key("NSLink")
  /// A picture in the text; kept, and not drawn here.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Joined letters; kept, and as the viewer draws them.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant; kept, and not drawn here.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The stretching; kept, and not drawn here.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An effect; kept, and not drawn here.
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

/// How a shadow under text looks.
open class NSShadow: NSObject {
  /// Where the shadow is, in points.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor`; a third of black unless set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow.
  public override init() {
    super.init()
  }
}
