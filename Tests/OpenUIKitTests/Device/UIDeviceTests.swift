// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIDevice", .serialized)
@MainActor
struct UIDeviceTests {
  private final class Posted: @unchecked Sendable { var count = 0 }

  private let device = UIDevice()

  /// Returns how often a change between postures is posted.
  private func posts(_ old: DevicePosture, _ new: DevicePosture) -> Int {
    let posted = Posted()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in posted.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    device.postureDidChange(from: old, to: new)
    return posted.count
  }

  @Test("a change of the orientation is posted while notifications are generated")
  func notifications() {
    #expect(posts(.upright, .flat) == 0)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications && posts(.upright, .flat) == 1)
    // A tilt that leaves the lowest edge is no change.
    #expect(posts(.upright, .upright(turnedBy: 0.5)) == 0)
    #expect(posts(.upright, .upright(turnedBy: 1)) == 1)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(posts(.flat, .upright) == 1)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(posts(.flat, .upright) == 0)
  }

  /// An orientation with its raw value, and whether it is portrait, landscape and flat.
  private nonisolated static let orientations:
    [(UIDeviceOrientation, value: Int, portrait: Bool, landscape: Bool, flat: Bool)] = [
      (.unknown, 0, false, false, false), (.portrait, 1, true, false, false),
      (.portraitUpsideDown, 2, true, false, false), (.landscapeLeft, 3, false, true, false),
      (.landscapeRight, 4, false, true, false), (.faceUp, 5, false, false, true),
      (.faceDown, 6, false, false, true),
    ]

  @Test("each orientation has Apple's raw value and kind", arguments: orientations)
  func kinds(
    orientation: UIDeviceOrientation, value: Int, portrait: Bool, landscape: Bool, flat: Bool
  ) {
    #expect(orientation.rawValue == value)
    #expect(orientation.isPortrait == portrait && orientation.isLandscape == landscape)
    #expect(orientation.isFlat == flat)
    #expect(orientation.isValidInterfaceOrientation == (portrait || landscape))
  }

  private nonisolated static let turns: [(degrees: Double, UIDeviceOrientation)] = [
    (0, .portrait), (44, .portrait), (46, .landscapeRight), (134, .landscapeRight),
    (136, .portraitUpsideDown), (224, .portraitUpsideDown), (226, .landscapeLeft),
    (314, .landscapeLeft), (316, .portrait), (-90, .landscapeLeft),
  ]

  @Test("turning like a steering wheel changes the orientation at 45 degrees", arguments: turns)
  func turning(degrees: Double, orientation: UIDeviceOrientation) {
    device.posture = .upright(turnedBy: CGFloat(degrees * .pi / 180))
    #expect(device.orientation == orientation)
  }

  @Test("the device is a phone whose battery and proximity are not measured")
  func properties() {
    #expect(device.userInterfaceIdiom == .phone && device.model == "iPhone")
    #expect(device.localizedModel == device.model && device.systemName == "iOS")
    #expect(device.batteryLevel == -1 && !device.isBatteryMonitoringEnabled)
    #expect(!device.proximityState && !device.isProximityMonitoringEnabled)
    #expect(device.isMultitaskingSupported && device.orientation == .portrait)
  }
}

@Suite("Feedback generators")
@MainActor
struct UIFeedbackGeneratorTests {
  private typealias Style = UIImpactFeedbackGenerator.FeedbackStyle
  private let environment = AppEnvironment()

  private func kinds(_ body: () -> Void) -> [DeviceFeedback.Kind] {
    environment.run(body)
    return environment.device.feedback.map(\.kind)
  }

  @Test(
    "an impact has the generator's style, at full intensity unless one is given",
    arguments: [Style.light, .medium, .heavy, .soft, .rigid])
  func styles(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    let played = kinds {
      UIImpactFeedbackGenerator(style: style).impactOccurred()
      UIImpactFeedbackGenerator(style: style, view: UIView()).impactOccurred(intensity: 0.25)
    }
    #expect(played == [.impact(style, intensity: 1), .impact(style, intensity: 0.25)])
  }

  @Test("the intensity is limited to 0…1", arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.5), (3, 1)])
  func intensity(given: Double, played: Double) {
    let found = kinds { UIImpactFeedbackGenerator().impactOccurred(intensity: CGFloat(given)) }
    #expect(found == [.impact(.medium, intensity: CGFloat(played))])
  }

  @Test("preparing plays nothing, and generators for a view play as others do")
  func preparing() {
    let played = kinds {
      UIFeedbackGenerator(view: UIView()).prepare()
      UINotificationFeedbackGenerator(view: UIView()).notificationOccurred(.error)
      UISelectionFeedbackGenerator(view: UIView()).selectionChanged()
    }
    #expect(played == [.notification(.error), .selection])
  }

  @Test("feedback is kept in the order and with the times in which it was played")
  func times() {
    environment.run {
      let generator = UINotificationFeedbackGenerator()
      for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
        generator.notificationOccurred(type)
        for _ in 0..<30 { environment.clock.advanceFrame() }
      }
    }
    #expect(environment.device.feedback.map(\.time) == [0, 0.5, 1])
    #expect(
      environment.device.feedback.map(\.kind) == [
        .notification(.success), .notification(.warning), .notification(.error),
      ])
  }

  @Test("the raw values are those of Apple's headers")
  func rawValues() {
    let styles: [Style] = [.light, .medium, .heavy, .soft, .rigid]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4])
    let types: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
    #expect(types.map(\.rawValue) == [0, 1, 2])
  }
}
