// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a line that is too long is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps between words.
  case byWordWrapping = 0
  /// Wraps between characters; between words here.
  case byCharWrapping = 1
  /// Clips the line.
  case byClipping = 2
  /// Truncates the beginning with an ellipsis.
  case byTruncatingHead = 3
  /// Truncates the end with an ellipsis.
  case byTruncatingTail = 4
  /// Truncates the middle with an ellipsis.
  case byTruncatingMiddle = 5
}

/// The layout of a paragraph's lines; styles with the same values are equal.
///
/// Sendable because only ``NSMutableParagraphStyle`` is mutable, and is used by one thread at a
/// time, as on Apple's platforms.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The values of a style.
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

  /// At the leading edge.
  open var alignment: NSTextAlignment { values.alignment }
  /// The line break mode.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The multiple of the font's line height; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum line height, in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Points before the first line; stored, but has no effect.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points before the other lines; stored, but has no effect.
  open var headIndent: CGFloat { values.headIndent }
  /// Points at which lines end; stored, but has no effect.
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

  /// A hash of the values.
  open override var hash: Int { values.hashValue }

  /// Returns the line height for a font's line height, in points.
  func lineHeight(of font: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? font * lineHeightMultiple : font
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
