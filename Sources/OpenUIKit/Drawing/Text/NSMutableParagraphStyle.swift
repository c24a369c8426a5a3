import Foundation

/// How the lines of a paragraph are laid out, to be changed; a number that is not finite is refused.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines start.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { set(\.lineSpacing, newValue, "lineSpacing") }
  }
  /// Points after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { set(\.paragraphSpacing, newValue, "paragraphSpacing") }
  }
  /// The height of lines in shares of the font's; 0 leaves it.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { set(\.lineHeightMultiple, newValue, "lineHeightMultiple") }
  }
  /// The least height of lines, in points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { set(\.minimumLineHeight, newValue, "minimumLineHeight") }
  }
  /// The greatest height of lines, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { set(\.maximumLineHeight, newValue, "maximumLineHeight") }
  }
  /// Points before the first line; kept, and without effect here.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { set(\.firstLineHeadIndent, newValue, "firstLineHeadIndent") }
  }
  /// Points before the other lines; kept, and without effect here.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { set(\.headIndent, newValue, "headIndent") }
  }
  /// Points at which lines end; kept, and without effect here.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { set(\.tailIndent, newValue, "tailIndent") }
  }

  /// Takes over another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  private func set(
    _ length: WritableKeyPath<Values, CGFloat>, _ newValue: CGFloat, _ name: String
  ) {
    guard newValue.isAccepted(for: "NSMutableParagraphStyle.\(name)") else { return }
    values[keyPath: length] = newValue
  }
}
