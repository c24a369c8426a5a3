// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The tasks that wait for moments of a clock.
package final class SleepingTasks: Sendable {
  /// The tasks that wait; nil when nothing advances the clock any more.
  private let waiting = Mutex<[ObjectIdentifier: TaskSleep]?>([:])

  /// The tasks whose time has come, in order.
  ///
  /// A task comes back to the main actor by way of another thread. One after the other does, so that
  /// their order is the same in each run.
  @MainActor private var waking: [TaskSleep] = []

  init() {}

  /// Whether tasks are on their way back to the main actor.
  @MainActor package var hasWaking: Bool { !waking.isEmpty }

  /// Lets the tasks that wait, and those that will, wait in real time.
  ///
  /// For the end of the simulator that advanced the clock: they would retain what they use forever.
  package func endVirtualTime() {
    let tasks = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? [:]
    }
    for task in tasks.values { task.finish(with: .clockEnded) }
  }

  /// Adds a task; returns false if nothing advances the clock.
  fileprivate func add(_ task: TaskSleep) -> Bool {
    waiting.withLock {
      $0?[ObjectIdentifier(task)] = task
      return $0 != nil
    }
  }

  /// Lets a task go on after those whose time came before.
  @MainActor fileprivate func wake(_ task: TaskSleep) {
    waiting.withLock { _ = $0?.removeValue(forKey: ObjectIdentifier(task)) }
    waking.append(task)
    if waking.count == 1 { task.finish(with: .elapsed) }
  }

  /// Lets the next task go on when one has come back.
  @MainActor fileprivate func didReturn(_ task: TaskSleep) {
    guard let index = waking.firstIndex(where: { $0 === task }) else { return }
    waking.remove(at: index)
    if index == 0 { waking.first?.finish(with: .elapsed) }
  }
}

/// One wait of a task for a moment of the clock that its code follows.
final class TaskSleep: Sendable {
  /// How a wait ends.
  enum Outcome {
    /// The moment has come.
    case elapsed
    /// Nothing advances the clock.
    case clockEnded
    case cancelled
  }

  private enum State {
    case new
    case waiting(CheckedContinuation<Outcome, Never>)
    case finished(Outcome)
  }

  private let state = Mutex(State.new)

  private init() {}

  /// Waits some seconds of the clock that the caller follows.
  ///
  /// - Returns: false, at once or when the clock's simulator ends, if the caller has to wait in real
  ///   time.
  /// - Throws: a `CancellationError` if the task is canceled.
  @MainActor
  static func wait(_ seconds: TimeInterval) async throws -> Bool {
    try Task.checkCancellation()
    guard AppEnvironment.isHosted else { return false }
    let sleep = TaskSleep()
    let time = AppEnvironment.current.time
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        sleep.begin(continuation)
        sleep.schedule(after: seconds, of: time)
      }
    } onCancel: {
      sleep.finish(with: .cancelled)
    }
    time.sleepingTasks.didReturn(sleep)
    guard outcome != .cancelled else { throw CancellationError() }
    return outcome == .elapsed
  }

  /// Ends the wait, unless it has ended.
  fileprivate func finish(with outcome: Outcome) {
    let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      switch state {
      case .new:
        state = .finished(outcome)
        return nil
      case .waiting(let continuation):
        state = .finished(outcome)
        return continuation
      case .finished: return nil
      }
    }
    continuation?.resume(returning: outcome)
  }

  private func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
    let outcome = state.withLock { state -> Outcome? in
      if case .finished(let outcome) = state { return outcome }
      state = .waiting(continuation)
      return nil
    }
    if let outcome { continuation.resume(returning: outcome) }
  }

  /// Whether the wait has ended, as where its task was canceled.
  private var isFinished: Bool {
    state.withLock { if case .finished = $0 { true } else { false } }
  }

  @MainActor
  private func schedule(after seconds: TimeInterval, of time: AppTime) {
    guard time.sleepingTasks.add(self) else { return finish(with: .clockEnded) }
    time.schedule(after: seconds) { [sleepingTasks = time.sleepingTasks] _ in
      if !self.isFinished { sleepingTasks.wake(self) }
    }
  }
}
