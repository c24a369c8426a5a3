// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A mutable paragraph style; numbers that are not finite are refused.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// At the leading edge.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The line break mode.
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
  /// The multiple of the font's line height; 0 means 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { set(\.lineHeightMultiple, newValue, "lineHeightMultiple") }
  }
  /// The minimum line height, in points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { set(\.minimumLineHeight, newValue, "minimumLineHeight") }
  }
  /// The maximum line height, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { set(\.maximumLineHeight, newValue, "maximumLineHeight") }
  }
  /// Points before the first line; stored, but has no effect.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { set(\.firstLineHeadIndent, newValue, "firstLineHeadIndent") }
  }
  /// Points before the other lines; stored, but has no effect.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { set(\.headIndent, newValue, "headIndent") }
  }
  /// Points at which lines end; stored, but has no effect.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { set(\.tailIndent, newValue, "tailIndent") }
  }

  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  private func set(
    _ length: WritableKeyPath<Values, CGFloat>, _ newValue: CGFloat, _ name: String
  ) {
    guard newValue.isAccepted(for: "NSMutableParagraphStyle.\(name)") else { return }
    values[keyPath: length] = newValue
  }
}
