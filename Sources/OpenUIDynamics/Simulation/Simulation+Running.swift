// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

/// Starting, advancing in time, and pausing at rest.
///
/// (S007–S010)
extension Simulation: FrameParticipant {
  /// Seconds that the animator has run.
  ///
  /// (S010)
  var elapsedTime: TimeInterval { Double(state.stepCount) / Tuning.stepsPerSecond }

  /// Whether items are being moved: not while the user has paused the animator, except within its
  /// own steps.
  ///
  /// (S012)
  var isMoving: Bool { state.isRunning && (!controls.isPaused || isStepping) }

  /// Starts an animator that is at rest and has items, unless the user has paused it.
  ///
  /// (S007)
  func startIfNeeded() {
    guard changeDepth == 0, !controls.isPaused else { return }
    start()
  }

  /// Starts the animator if something was changed while the user had paused it.
  func startIfChanged() {
    if state.isWorldChanged { start() }
  }

  private func start() {
    guard !state.isRunning, !state.isSuspended, changeDepth == 0, state.simulatedItemCount > 0,
      let animator
    else {
      return
    }
    state.isRunning = true
    joinClock()
    checkSharedItems(from: 0)
    notify {
      animator.delegate?.dynamicAnimatorWillResume(animator)
      notifyObserver(.resumed)
    }
  }

  /// Follows the clock while the animator runs or waits for its layout.
  func joinClockIfNeeded() {
    if state.isRunning || state.isSuspended { joinClock() }
  }

  private func joinClock() {
    guard !isSteppedManually, !controls.isPaused else { return }
    let environment = AppEnvironment.current
    let clock = self.clock ?? environment.clock
    if self.clock == nil { (self.clock, observers) = (clock, environment.observers) }
    clock.join(self, phase: .dynamics)
    scheduleClockCheck()
  }

  private func pause() {
    state.isRunning = false
    state.dueSteps = 0
    if !state.isSuspended { clock?.leave(self, phase: .dynamics) }
    notify {
      if let animator { animator.delegate?.dynamicAnimatorDidPause(animator) }
      notifyObserver(.paused)
    }
  }

  /// Calls the user's code, in which no snapshot is restored.
  func notify(_ body: () -> Void) {
    noticeDepth += 1
    body()
    noticeDepth -= 1
  }

  /// Pauses if all bodies sleep and nothing was changed, or if there are no items.
  func pauseIfResting() {
    guard state.isRunning else { return }
    if isLayoutReplaced {
      state.isSuspended = true
      return pause()
    }
    let rests = world.awakeBodyCount == 0 && !state.isWorldChanged
    if state.simulatedItemCount == 0 || rests { pause() }
  }

  /// Whether the collection view that showed the layout now shows another one.
  ///
  /// (S120)
  private var isLayoutReplaced: Bool {
    guard let layout = reference.layout else { return false }
    if layout.collectionView != nil { wasLayoutShown = true }
    return wasLayoutShown && layout.collectionView == nil
  }

  /// Resumes when a collection view shows the layout again; until then a suspended animator keeps
  /// following its clock in order to poll for it.
  private func resumeIfLayoutReturned() {
    guard state.isSuspended, !isLayoutReplaced else { return }
    state.isSuspended = false
    startIfNeeded()
    if !state.isRunning { clock?.leave(self, phase: .dynamics) }
  }

  package func frameClockDidTick(_ clock: FrameClock) {
    advance(by: clock.frameDuration * controls.timeScale)
  }

  /// Advances by a time that the user gives; from the first call on no clock drives the animator.
  func step(by seconds: TimeInterval) {
    let method = "UIDynamicAnimator.step(by:)"
    guard seconds >= 0, seconds <= Tuning.maximumStepTime else {
      return DiagnosticReporter.report(
        method,
        problem: "\(seconds) is not a time between 0 and \(Tuning.maximumStepTime) seconds.",
        remedy: "No time passes; give seconds.")
    }
    guard !isStepping else {
      return DiagnosticReporter.report(
        method, problem: "The call comes from a callback of the step that is running.",
        remedy: "No time passes; step from outside of the animator's callbacks.")
    }
    guard changeDepth == 0 else {
      return DiagnosticReporter.report(
        method, problem: "The call comes from inside of a change of the animator's tree or items.",
        remedy: "No time passes; step when the change is complete.")
    }
    if controls.isPaused {
      // Single frames of a paused animator, whose clock continues when the pause ends.
      startIfChanged()
    } else if !isSteppedManually {
      isSteppedManually = true
      clock?.leave(self, phase: .dynamics)
    }
    advance(by: seconds)
  }

  /// Takes the steps that are due after a time, and keeps the remainder.
  ///
  /// Whole seconds are whole numbers of steps: a sum of sixtieths misses them only by rounding
  /// errors, which are within the tolerance.
  private func advance(by seconds: TimeInterval) {
    guard changeDepth == 0, !isStepping else { return }
    resumeIfLayoutReturned()
    guard state.isRunning else { return }
    state.dueSteps += seconds * Tuning.stepsPerSecond
    let count = Int((state.dueSteps + Tuning.stepTolerance).rounded(.down))
    state.dueSteps -= Double(count)
    let wasPaused = controls.isPaused
    for _ in 0..<count where state.isRunning && (wasPaused || !controls.isPaused) {
      measuring { runStep() }
    }
  }
}
