// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

extension Simulator {
  /// How the device is held; upright and at rest unless set.
  ///
  /// Motion updates report it from the next frame on:
  ///
  ///     simulator.posture = .upright(turnedBy: .pi / 2)   // the right edge is down now
  ///     simulator.advance(by: 1)
  ///
  /// One with a number that is not finite is refused.
  public var posture: DevicePosture {
    get { environment.device.posture }
    set {
      guard newValue.isFinite else {
        return RefusedInput.report(
          for: "Simulator.posture", problem: "\(newValue) has a number that is not finite.",
          remedy: "The previous posture is kept.")
      }
      let device = environment.device
      let old = device.posture
      device.posture = newValue
      runAppCode { device.postureDidChange(from: old, to: newValue) }
    }
  }

  /// The accessibility settings of the device: nothing special unless set.
  ///
  /// `UIAccessibility` reports them, and posts the notification of each that changed:
  ///
  ///     simulator.accessibility.isReduceMotionEnabled = true
  public var accessibility: AccessibilitySettings {
    get { environment.device.accessibility }
    set { runAppCode { environment.device.accessibility = newValue } }
  }

  /// The haptic feedback so far, oldest first; the newest where there is more than
  /// 10,000.
  ///
  /// Like ``events``, the list does not grow without bounds: when it would exceed the maximum, its
  /// older half is discarded, so that at least the newest 5,000 are always there.
  /// ``discardedFeedbackCount`` counts what is missing. For a long run, take the feedback now and then
  /// with ``takeFeedback()``.
  public var feedback: [DeviceFeedback] { environment.device.feedback }

  /// The number of entries of ``feedback`` that have been discarded because there were too many.
  ///
  /// Those that were taken with ``takeFeedback()`` do not count.
  public var discardedFeedbackCount: Int { environment.device.discardedFeedbackCount }

  /// Returns the feedback so far, and removes it from ``feedback``.
  public func takeFeedback() -> [DeviceFeedback] { environment.device.takeFeedback() }
}
