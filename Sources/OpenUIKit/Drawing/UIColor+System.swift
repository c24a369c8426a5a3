// SPDX-License-Identifier: Apache-2.0

import Foundation

// The values are those of the light appearance in Apple's published Human Interface Guidelines.

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
  /// Text on a dark background: a faint white.
  public class var lightText: UIColor { SystemPalette.lightText }
  /// Text on a light background: black.
  public class var darkText: UIColor { SystemPalette.label }
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
  public class var secondarySystemGroupedBackground: UIColor { SystemPalette.systemBackground }
  /// The color for content on the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemPalette.systemGroupedBackground
  }
}

/// The system colors, created once.
private enum SystemPalette {
  static let systemRed = UIColor.bytes(255, 59, 48)
  static let systemGreen = UIColor.bytes(52, 199, 89)
  static let systemBlue = UIColor.bytes(0, 122, 255)
  static let systemOrange = UIColor.bytes(255, 149, 0)
  static let systemYellow = UIColor.bytes(255, 204, 0)
  static let systemPink = UIColor.bytes(255, 45, 85)
  static let systemPurple = UIColor.bytes(175, 82, 222)
  static let systemTeal = UIColor.bytes(48, 176, 199)
  static let systemIndigo = UIColor.bytes(88, 86, 214)
  static let systemMint = UIColor.bytes(0, 199, 190)
  static let systemCyan = UIColor.bytes(50, 173, 230)
  static let systemBrown = UIColor.bytes(162, 132, 94)
  static let systemGray = UIColor.bytes(142, 142, 147)
  static let systemGray2 = UIColor.bytes(174, 174, 178)
  static let systemGray3 = UIColor.bytes(199, 199, 204)
  static let systemGray4 = UIColor.bytes(209, 209, 214)
  static let systemGray5 = UIColor.bytes(229, 229, 234)
  static let systemGray6 = UIColor.bytes(242, 242, 247)
  static let label = UIColor.bytes(0, 0, 0)
  static let secondaryLabel = UIColor.bytes(60, 60, 67, 0.6)
  static let tertiaryLabel = UIColor.bytes(60, 60, 67, 0.3)
  static let quaternaryLabel = UIColor.bytes(60, 60, 67, 0.18)
  static let systemFill = UIColor.bytes(120, 120, 128, 0.2)
  static let secondarySystemFill = UIColor.bytes(120, 120, 128, 0.16)
  static let tertiarySystemFill = UIColor.bytes(118, 118, 128, 0.12)
  static let quaternarySystemFill = UIColor.bytes(116, 116, 128, 0.08)
  static let lightText = UIColor.bytes(255, 255, 255, 0.6)
  static let opaqueSeparator = UIColor.bytes(198, 198, 200)
  static let separator = UIColor.bytes(60, 60, 67, 0.29)
  static let link = UIColor.bytes(0, 122, 255)
  static let tintColor = UIColor.bytes(0, 122, 255)
  static let systemBackground = UIColor.bytes(255, 255, 255)
  static let secondarySystemBackground = UIColor.bytes(242, 242, 247)
  static let tertiarySystemBackground = UIColor.bytes(255, 255, 255)
  static let systemGroupedBackground = UIColor.bytes(242, 242, 247)
}
