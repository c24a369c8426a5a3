// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A size of text that the user prefers.
///
/// The simulated device has the size `large`, and fonts do not follow another.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Creates a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No preference.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Smaller than medium.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Smaller than the standard.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The standard size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger than the standard.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Larger than extra large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size but for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// A size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// A size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// A size for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// A size for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// A size for accessibility.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted after the user chose another size; never here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Whether this is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

extension UITraitCollection {
  /// The size of text that the user prefers: always `large`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

extension UIApplication {
  /// The size of text that the user prefers: always `large`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
