// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

extension UIDynamicAnimator {
  /// How fast virtual time passes while the clock of the display drives the animator; 1 unless set,
  /// 0.5 is slow motion, 0 stands still.
  ///
  /// Only the number of steps per frame changes, never their length: a scene goes through the same
  /// states, to the bit, at any speed. `step(by:)` takes virtual seconds and does not ask for the
  /// speed. A number that is negative, not finite or above 100 is refused with a diagnostic. Own
  /// extension.
  ///
  ///     animator.speed = 0.25   // watch a landing at a quarter of its speed
  ///
  /// (C25)
  public var speed: CGFloat {
    get { onMainActor { CGFloat($0.controls.speed) } }
    set { onMainActor { $0.setTimeScale(\.speed, newValue, for: "UIDynamicAnimator.speed") } }
  }

  /// Whether the user has paused the animator, with all its behaviors in place; false unless set.
  ///
  /// While it is paused, `isRunning` is false, no item is moved, and the animator does not ask the
  /// clock for frames. Velocities, contacts and `elapsedTime` stay; changes to behaviors are taken
  /// in and act when it continues. The delegate is not called, because nothing has come to rest: code
  /// that ends a transition in `dynamicAnimatorDidPause(_:)` is not fooled.
  ///
  /// `step(by:)` still moves a paused animator on: that is how to look at single frames. It does
  /// not take a paused animator off its clock, which drives it again once this is false. Own
  /// extension.
  ///
  ///     animator.isPaused = true
  ///     animator.step(by: 1 / 60)   // one frame
  ///     animator.isPaused = false   // and on
  ///
  /// (C14)
  public var isPaused: Bool {
    get { onMainActor { $0.controls.isPaused } }
    set { onMainActor { $0.setPaused(newValue) } }
  }
}

extension Simulation {
  /// Sets a factor of the time, unless it is none.
  func setTimeScale(
    _ factor: WritableKeyPath<AnimatorControls, Double>, _ value: CGFloat, for method: String
  ) {
    guard value >= 0, value <= Tuning.maximumSpeed else {
      return DiagnosticReporter.report(
        method, problem: "\(value) is not a speed between 0 and \(Tuning.maximumSpeed).",
        remedy: "The previous speed is kept; 0.5 is half as fast, 2 is twice as fast.")
    }
    controls[keyPath: factor] = Double(value)
  }

  /// Takes the animator off its clock, or brings it back with what was changed meanwhile.
  func setPaused(_ isPaused: Bool) {
    guard isPaused != controls.isPaused else { return }
    controls.isPaused = isPaused
    if isPaused {
      clock?.leave(self, phase: .dynamics)
    } else {
      startIfChanged()
      joinClockIfNeeded()
      checkSharedItems(from: 0)
    }
  }
}
