// SPDX-License-Identifier: Apache-2.0

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
