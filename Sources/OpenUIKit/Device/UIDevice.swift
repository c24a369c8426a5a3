// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The device: a simulated phone.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that the program runs on.
  open class var current: UIDevice { AppEnvironment.current.device }

  /// Posted after the orientation changed, while notifications are generated.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted after the battery level changed; never here.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted after the battery was connected or disconnected; never here.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Its name.
  open var name: String { "iPhone" }
  /// Its model.
  open var model: String { "iPhone" }
  /// Its model in the user's language.
  open var localizedModel: String { model }
  /// The name of its system, as on Apple's devices.
  open var systemName: String { "iOS" }
  /// The version of its system: that of the oldest SDK whose names are all declared here.
  open var systemVersion: String { "18.0" }
  /// A stable vendor identifier, the same in each run.
  open var identifierForVendor: UUID? { identifier }
  /// The interface idiom: a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Whether the battery level is monitored; false unless set, and without effect.
  open var isBatteryMonitoringEnabled = false {
    didSet { reportNoEffect(if: isBatteryMonitoringEnabled, in: UIDevice.self) }
  }
  /// The battery level: -1 for unknown.
  open var batteryLevel: Float { -1 }
  /// Whether the proximity sensor is monitored; false unless set, and without effect.
  open var isProximityMonitoringEnabled = false {
    didSet { reportNoEffect(if: isProximityMonitoringEnabled, in: UIDevice.self) }
  }
  /// Whether the device is close to the user: never.
  open var proximityState: Bool { false }
  /// Whether multitasking is supported: always.
  open var isMultitaskingSupported: Bool { true }

  // Chosen once at random: a new one in each run would make two runs differ.
  private let identifier = UUID(
    uuid: (
      0x5E, 0x0C, 0x7A, 0x31, 0x8D, 0x2B, 0x4F, 0x96, 0xA1, 0x64, 0x3D, 0xF0, 0x19, 0xC8, 0x72, 0xBE
    ))
  private let clock: FrameClock
  /// Counted for all devices, because one notification center serves them.
  private static var listeners = 0

  /// How the device is held.
  package var posture = DevicePosture.upright
  /// What was copied.
  let pasteboard = UIPasteboard(name: .general)
  /// The motion effects of views.
  var tilting = TiltEffects()
  /// What the user needs to perceive and use the screen.
  package var accessibility = AccessibilitySettings() {
    didSet {
      for name in accessibility.notifications(changedFrom: oldValue) {
        NotificationCenter.default.post(name: name, object: nil)
      }
    }
  }
  /// The feedback that the device has played, oldest first: the newest where there is too much.
  package private(set) var feedback: [DeviceFeedback] = []
  /// The number of entries that were discarded.
  package private(set) var discardedFeedbackCount = 0
  /// The maximum number of entries that are kept: a game that plays feedback in every frame fills
  /// them in three minutes.
  package static let maximumFeedbackCount = 10_000

  /// Creates a device whose feedback has the times of a clock.
  package init(clock: FrameClock) {
    self.clock = clock
    super.init()
  }

  /// Creates a device; code that asks for ``current`` never sees it.
  public convenience override init() {
    self.init(clock: AppEnvironment.current.clock)
  }

  /// Plays feedback for the user of the device, and discards the older half of what was played where
  /// there is too much: so that each costs the same, however many there have been.
  func play(_ kind: DeviceFeedback.Kind) {
    feedback.append(DeviceFeedback(kind: kind, time: clock.now))
    guard feedback.count > Self.maximumFeedbackCount else { return }
    let surplus = feedback.count - Self.maximumFeedbackCount / 2
    feedback.removeFirst(surplus)
    discardedFeedbackCount += surplus
  }

  /// Returns the feedback so far, and removes it.
  package func takeFeedback() -> [DeviceFeedback] {
    defer { feedback = [] }
    return feedback
  }

  // MARK: Orientation

  /// The orientation, derived from the direction of gravity; `Simulator.posture` sets it.
  open var orientation: UIDeviceOrientation {
    UIDeviceOrientation(gravity: posture.gravity)
  }

  /// Whether changes of the orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { Self.listeners > 0 }

  /// Begins posting notifications; calls must be balanced by calls of the other method.
  open func beginGeneratingDeviceOrientationNotifications() { Self.listeners += 1 }

  /// Ends posting notifications, after as many calls as there were to begin.
  open func endGeneratingDeviceOrientationNotifications() {
    Self.listeners = max(Self.listeners - 1, 0)
  }

  /// Tilts the motion effects, and posts a change of the orientation if notifications were requested.
  package func postureDidChange(from old: DevicePosture, to new: DevicePosture) {
    tilting.follow(new)
    let before = UIDeviceOrientation(gravity: old.gravity)
    guard Self.listeners > 0, before != UIDeviceOrientation(gravity: new.gravity) else { return }
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: self)
  }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright: the bottom edge is lowest.
  case portrait
  /// The top edge is lowest.
  case portraitUpsideDown
  /// The left edge is lowest.
  case landscapeLeft
  /// The right edge is lowest.
  case landscapeRight
  /// Face up.
  case faceUp
  /// Face down.
  case faceDown

  /// Whether the bottom or the top edge is down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the left or the right edge is down.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is one of the four in which an edge is down.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The orientation whose direction is closest to gravity's.
  init(gravity: SIMD3<Double>) {
    let sizes = SIMD3(abs(gravity.x), abs(gravity.y), abs(gravity.z))
    switch sizes.max() {
    case 0: self = .unknown
    case sizes.y: self = gravity.y < 0 ? .portrait : .portraitUpsideDown
    case sizes.x: self = gravity.x < 0 ? .landscapeLeft : .landscapeRight
    default: self = gravity.z < 0 ? .faceUp : .faceDown
    }
  }
}
