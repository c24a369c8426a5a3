// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The direction in which a language is written.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The direction of writing, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension UITraitCollection {
  /// The direction of writing: always from left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
}

/// Whether the meaning of a view allows to mirror it.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in languages from right to left.
  case unspecified = 0
  /// A control of playback, which is never mirrored.
  case playback = 1
  /// A control of a direction in space, which is never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// The direction of the content: from left to right, unless `semanticContentAttribute` forces the other.
  ///
  /// Differs from UIKit: layout does not mirror.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Returns the direction of content with an attribute.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the direction of content with an attribute in a direction of the language.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}

extension UIApplication {
  /// The direction of the language: from left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
