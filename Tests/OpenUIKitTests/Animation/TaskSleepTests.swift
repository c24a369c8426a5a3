// SPDX-License-Identifier: Apache-2.0

#if !canImport(Darwin)
  import Foundation
  import OpenUIKit
  import TestSupport
  import Testing

  @Suite("Tasks that sleep, on a clock")
  @MainActor
  struct TaskSleepTests {
    private let fixture = TimeFixture()

    /// Begins a task of the app, and runs it until it waits.
    private func begin(
      _ work: @escaping @MainActor @Sendable () async throws -> Void
    ) async -> Task<Void, any Error> {
      let task = fixture.environment.host {
        fixture.run { Task { try await work() } }
      }
      await runTasks()
      return task
    }

    /// Lets the tasks that can go on do so.
    private func runTasks() async {
      repeat { await Task.yield() } while fixture.environment.time.sleepingTasks.hasWaking
    }

    private func advance(frames: Int) async {
      for _ in 0..<frames {
        fixture.environment.host { fixture.advance(frames: 1) }
        await runTasks()
      }
    }

    private nonisolated static let sleeps: [@MainActor @Sendable () async throws -> Void] = [
      { try await Task.sleep(nanoseconds: 500_000_000) },
      { await Task.sleep(500_000_000) },
      { try await Task.sleep(for: .seconds(0.5)) },
      { try await Task.sleep(for: .seconds(0.5), tolerance: .seconds(1), clock: .suspending) },
      { try await Task.sleep(until: .now + .seconds(0.5), clock: .continuous) },
      { try await Task.sleep(until: .now + .seconds(0.5), clock: .suspending) },
      { try await ContinuousClock().sleep(for: .seconds(0.5)) },
      { try await SuspendingClock().sleep(for: .seconds(0.5), tolerance: nil) },
    ]

    @Test("half a second is thirty frames, whichever way a task waits", arguments: sleeps.indices)
    func frames(index: Int) async {
      var frames: [Int] = []
      let task = await begin { [fixture] in
        for _ in 0..<2 {
          try await Self.sleeps[index]()
          frames.append(fixture.clock.frameCount)
        }
      }
      await advance(frames: 70)
      #expect(frames == [30, 60])
      task.cancel()
    }

    @Test("tasks go on in the order of their times")
    func order() async {
      var notes: [String] = []
      for (name, milliseconds) in [("c", 300), ("a", 100), ("b", 200), ("d", 300)] {
        _ = await begin {
          try await Task.sleep(for: .milliseconds(milliseconds))
          notes.append(name)
        }
      }
      // What the machine has taken until the call does not make its time an earlier one.
      _ = await begin {
        try await Task.sleep(until: .now + .milliseconds(300), clock: .continuous)
        notes.append("e")
      }
      await advance(frames: 20)
      #expect(notes == ["a", "b", "c", "d", "e"])
    }

    @Test("a task that is canceled goes on at once with an error")
    func cancellation() async {
      var error: (any Error)?
      let task = await begin {
        do { try await Task.sleep(for: .seconds(3600)) } catch let thrown { error = thrown }
      }
      #expect(error == nil)
      task.cancel()
      // The clock stands still: nothing else ends the task.
      _ = await task.result
      #expect(error is CancellationError)
      await #expect(throws: CancellationError.self) {
        try await begin { try await Task.sleep(nanoseconds: 1) }.cancelled().value
      }
    }

    @Test("a task that is canceled before it sleeps leaves nothing on the clock")
    func cancellationBefore() async {
      let task = await begin {
        while !Task.isCancelled { await Task.yield() }
        try await Task.sleep(for: .seconds(3600))
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(fixture.environment.time.sleepingTasks.waitingCount == 0)
      #expect(fixture.clock.participants(in: .timers).isEmpty)
    }

    @Test("canceled tasks come back before the next frame, in the order of cancellations")
    func cancellationOrder() async {
      let tasks = fixture.environment.time.sleepingTasks
      var notes: [Int] = []
      var begun: [Task<Void, any Error>] = []
      for number in 0..<40 {
        let task = await begin {
          do {
            // The time of the last ten comes with the frame in which the others are canceled.
            try await Task.sleep(for: .seconds(number < 30 ? 3600 : 0.1))
            notes.append(number)
          } catch {
            notes.append(-number)
          }
        }
        begun.append(task)
      }
      #expect(tasks.waitingCount == 40 && !tasks.hasWaking)
      fixture.environment.host { fixture.advance(frames: 6) }
      for task in begun[..<30].reversed() { task.cancel() }
      // Their turn has come before.
      for task in begun[30...] { task.cancel() }
      #expect(tasks.hasWaking && tasks.waitingCount == 0)
      await runTasks()
      #expect(notes == Array(30..<40) + (0..<30).reversed().map { -$0 })
    }

    @Test("a task that has come back does not wait any more")
    func waitingCount() async {
      let tasks = fixture.environment.time.sleepingTasks
      for _ in 0..<10 {
        let task = await begin { try await Task.sleep(for: .seconds(0.3)) }
        #expect(tasks.waitingCount == 1)
        task.cancel()
        _ = await task.result
        #expect(tasks.waitingCount == 0 && !tasks.hasWaking)
      }
    }

    @Test("off the main actor, time is that of the clock in whose code the task was begun")
    func otherActor() async throws {
      let task = await begin {
        await Self.sleepElsewhere()
      }
      // The task comes from another thread and arrives some frame later; in real time it would take an hour.
      var isDone = false
      Task { isDone = (try? await task.value) != nil }
      while !isDone {
        await advance(frames: 60)
        fixture.clock.setFrameCount(fixture.clock.frameCount + 216_000)
      }
    }

    private nonisolated static func sleepElsewhere() async {
      try? await Task.sleep(for: .seconds(3600))
    }

    @Test("where the clock's simulator ends, a task goes on in real time")
    func end() async throws {
      var isDone = false
      let task = await begin {
        try await Task.sleep(for: .milliseconds(1))
        isDone = true
        try await Task.sleep(for: .milliseconds(1))
      }
      #expect(!isDone)
      fixture.environment.time.sleepingTasks.endVirtualTime()
      try await task.value
      #expect(isDone)
    }

    @Test("without a clock, time is the machine's")
    func realTime() async throws {
      try await Task.sleep(nanoseconds: 1000)
      try await Task.sleep(for: .microseconds(1))
    }
  }

  extension Task {
    /// The task after it was canceled.
    fileprivate func cancelled() -> Self {
      cancel()
      return self
    }
  }
#endif
