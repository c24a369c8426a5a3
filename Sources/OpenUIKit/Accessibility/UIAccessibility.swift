// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the user needs to perceive and use the screen: nothing special unless
/// `Simulator.accessibility` says so.
public enum UIAccessibility {
  /// The settings of the simulated device.
  private static var settings: AccessibilitySettings {
    guard MainActor.isCurrent else { return AccessibilitySettings() }
    return MainActor.assumeIsolated { AppEnvironment.current.device.accessibility }
  }

  /// Whether VoiceOver reads the screen.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether the user wants less transparency.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether the user wants bold text.
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  /// Whether the colors are inverted.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// Whether the user wants darker colors.
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  /// Whether Switch Control is in use.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  /// Whether colors are shown as grays.
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  /// Whether AssistiveTouch is in use.
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  /// Whether the device is limited to one app.
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  /// Whether the user wants subtitles.
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  /// Whether sounds are mixed to one channel.
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  /// Whether shaking the device undoes.
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  /// Whether the screen can be read aloud.
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  /// Whether a selection can be read aloud.
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  /// Whether switches show their states by signs.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  /// Whether videos start by themselves.
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
  /// Whether colors alone should carry no meaning.
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  /// Whether buttons have visible shapes.
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  /// Whether the user prefers fades to slides.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
}

extension UIAccessibility {
  /// Posted after `isVoiceOverRunning` changed.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted after `isReduceMotionEnabled` changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after `isReduceTransparencyEnabled` changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted after `isBoldTextEnabled` changed.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted after `isInvertColorsEnabled` changed.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted after `isDarkerSystemColorsEnabled` changed.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// Posted after `isSwitchControlRunning` changed.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted after `isGrayscaleEnabled` changed.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted after `isAssistiveTouchRunning` changed.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted after `isGuidedAccessEnabled` changed.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted after `isClosedCaptioningEnabled` changed.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted after `isMonoAudioEnabled` changed.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted after `isShakeToUndoEnabled` changed.
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted after `isSpeakScreenEnabled` changed.
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted after `isSpeakSelectionEnabled` changed.
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted after `isOnOffSwitchLabelsEnabled` changed.
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted after `isVideoAutoplayEnabled` changed.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted after `shouldDifferentiateWithoutColor` changed.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted after `buttonShapesEnabled` changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted after `prefersCrossFadeTransitions` changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}
