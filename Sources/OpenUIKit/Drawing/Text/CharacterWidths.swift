// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The advance widths of characters relative to the size of the font.
///
/// Letters have the widths of Helvetica, from Adobe's published metrics of the fonts that every
/// PostScript printer has. Arial and Liberation Sans share them, with which browsers draw
/// exports where Apple's fonts are missing; those of the system's font differ by a few percent.
enum CharacterWidths {
  /// The width of a character.
  ///
  /// - Parameter boldness: from 0 for a regular font to 1 for a bold one; more for heavier ones.
  static func width(of character: Character, boldness: CGFloat) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if let width = tableWidth(of: scalar, boldness: boldness) { return width }
    switch character {
    case "’", "‘", "‚": return 0.25
    case "·", "“", "”", "•": return 0.37
    case "…", "—", "‰", "™": return 1
    default: break
    }
    // East Asian characters and emoji are as wide as high.
    if scalar.value >= 0x2E80 { return 1 }
    // An accented letter is as wide as its letter.
    if let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first,
      let width = tableWidth(of: base, boldness: boldness)
    {
      return width
    }
    return (character.isUppercase ? 0.7 : 0.57) * (1 + 0.06 * boldness)
  }

  private static func tableWidth(of scalar: Unicode.Scalar, boldness: CGFloat) -> CGFloat? {
    let index = Int(scalar.value) - 0x20
    guard regular.indices.contains(index) else { return nil }
    let (thin, thick) = (CGFloat(regular[index]), CGFloat(bold[index]))
    return (thin + (thick - thin) * boldness) / 1000
  }

  /// Thousandths of the size, from the space to the tilde of ASCII.
  private static let regular: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let bold: [Int16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
