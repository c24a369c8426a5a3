import Foundation

/// Starting, time, and coming to rest (S007–S010).
extension Simulation: FrameParticipant {
  /// Seconds that the animator has run (S010).
  var elapsedTime: TimeInterval { Double(state.stepCount) / Tuning.stepsPerSecond }

  /// Whether items are being moved (S012): not while the user has paused the animator, except in the
  /// steps that the user takes.
  var isMoving: Bool { state.isRunning && (!controls.isPaused || isStepping) }

  /// Starts the animator if it stands still and has something to move (S007), unless the user has
  /// paused it.
  func startIfNeeded() {
    guard !controls.isPaused else { return }
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
    animator.delegate?.dynamicAnimatorWillResume(animator)
    notifyObserver(.resumed)
  }

  /// Follows the clock while there is something to move or to wait for.
  func joinClockIfNeeded() {
    if state.isRunning || state.isSuspended { joinClock() }
  }

  private func joinClock() {
    guard !isSteppedManually, !controls.isPaused else { return }
    let environment = AppEnvironment.current
    let clock = self.clock ?? environment.clock
    if self.clock == nil { (self.clock, observers) = (clock, environment.observers) }
    clock.join(self, phase: .dynamics)
  }

  private func pause() {
    state.isRunning = false
    state.dueSteps = 0
    if !state.isSuspended { clock?.leave(self, phase: .dynamics) }
    if let animator { animator.delegate?.dynamicAnimatorDidPause(animator) }
    notifyObserver(.paused)
  }

  /// Pauses when everything rests and nobody has changed anything, or when there is nothing to move.
  func pauseIfResting() {
    guard state.isRunning else { return }
    if isLayoutReplaced {
      state.isSuspended = true
      return pause()
    }
    let rests = world.awakeBodyCount == 0 && !state.isWorldChanged
    if state.simulatedItemCount == 0 || rests { pause() }
  }

  /// Whether a collection view has shown the layout and now shows another one (S120).
  private var isLayoutReplaced: Bool {
    guard let layout = reference.layout else { return false }
    if layout.collectionView != nil { wasLayoutShown = true }
    return wasLayoutShown && layout.collectionView == nil
  }

  /// Goes on when the collection view shows the layout again; until then a suspended animator stays
  /// on its clock in order to notice.
  private func resumeIfLayoutReturned() {
    guard state.isSuspended, !isLayoutReplaced else { return }
    state.isSuspended = false
    startIfNeeded()
    if !state.isRunning { clock?.leave(self, phase: .dynamics) }
  }

  package func frameClockDidTick(_ clock: FrameClock) {
    advance(by: clock.frameDuration * controls.timeScale)
  }

  /// Moves on by a time that the user gives, from the first call on without a clock.
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
    if controls.isPaused {
      // A look at single frames, after which the clock goes on.
      startIfChanged()
    } else if !isSteppedManually {
      isSteppedManually = true
      clock?.leave(self, phase: .dynamics)
    }
    advance(by: seconds)
  }

  /// Runs the steps that are due after a time; what is left over is kept.
  ///
  /// Whole seconds are whole numbers of steps: a sum of sixtieths misses them only by rounding, which
  /// the tolerance takes in.
  private func advance(by seconds: TimeInterval) {
    resumeIfLayoutReturned()
    guard state.isRunning, !isStepping else { return }
    state.dueSteps += seconds * Tuning.stepsPerSecond
    let count = Int((state.dueSteps + Tuning.stepTolerance).rounded(.down))
    state.dueSteps -= Double(count)
    let wasPaused = controls.isPaused
    for _ in 0..<count where state.isRunning && (wasPaused || !controls.isPaused) { runStep() }
  }
}
