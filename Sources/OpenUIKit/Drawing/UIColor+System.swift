// SPDX-License-Identifier: Apache-2.0

import Foundation

// The values are those of the light and the dark appearance in Apple's published Human Interface
// Guidelines.

extension UIColor {
  /// The system red.
  public class var systemRed: UIColor { SystemPalette.systemRed }
  /// The system green.
  public class var systemGreen: UIColor { SystemPalette.systemGreen }
  /// The system blue.
  public class var systemBlue: UIColor { SystemPalette.systemBlue }
  /// The system orange.
  public class var systemOrange: UIColor { SystemPalette.systemOrange }
  /// The system yellow.
  public class var systemYellow: UIColor { SystemPalette.systemYellow }
  /// The system pink.
  public class var systemPink: UIColor { SystemPalette.systemPink }
  /// The system purple.
  public class var systemPurple: UIColor { SystemPalette.systemPurple }
  /// The system teal.
  public class var systemTeal: UIColor { SystemPalette.systemTeal }
  /// The system indigo.
  public class var systemIndigo: UIColor { SystemPalette.systemIndigo }
  /// The system mint.
  public class var systemMint: UIColor { SystemPalette.systemMint }
  /// The system cyan.
  public class var systemCyan: UIColor { SystemPalette.systemCyan }
  /// The system brown.
  public class var systemBrown: UIColor { SystemPalette.systemBrown }
  /// The system gray.
  public class var systemGray: UIColor { SystemPalette.systemGray }
  /// The system second gray.
  public class var systemGray2: UIColor { SystemPalette.systemGray2 }
  /// The system third gray.
  public class var systemGray3: UIColor { SystemPalette.systemGray3 }
  /// The system fourth gray.
  public class var systemGray4: UIColor { SystemPalette.systemGray4 }
  /// The system fifth gray.
  public class var systemGray5: UIColor { SystemPalette.systemGray5 }
  /// The system sixth gray.
  public class var systemGray6: UIColor { SystemPalette.systemGray6 }
  /// The color for text.
  public class var label: UIColor { SystemPalette.label }
  /// The color for secondary text.
  public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
  /// The color for tertiary text.
  public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
  /// The color for quaternary text.
  public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
  /// The color for thin shapes.
  public class var systemFill: UIColor { SystemPalette.systemFill }
  /// The color for shapes of medium size, such as the track of a switch.
  public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }
  /// The color for large shapes, such as buttons and fields.
  public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }
  /// The color for the largest shapes.
  public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }
  /// The color of placeholder text.
  public class var placeholderText: UIColor { SystemPalette.tertiaryLabel }
  /// Text on a dark background: a faint white, whatever the style.
  public class var lightText: UIColor { SystemPalette.lightText }
  /// Text on a light background: black, whatever the style.
  public class var darkText: UIColor { SystemPalette.darkText }
  /// The color of opaque separators.
  public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }
  /// The color for thin lines between content.
  public class var separator: UIColor { SystemPalette.separator }
  /// The color for links.
  public class var link: UIColor { SystemPalette.link }
  /// The color for interactive elements.
  public class var tintColor: UIColor { SystemPalette.tintColor }
  /// The color for the main background.
  public class var systemBackground: UIColor { SystemPalette.systemBackground }
  /// The color for content on the main background.
  public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }
  /// The color for content on the secondary background.
  public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }
  /// The color for the background of grouped content.
  public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }
  /// The color for content on the background of grouped content.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemPalette.secondarySystemGroupedBackground
  }
  /// The color for content on the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemPalette.tertiarySystemGroupedBackground
  }
}

/// The system colors, created once.
private enum SystemPalette {
  static let systemRed = UIColor.styled(.bytes(255, 59, 48), dark: .bytes(255, 69, 58))
  static let systemGreen = UIColor.styled(.bytes(52, 199, 89), dark: .bytes(48, 209, 88))
  static let systemBlue = UIColor.styled(.bytes(0, 122, 255), dark: .bytes(10, 132, 255))
  static let systemOrange = UIColor.styled(.bytes(255, 149, 0), dark: .bytes(255, 159, 10))
  static let systemYellow = UIColor.styled(.bytes(255, 204, 0), dark: .bytes(255, 214, 10))
  static let systemPink = UIColor.styled(.bytes(255, 45, 85), dark: .bytes(255, 55, 95))
  static let systemPurple = UIColor.styled(.bytes(175, 82, 222), dark: .bytes(191, 90, 242))
  static let systemTeal = UIColor.styled(.bytes(48, 176, 199), dark: .bytes(64, 200, 224))
  static let systemIndigo = UIColor.styled(.bytes(88, 86, 214), dark: .bytes(94, 92, 230))
  static let systemMint = UIColor.styled(.bytes(0, 199, 190), dark: .bytes(99, 230, 226))
  static let systemCyan = UIColor.styled(.bytes(50, 173, 230), dark: .bytes(100, 210, 255))
  static let systemBrown = UIColor.styled(.bytes(162, 132, 94), dark: .bytes(172, 142, 104))
  static let systemGray = UIColor.bytes(142, 142, 147)
  static let systemGray2 = UIColor.styled(.bytes(174, 174, 178), dark: .bytes(99, 99, 102))
  static let systemGray3 = UIColor.styled(.bytes(199, 199, 204), dark: .bytes(72, 72, 74))
  static let systemGray4 = UIColor.styled(.bytes(209, 209, 214), dark: .bytes(58, 58, 60))
  static let systemGray5 = UIColor.styled(.bytes(229, 229, 234), dark: .bytes(44, 44, 46))
  static let systemGray6 = UIColor.styled(.bytes(242, 242, 247), dark: .bytes(28, 28, 30))
  static let label = UIColor.styled(.bytes(0, 0, 0), dark: .bytes(255, 255, 255))
  static let secondaryLabel = UIColor.styled(
    .bytes(60, 60, 67, 0.6), dark: .bytes(235, 235, 245, 0.6))
  static let tertiaryLabel = UIColor.styled(
    .bytes(60, 60, 67, 0.3), dark: .bytes(235, 235, 245, 0.3))
  static let quaternaryLabel = UIColor.styled(
    .bytes(60, 60, 67, 0.18), dark: .bytes(235, 235, 245, 0.16))
  static let systemFill = UIColor.styled(
    .bytes(120, 120, 128, 0.2), dark: .bytes(120, 120, 128, 0.36))
  static let secondarySystemFill = UIColor.styled(
    .bytes(120, 120, 128, 0.16), dark: .bytes(120, 120, 128, 0.32))
  static let tertiarySystemFill = UIColor.styled(
    .bytes(118, 118, 128, 0.12), dark: .bytes(118, 118, 128, 0.24))
  static let quaternarySystemFill = UIColor.styled(
    .bytes(116, 116, 128, 0.08), dark: .bytes(118, 118, 128, 0.18))
  static let lightText = UIColor.bytes(255, 255, 255, 0.6)
  static let opaqueSeparator = UIColor.styled(.bytes(198, 198, 200), dark: .bytes(56, 56, 58))
  static let separator = UIColor.styled(.bytes(60, 60, 67, 0.29), dark: .bytes(84, 84, 88, 0.6))
  static let link = UIColor.styled(.bytes(0, 122, 255), dark: .bytes(9, 132, 255))
  static let tintColor = UIColor.styled(.bytes(0, 122, 255), dark: .bytes(10, 132, 255))
  static let systemBackground = UIColor.styled(.bytes(255, 255, 255), dark: .bytes(0, 0, 0))
  static let secondarySystemBackground = UIColor.styled(
    .bytes(242, 242, 247), dark: .bytes(28, 28, 30))
  static let tertiarySystemBackground = UIColor.styled(
    .bytes(255, 255, 255), dark: .bytes(44, 44, 46))
  static let systemGroupedBackground = UIColor.styled(.bytes(242, 242, 247), dark: .bytes(0, 0, 0))
  static let secondarySystemGroupedBackground = UIColor.styled(
    .bytes(255, 255, 255), dark: .bytes(28, 28, 30))
  static let tertiarySystemGroupedBackground = UIColor.styled(
    .bytes(242, 242, 247), dark: .bytes(44, 44, 46))
  static let darkText = UIColor.bytes(0, 0, 0)
}
