import Foundation
import OpenUIDynamics

extension Simulator {
  /// Puts a finger down and lifts it at once; recognizers have fired when this returns.
  ///
  /// No time passes. A point that is not finite is refused.
  public func tap(at point: CGPoint) {
    perform(.tap(at: point, time: time))
  }

  /// Drags a finger evenly from a point to another, and lets that time pass.
  ///
  /// The finger is down from the first frame on and lifted at the end of the last; when this
  /// returns, `time` is later by the duration, rounded up to whole frames. To let fingers move
  /// while you do something else, use ``schedule(_:)``.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    perform(.drag(from: start, to: end, start: time, duration: duration))
  }

  /// Holds a finger at a point, and lets that time pass, rounded up to whole frames.
  public func longPress(at point: CGPoint, duration: TimeInterval) {
    perform(.longPress(at: point, start: time, duration: duration))
  }

  /// Plans touches for later; they happen while time passes, before everything else in a frame.
  ///
  /// Their times count from the simulator's time 0; one that has passed means now. A touch with a
  /// number that is not finite is refused; the others are not.
  public func schedule(_ touches: [ScriptedTouch]) {
    for touch in touches where !touch.isPlayable {
      RefusedInput.report(
        for: "Simulator.schedule(_:)",
        problem: "The touch \(touch) has a number that is not finite.",
        remedy: "It is left out; the other touches are played.")
    }
    fingers.add(touches.filter(\.isPlayable))
    deliverTouches()
  }

  /// Does at once what a finger that is held live does; no time passes.
  ///
  /// Fingers have numbers of the caller's choice. One that is down does not come down again, and one
  /// that is not down neither moves nor rises. A point that is not finite is refused.
  public func perform(_ action: FingerAction) {
    if let point = action.point, !point.x.isFinite || !point.y.isFinite {
      return RefusedInput.report(
        for: "Simulator.perform(_:)",
        problem: "The point of \(action) is not finite.",
        remedy: "It is left out; give points of the screen.")
    }
    runAppCode { fingers.perform(action) }
  }

  private func perform(_ touch: ScriptedTouch) {
    schedule([touch])
    guard touch.isPlayable else { return }
    let frames = (touch.duration * clock.framesPerSecond - 1e-6).rounded(.up)
    guard frames >= 1 else { return }
    advance(by: frames / clock.framesPerSecond)
  }
}
