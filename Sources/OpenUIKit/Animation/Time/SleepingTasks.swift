// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The tasks that wait for moments of a clock.
package final class SleepingTasks: Sendable {
  private struct Queues {
    /// The tasks that wait; nil when nothing advances the clock any more.
    var waiting: [ObjectIdentifier: TaskSleep]? = [:]
    /// The tasks whose time has come, and those that were canceled, in order.
    ///
    /// A task comes back to the main actor by way of another thread. One after the other does, so that
    /// their order is the same in each run.
    var waking: [(task: TaskSleep, outcome: TaskSleep.Outcome)] = []
  }

  private let queues = Mutex(Queues())

  init() {}

  /// Whether tasks are on their way back to the main actor.
  package var hasWaking: Bool { queues.withLock { !$0.waking.isEmpty } }

  /// The number of tasks that wait.
  package var waitingCount: Int { queues.withLock { $0.waiting?.count ?? 0 } }

  /// Lets the tasks that wait, and those that will, wait in real time.
  ///
  /// For the end of the simulator that advanced the clock: they would retain what they use forever.
  package func endVirtualTime() {
    let tasks = queues.withLock { queues in
      defer { queues.waiting = nil }
      return queues.waiting ?? [:]
    }
    for task in tasks.values { task.finish(with: .clockEnded) }
  }

  /// Adds a task; returns false if nothing advances the clock.
  fileprivate func add(_ task: TaskSleep) -> Bool {
    queues.withLock {
      $0.waiting?[ObjectIdentifier(task)] = task
      return $0.waiting != nil
    }
  }

  /// Lets a task go on after those whose turn came before; returns false if it has not waited.
  @discardableResult
  fileprivate func wake(_ task: TaskSleep, with outcome: TaskSleep.Outcome) -> Bool {
    let (hasTurn, isNext) = queues.withLock { queues in
      guard queues.waiting?.removeValue(forKey: ObjectIdentifier(task)) != nil, !task.isFinished
      else { return (queues.waking.contains { $0.task === task }, false) }
      queues.waking.append((task, outcome))
      return (true, queues.waking.count == 1)
    }
    if isNext { task.finish(with: outcome) }
    return hasTurn
  }

  /// Lets the next task go on when one has come back.
  fileprivate func didReturn(_ task: TaskSleep) {
    let next = queues.withLock { queues -> (task: TaskSleep, outcome: TaskSleep.Outcome)? in
      queues.waiting?[ObjectIdentifier(task)] = nil
      guard let index = queues.waking.firstIndex(where: { $0.task === task }) else { return nil }
      queues.waking.remove(at: index)
      return queues.waking.first
    }
    if let next { next.task.finish(with: next.outcome) }
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
    let sleepingTasks = time.sleepingTasks
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        sleep.begin(continuation)
        sleep.schedule(after: seconds, of: time)
      }
    } onCancel: {
      // In turn with the others, or at once if it does not wait yet.
      if !sleepingTasks.wake(sleep, with: .cancelled) { sleep.finish(with: .cancelled) }
    }
    sleepingTasks.didReturn(sleep)
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
  fileprivate var isFinished: Bool {
    state.withLock { if case .finished = $0 { true } else { false } }
  }

  @MainActor
  private func schedule(after seconds: TimeInterval, of time: AppTime) {
    guard time.sleepingTasks.add(self) else { return finish(with: .clockEnded) }
    time.schedule(after: seconds) { [sleepingTasks = time.sleepingTasks] _ in
      sleepingTasks.wake(self, with: .elapsed)
    }
  }
}
