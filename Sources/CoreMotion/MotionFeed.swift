// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The posture of the device at a time.
struct MotionReading: Sendable {
  let posture: DevicePosture
  let timestamp: TimeInterval
}

/// The updates of one sensor.
@MainActor
final class MotionFeed {
  /// The name of the interval, for messages.
  private let intervalName: String
  private var storedInterval: TimeInterval = 0
  /// The time and the device of the app that turned the sensor on; nil while it is off.
  private var source: (time: AppTime, device: UIDevice)?
  private var timer: FrameTimer?
  private var handler: (@MainActor (MotionReading) -> Void)?

  nonisolated init(intervalName: String) {
    self.intervalName = intervalName
  }

  /// Whether the sensor is on.
  var isActive: Bool { source != nil }

  /// The interval of updates in seconds; 0 means each frame.
  var interval: TimeInterval {
    get { storedInterval }
    set {
      guard newValue.isFinite, newValue >= 0 else {
        return RefusedInput.report(
          for: "CMMotionManager.\(intervalName)", problem: "\(newValue) is no number of seconds.",
          remedy: "The interval before stays.")
      }
      storedInterval = newValue
      if isActive { schedule() }
    }
  }

  /// The present reading; nil while the sensor is off.
  var reading: MotionReading? {
    source.map { MotionReading(posture: $0.device.posture, timestamp: $0.time.clock.now) }
  }

  /// Turns the sensor on; a handler replaces the previous one.
  func start(handler: (@MainActor (MotionReading) -> Void)? = nil) {
    let environment = AppEnvironment.current
    source = (environment.time, environment.device)
    self.handler = handler
    schedule()
  }

  /// Turns the sensor off.
  func stop() {
    timer?.invalidate()
    timer = nil
    source = nil
    handler = nil
  }

  private func schedule() {
    timer?.invalidate()
    timer = nil
    guard let time = source?.time, handler != nil else { return }
    let wait = max(interval, time.clock.frameDuration)
    // Weakly: a manager that was released sends no updates.
    timer = time.schedule(after: wait, repeats: true) { [weak self] timer in
      guard let self, let reading = self.reading else { return timer.invalidate() }
      self.handler?(reading)
    }
  }
}
