import Foundation

/// What happens to a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, between words.
  case byWordWrapping = 0
  /// It goes on in the next line, between letters; here between words.
  case byCharWrapping = 1
  /// It is cut where the room ends.
  case byClipping = 2
  /// Its beginning gives way to dots.
  case byTruncatingHead = 3
  /// Its end gives way to dots.
  case byTruncatingTail = 4
  /// Its middle gives way to dots.
  case byTruncatingMiddle = 5
}

/// How the lines of a paragraph are laid out; styles of the same values are equal.
///
/// Sendable because only ``NSMutableParagraphStyle`` changes, and belongs to one thread at a time, as on
/// Apple's platforms.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// What a style says.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
  }

  final var values = Values()

  /// Creates the standard style.
  public override init() {
    super.init()
  }

  /// The standard style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines start.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The height of lines in shares of the font's; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of lines, in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of lines, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Points before the first line; kept, and without effect here.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points before the other lines; kept, and without effect here.
  open var headIndent: CGFloat { values.headIndent }
  /// Points at which lines end; kept, and without effect here.
  open var tailIndent: CGFloat { values.tailIndent }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether the other object is a style of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The same for styles of the same values.
  open override var hash: Int { values.hashValue }

  /// The height of a line whose font has a height, in points.
  func lineHeight(of font: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? font * lineHeightMultiple : font
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
