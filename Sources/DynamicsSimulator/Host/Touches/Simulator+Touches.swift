// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension Simulator {
  /// Taps the screen; recognizers have fired when this returns.
  ///
  /// No time passes. A point that is not finite is refused.
  public func tap(at point: CGPoint) {
    perform(.tap(at: point, time: time))
  }

  /// Drags at constant speed from one point to another, and advances time by the duration.
  ///
  /// The touch begins in the first frame and ends in the last; when this returns, `time` is later by
  /// the duration, rounded up to whole frames. To let touches play while you do something else, use
  /// ``schedule(_:)``.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    perform(.drag(from: start, to: end, start: time, duration: duration))
  }

  /// Holds a touch at a point, and advances time by the duration, rounded up to whole frames.
  public func longPress(at point: CGPoint, duration: TimeInterval) {
    perform(.longPress(at: point, start: time, duration: duration))
  }

  /// Schedules touches, which are delivered as time passes, before everything else in a frame.
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
    touchScheduler.add(touches.filter(\.isPlayable))
    deliverTouches()
  }

  /// Delivers a live touch at once; no time passes.
  ///
  /// The caller chooses the identifiers of live touches. A touch that is down does not begin again, and
  /// one that is not down neither moves nor ends. A point that is not finite is refused.
  public func perform(_ action: TouchAction) {
    if let point = action.point, !point.x.isFinite || !point.y.isFinite {
      return RefusedInput.report(
        for: "Simulator.perform(_:)",
        problem: "The point of \(action) is not finite.",
        remedy: "It is left out; give points of the screen.")
    }
    runAppCode {
      // Before the app sees the touch and moves things.
      grips.prepare(action, in: self)
      activeTouches.perform(action)
      grips.follow(action)
    }
  }

  /// Ends the scheduled touches that are down, and forgets those that are still to come: for a person
  /// who takes over from a script.
  public func endScheduledTouches() {
    runAppCode { touchScheduler.endAll() }
  }

  /// Whether a live touch that nothing of the app takes holds the item under it, and throws it when it
  /// ends; false unless set.
  ///
  /// The app takes a touch by a gesture recognizer that has not failed, a control, a scroll view, or a
  /// responder that overrides `touchesBegan(_:with:)` and does not call `super`. An item is held by a
  /// damped spring at the touched point, which follows a touch of 500 points/s within 6 points. Neither
  /// behaviors nor the app's own code see it. An anchored item cannot be held.
  ///
  ///     simulator.grabsItems = true
  ///     simulator.perform(.begin(touch: 0, at: CGPoint(x: 160, y: 100)))
  public var grabsItems: Bool {
    get { grips.isEnabled }
    set { runAppCode { grips.isEnabled = newValue } }
  }

  private func perform(_ touch: ScriptedTouch) {
    schedule([touch])
    guard touch.isPlayable else { return }
    let frames = (touch.duration * clock.framesPerSecond - 1e-6).rounded(.up)
    guard frames >= 1 else { return }
    advance(by: frames / clock.framesPerSecond)
  }
}
