import Foundation
import OpenUIDynamics

/// How the device was held at a time.
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
  private var clock: FrameClock?
  private var timer: FrameTimer?
  private var handler: (@MainActor (MotionReading) -> Void)?

  nonisolated init(intervalName: String) {
    self.intervalName = intervalName
  }

  /// Whether the sensor is on.
  var isActive: Bool { clock != nil }

  /// Seconds from one update to the next; each frame when 0.
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
    clock.map { MotionReading(posture: $0.posture, timestamp: $0.now) }
  }

  /// Turns the sensor on; a handler takes the place of the one before.
  func start(handler: (@MainActor (MotionReading) -> Void)? = nil) {
    clock = FrameClock.current
    self.handler = handler
    schedule()
  }

  /// Turns the sensor off.
  func stop() {
    timer?.invalidate()
    timer = nil
    clock = nil
    handler = nil
  }

  private func schedule() {
    timer?.invalidate()
    timer = nil
    guard let clock, handler != nil else { return }
    let wait = max(interval, clock.frameDuration)
    // Weakly: a manager that nobody keeps any more is silent.
    timer = clock.schedule(after: wait, repeats: true) { [weak self] timer in
      guard let self, let reading = self.reading else { return timer.invalidate() }
      self.handler?(reading)
    }
  }
}
