// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the user needs to perceive and use the screen: nothing special on the simulated device.
public enum UIAccessibility {
  /// Whether VoiceOver reads the screen; always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Posted after that changed; never here.
  public static let voiceOverStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Whether the user wants less motion; always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Posted after that changed; never here.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Whether the user wants less transparency; always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Posted after that changed; never here.
  public static let reduceTransparencyStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Whether the user wants bold text; always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Posted after that changed; never here.
  public static let boldTextStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Whether the colors are inverted; always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Posted after that changed; never here.
  public static let invertColorsStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Whether the user wants darker colors; always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Posted after that changed; never here.
  public static let darkerSystemColorsStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// Whether Switch Control is in use; always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Posted after that changed; never here.
  public static let switchControlStatusDidChangeNotification = Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
}
