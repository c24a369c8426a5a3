// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@MainActor
@Suite("UIAccessibility")
struct AccessibilitySettingsTests {
  private let environment = AppEnvironment()

  @Test("a new device has nothing special, and shakes to undo")
  func defaults() {
    environment.run {
      #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
      #expect(UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
    }
  }

  @Test("a changed setting is reported, and its notification posted once")
  func changes() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    environment.run {
      environment.device.accessibility.isReduceMotionEnabled = true
      environment.device.accessibility.isBoldTextEnabled = true
      #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled)
    }
    #expect(count == 1)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test("each setting has a notification of its own")
  func notifications() {
    var all = AccessibilitySettings()
    let none = AccessibilitySettings()
    all.isGrayscaleEnabled = true
    all.prefersCrossFadeTransitions = true
    #expect(
      all.notifications(changedFrom: none) == [
        UIAccessibility.grayscaleStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      ])
  }
}
