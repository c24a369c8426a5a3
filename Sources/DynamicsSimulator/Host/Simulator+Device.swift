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

  /// The haptic feedback so far, oldest first.
  public var feedback: [DeviceFeedback] { environment.device.feedback }
}
