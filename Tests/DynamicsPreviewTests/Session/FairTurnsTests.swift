// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsPreview

@Suite("Turns of clients")
@MainActor
struct FairTurnsTests {
  /// A clock that work moves on.
  @MainActor
  private final class Clock {
    var time = Duration.zero
  }

  private final class Log {
    var names: [String] = []
  }

  @Test("a turn ends after five milliseconds, and not before, where others wait")
  func length() async {
    let (clock, log) = (Clock(), Log())
    let turns = FairTurns { clock.time }
    let (long, short) = (FairTurns.Share(), FairTurns.Share())
    await turns.begin(long)
    let other = Task { @MainActor in
      await turns.begin(short)
      log.names.append("short")
      turns.end(short)
    }
    while turns.waitingCount == 0 { await Task.yield() }
    for millisecond in 1...7 {
      clock.time += .milliseconds(1)
      log.names.append("\(millisecond)")
      await turns.pause(long)
    }
    turns.end(long)
    await other.value
    #expect(log.names == ["1", "2", "3", "4", "5", "short", "6", "7"])
  }

  @Test("the next turn is that of the client that has had the least time")
  func order() async {
    let (clock, log) = (Clock(), Log())
    let turns = FairTurns { clock.time }
    let shares = ["greedy": FairTurns.Share(), "modest": FairTurns.Share()]
    let costs = ["greedy": 40, "modest": 2]
    func work(_ name: String) async {
      guard let share = shares[name], let cost = costs[name] else { return }
      await turns.begin(share)
      log.names.append(name)
      clock.time += .milliseconds(cost)
      turns.end(share)
    }
    await work("greedy")
    await work("modest")
    log.names = []
    // Both wait for a third one; the greedy one came first, but has had more.
    let third = FairTurns.Share()
    await turns.begin(third)
    let first = Task { @MainActor in await work("greedy") }
    while turns.waitingCount < 1 { await Task.yield() }
    let second = Task { @MainActor in await work("modest") }
    while turns.waitingCount < 2 { await Task.yield() }
    turns.end(third)
    await first.value
    await second.value
    #expect(log.names == ["modest", "greedy"])
  }

  @Test("busy clients have equal times, whatever their turns cost")
  func equal() async {
    let clock = Clock()
    let turns = FairTurns { clock.time }
    let costs = [1, 5, 20]
    var times = [0, 0, 0]
    let workers = costs.indices.map { index in
      Task { @MainActor in
        let share = FairTurns.Share()
        // Until there is no time left; all wait at each moment.
        while clock.time < .seconds(6) {
          await turns.begin(share)
          clock.time += .milliseconds(costs[index])
          times[index] += costs[index]
          turns.end(share)
        }
      }
    }
    for worker in workers { await worker.value }
    for time in times { #expect(abs(time - 2000) <= 60, "\(times)") }
  }

  @Test("a client that was idle has saved no time")
  func idle() async {
    let clock = Clock()
    let turns = FairTurns { clock.time }
    let (busy, late) = (FairTurns.Share(), FairTurns.Share())
    for _ in 0..<100 {
      await turns.begin(busy)
      clock.time += .milliseconds(10)
      turns.end(busy)
    }
    var lateTurns = 0
    var busyTurns = 0
    let other = Task { @MainActor in
      for _ in 0..<20 {
        await turns.begin(late)
        clock.time += .milliseconds(10)
        lateTurns += 1
        turns.end(late)
      }
    }
    while lateTurns < 20 {
      await turns.begin(busy)
      clock.time += .milliseconds(10)
      busyTurns += 1
      turns.end(busy)
    }
    await other.value
    #expect(abs(busyTurns - 20) <= 3)
  }
}
