// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shrinks the touches of a run that fails to the shortest list that still violates the same
/// invariant.
@MainActor
final class TouchShrinker {
  private let run: SurvivalRun
  private let invariant: Int
  /// Seconds of app time that further runs may take in all.
  private var budget: TimeInterval
  /// The shortest list so far that fails, without the touches that come after its failure.
  private(set) var touches: [ScriptedTouch]
  /// How and when the shortest list fails.
  private(set) var failure: SurvivalRun.Failure
  /// The number of runs.
  private(set) var runCount = 0

  init(
    _ run: SurvivalRun, touches: [ScriptedTouch], failure: SurvivalRun.Failure,
    budget: TimeInterval
  ) {
    self.run = run
    self.failure = failure
    self.budget = budget
    invariant = failure.invariant
    self.touches = touches.filter { $0.startTime <= failure.time }
  }

  /// Shrinks as far as the budget goes.
  func shrink() {
    if fails([]) { return }
    tryParts()
    var count: Int
    repeat {
      count = touches.count
      _ = touches.shrunk { fails($0) }
    } while touches.count < count
    moveEarlier()
    simplify()
  }

  /// Plays short parts of the touches as if the app had just been launched.
  ///
  /// A failure late in a long run seldom needs all that came before, and a short run is shrunk in much
  /// less time.
  private func tryParts() {
    var length = 8
    while length * 2 < touches.count {
      let all = touches
      for start in stride(from: all.count - length, through: 0, by: -length) {
        // The first touch comes as early as the first one of all.
        let shift = all[start].startTime - all[0].startTime
        let part = all[start..<start + length].map {
          $0.starting(at: (($0.startTime - shift) * 100).rounded() / 100)
        }
        if fails(part, within: (part.last?.startTime ?? 0) + Self.settlingTime) { return }
        if budget <= 0 { return }
      }
      length *= 2
    }
  }

  /// Seconds after its last touch within which a part has to fail.
  private static let settlingTime = 8.0

  /// Lets the touches begin soon after the launch.
  private func moveEarlier() {
    guard let first = touches.first, first.startTime > Self.earliestTouch else { return }
    let shift = first.startTime - Self.earliestTouch
    let earlier = touches.map {
      $0.starting(at: (($0.startTime - shift) * 100).rounded() / 100)
    }
    _ = fails(earlier)
  }

  /// Seconds from the launch to the first touch of a list that was moved.
  private static let earliestTouch = 0.1

  /// Makes single touches simpler: a tap instead of a drag, round numbers.
  private func simplify() {
    for index in touches.indices.reversed() where index < touches.count {
      replace(index) { $0.tap }
      replace(index) { $0.rounded(points: 20, decimals: 1) }
      replace(index) { $0.rounded(points: 10, decimals: 1) }
    }
  }

  private func replace(_ index: Int, by change: (ScriptedTouch) -> ScriptedTouch) {
    guard index < touches.count else { return }
    var changed = touches
    changed[index] = change(changed[index])
    if changed != touches { _ = fails(changed) }
  }

  /// Whether a list violates the invariant, no later than a time; if it does, it is the shortest so
  /// far.
  private func fails(_ candidate: [ScriptedTouch], within limit: TimeInterval? = nil) -> Bool {
    guard budget > 0 else { return false }
    let end = limit ?? failure.time + 1
    let found = run.failure(of: candidate, until: end)
    runCount += 1
    budget -= found?.time ?? end
    guard let found, found.invariant == invariant else { return false }
    failure = found
    touches = candidate.filter { $0.startTime <= found.time }
    return true
  }
}

extension ScriptedTouch {
  /// The touch with its points on a grid and its beginning on a decimal fraction of a second.
  fileprivate func rounded(points: CGFloat, decimals: Int) -> ScriptedTouch {
    func round(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: (point.x / points).rounded() * points, y: (point.y / points).rounded() * points)
    }
    let scale = decimals == 1 ? 10.0 : 100.0
    let time = (startTime * scale).rounded() / scale
    switch self {
    case .tap(let point, _): return .tap(at: round(point), time: time)
    case .drag(let start, let end, _, let duration):
      return .drag(from: round(start), to: round(end), start: time, duration: duration)
    case .longPress(let point, _, let duration):
      return .longPress(at: round(point), start: time, duration: duration)
    }
  }
}
