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

/// How the lines of a paragraph are laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var storedAlignment = NSTextAlignment.natural
  var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  var storedLineSpacing: CGFloat = 0
  var storedParagraphSpacing: CGFloat = 0
  var storedLineHeightMultiple: CGFloat = 0
  var storedMinimumLineHeight: CGFloat = 0
  var storedMaximumLineHeight: CGFloat = 0
  var storedFirstLineHeadIndent: CGFloat = 0
  var storedHeadIndent: CGFloat = 0
  var storedTailIndent: CGFloat = 0

  /// Creates the standard style.
  public override init() {
    super.init()
  }

  /// The standard style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines start.
  open var alignment: NSTextAlignment { storedAlignment }
  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { storedLineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { storedParagraphSpacing }
  /// The height of lines in shares of the font's; 0 leaves it.
  open var lineHeightMultiple: CGFloat { storedLineHeightMultiple }
  /// The least height of lines, in points; 0 for none.
  open var minimumLineHeight: CGFloat { storedMinimumLineHeight }
  /// The greatest height of lines, in points; 0 for none.
  open var maximumLineHeight: CGFloat { storedMaximumLineHeight }
  /// Points before the first line; kept, and without effect here.
  open var firstLineHeadIndent: CGFloat { storedFirstLineHeadIndent }
  /// Points before the other lines; kept, and without effect here.
  open var headIndent: CGFloat { storedHeadIndent }
  /// Points at which lines end; kept, and without effect here.
  open var tailIndent: CGFloat { storedTailIndent }

  func take(_ other: NSParagraphStyle) {
    storedAlignment = other.storedAlignment
    storedLineBreakMode = other.storedLineBreakMode
    storedLineSpacing = other.storedLineSpacing
    storedParagraphSpacing = other.storedParagraphSpacing
    storedLineHeightMultiple = other.storedLineHeightMultiple
    (storedMinimumLineHeight, storedMaximumLineHeight) = (
      other.storedMinimumLineHeight, other.storedMaximumLineHeight
    )
    (storedFirstLineHeadIndent, storedHeadIndent, storedTailIndent) = (
      other.storedFirstLineHeadIndent, other.storedHeadIndent, other.storedTailIndent
    )
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  /// The height of a line whose font has a height, in points.
  func lineHeight(of font: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? font * lineHeightMultiple : font
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}

/// How the lines of a paragraph are laid out, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines start.
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  /// What happens to lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { storedLineSpacing }
    set { if newValue.isFinite { storedLineSpacing = newValue } }
  }
  /// Points after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { storedParagraphSpacing }
    set { if newValue.isFinite { storedParagraphSpacing = newValue } }
  }
  /// The height of lines in shares of the font's; 0 leaves it.
  open override var lineHeightMultiple: CGFloat {
    get { storedLineHeightMultiple }
    set { if newValue.isFinite { storedLineHeightMultiple = newValue } }
  }
  /// The least height of lines, in points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { storedMinimumLineHeight }
    set { if newValue.isFinite { storedMinimumLineHeight = newValue } }
  }
  /// The greatest height of lines, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { storedMaximumLineHeight }
    set { if newValue.isFinite { storedMaximumLineHeight = newValue } }
  }
  /// Points before the first line; kept, and without effect here.
  open override var firstLineHeadIndent: CGFloat {
    get { storedFirstLineHeadIndent }
    set { storedFirstLineHeadIndent = newValue }
  }
  /// Points before the other lines; kept, and without effect here.
  open override var headIndent: CGFloat {
    get { storedHeadIndent }
    set { storedHeadIndent = newValue }
  }
  /// Points at which lines end; kept, and without effect here.
  open override var tailIndent: CGFloat {
    get { storedTailIndent }
    set { storedTailIndent = newValue }
  }

  /// Takes over another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}
