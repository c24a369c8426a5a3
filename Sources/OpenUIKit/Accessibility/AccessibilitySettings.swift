// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The accessibility settings of the simulated device; own extension.
///
///     simulator.accessibility.isReduceMotionEnabled = true
public struct AccessibilitySettings: Sendable, Hashable {
  /// Whether VoiceOver reads the screen; false by default.
  public var isVoiceOverRunning = false
  /// Whether the user wants less motion; false by default.
  public var isReduceMotionEnabled = false
  /// Whether the user wants less transparency; false by default.
  public var isReduceTransparencyEnabled = false
  /// Whether the user wants bold text; false by default.
  public var isBoldTextEnabled = false
  /// Whether the colors are inverted; false by default.
  public var isInvertColorsEnabled = false
  /// Whether the user wants darker colors; false by default.
  public var isDarkerSystemColorsEnabled = false
  /// Whether Switch Control is in use; false by default.
  public var isSwitchControlRunning = false
  /// Whether colors are shown as grays; false by default.
  public var isGrayscaleEnabled = false
  /// Whether AssistiveTouch is in use; false by default.
  public var isAssistiveTouchRunning = false
  /// Whether the device is limited to one app; false by default.
  public var isGuidedAccessEnabled = false
  /// Whether the user wants subtitles; false by default.
  public var isClosedCaptioningEnabled = false
  /// Whether sounds are mixed to one channel; false by default.
  public var isMonoAudioEnabled = false
  /// Whether shaking the device undoes; true by default.
  public var isShakeToUndoEnabled = true
  /// Whether the screen can be read aloud; false by default.
  public var isSpeakScreenEnabled = false
  /// Whether a selection can be read aloud; false by default.
  public var isSpeakSelectionEnabled = false
  /// Whether switches show their states by signs; false by default.
  public var isOnOffSwitchLabelsEnabled = false
  /// Whether videos start by themselves; true by default.
  public var isVideoAutoplayEnabled = true
  /// Whether colors alone should carry no meaning; false by default.
  public var shouldDifferentiateWithoutColor = false
  /// Whether buttons have visible shapes; false by default.
  public var buttonShapesEnabled = false
  /// Whether the user prefers fades to slides; false by default.
  public var prefersCrossFadeTransitions = false

  /// Creates the settings of a new device.
  public init() {}

  /// The notifications of the settings that differ from others, in the order of declaration.
  package func notifications(changedFrom old: AccessibilitySettings) -> [Notification.Name] {
    let settings: [(KeyPath<AccessibilitySettings, Bool>, Notification.Name)] = [
      (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
      (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (
        \.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
      (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
      (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
      (
        \.isDarkerSystemColorsEnabled, UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      ),
      (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
      (\.isGrayscaleEnabled, UIAccessibility.grayscaleStatusDidChangeNotification),
      (\.isAssistiveTouchRunning, UIAccessibility.assistiveTouchStatusDidChangeNotification),
      (\.isGuidedAccessEnabled, UIAccessibility.guidedAccessStatusDidChangeNotification),
      (\.isClosedCaptioningEnabled, UIAccessibility.closedCaptioningStatusDidChangeNotification),
      (\.isMonoAudioEnabled, UIAccessibility.monoAudioStatusDidChangeNotification),
      (\.isShakeToUndoEnabled, UIAccessibility.shakeToUndoDidChangeNotification),
      (\.isSpeakScreenEnabled, UIAccessibility.speakScreenStatusDidChangeNotification),
      (\.isSpeakSelectionEnabled, UIAccessibility.speakSelectionStatusDidChangeNotification),
      (\.isOnOffSwitchLabelsEnabled, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
      (\.isVideoAutoplayEnabled, UIAccessibility.videoAutoplayStatusDidChangeNotification),
      (
        \.shouldDifferentiateWithoutColor,
        UIAccessibility.differentiateWithoutColorDidChangeNotification
      ),
      (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
      (\.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
    ]
    return settings.filter { self[keyPath: $0.0] != old[keyPath: $0.0] }.map(\.1)
  }
}
