// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A property that has to hold after every frame of a scene.
///
///     simulator.expect(.staysInside(table), .overlap(atMost: 1), for: 5)
///
/// The same invariants are what ``expectSurvives(touches:for:checking:sourceLocation:_:)`` checks under
/// random touches.
@MainActor
public struct Invariant: CustomStringConvertible {
  /// The invariant as it is written in Swift.
  public nonisolated let description: String

  /// Makes a check, which may remember what it saw before.
  let makeCheck: @MainActor () -> Check

  init(_ description: String, _ makeCheck: @escaping @MainActor () -> Check) {
    self.description = description
    self.makeCheck = makeCheck
  }

  /// An invariant of your own: returns what is wrong in words, or nil while it holds.
  ///
  ///     .holds("the score counts up") { _ in
  ///       controller.score < 0 ? "the score is \(controller.score)" : nil
  ///     }
  ///
  /// - Parameters:
  ///   - name: what has to hold, for messages.
  ///   - problem: called after every frame.
  public static func holds(
    _ name: String, _ problem: @escaping @MainActor (Simulator) -> String?
  ) -> Invariant {
    Invariant(".holds(\"\(name)\") { … }") {
      Check { simulator in problem(simulator).map { "\(name): \($0)" } }
    }
  }

  /// One use of an invariant, from the first frame to the last.
  @MainActor
  struct Check {
    /// What is wrong after a frame; nil while the invariant holds.
    let problem: @MainActor (Simulator) -> String?
    /// Called once at the end, to undo what making the check has changed.
    var end: @MainActor () -> Void = {}

    init(
      end: @escaping @MainActor () -> Void = {},
      _ problem: @escaping @MainActor (Simulator) -> String?
    ) {
      self.problem = problem
      self.end = end
    }
  }
}

extension Simulator {
  /// Lets time pass, and expects invariants to hold at its beginning and after every frame.
  ///
  ///     simulator.expect(.staysInside(table), .overlap(atMost: 1), for: 5)
  ///
  /// The first frame that violates an invariant is recorded once for each of them; the line of the
  /// call is marked, and time goes on.
  ///
  /// - Parameters:
  ///   - invariants: what has to hold.
  ///   - seconds: the virtual time that passes, in seconds.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func expect(
    _ invariants: Invariant..., for seconds: TimeInterval,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(invariants, sourceLocation: sourceLocation) { $0.advance(by: seconds) }
  }

  /// Expects invariants to hold before a body and after every frame of the time that it lets pass.
  ///
  ///     simulator.expect([.staysInside(table), .noDiagnostics]) { simulator in
  ///       simulator.drag(from: start, to: end, duration: 0.3)
  ///       simulator.advance(by: 2)
  ///     }
  ///
  /// - Parameters:
  ///   - invariants: what has to hold.
  ///   - sourceLocation: the line to mark; that of the call by default.
  ///   - body: lets time pass.
  public func expect(
    _ invariants: [Invariant], sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (Simulator) throws -> Void
  ) rethrows {
    let watch = InvariantWatch(invariants)
    let outer = frameObserver
    watch.examine(self)
    frameObserver = { simulator in
      outer?(simulator)
      watch.examine(simulator)
    }
    defer {
      frameObserver = outer
      watch.end()
      for violation in watch.violations { fail("\(violation)", at: sourceLocation) }
    }
    try body(self)
    // What happened since the last frame counts too.
    watch.examine(self)
  }
}

/// Checks invariants frame by frame, and keeps the first violation of each.
@MainActor
final class InvariantWatch {
  /// The first frame at which an invariant does not hold.
  struct Violation: CustomStringConvertible {
    let number: Int
    let time: TimeInterval
    let problem: String

    var description: String { "at \(CGFloat(time).precise) s: \(problem)" }
  }

  private let checks: [Invariant.Check]
  private(set) var violations: [Violation] = []

  init(_ invariants: [Invariant]) {
    checks = invariants.map { $0.makeCheck() }
  }

  /// Checks what has held so far.
  func examine(_ simulator: Simulator) {
    for (number, check) in checks.enumerated()
    where !violations.contains(where: { $0.number == number }) {
      guard let problem = check.problem(simulator) else { continue }
      violations.append(Violation(number: number, time: simulator.time, problem: problem))
    }
  }

  /// Ends all checks, the last one first.
  func end() {
    for check in checks.reversed() { check.end() }
  }
}
