// SPDX-License-Identifier: Apache-2.0

import Foundation

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
