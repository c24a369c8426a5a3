// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Plays touches on an app, and expects invariants to hold after every frame.
///
/// Random touches find what no script comes to: a ball that gets stuck, an item that leaves the screen,
/// a call that is refused.
///
///     expectSurvives(
///       touches: .random(seed: 7), for: 3600,
///       checking: [.rests("ball", onlyOn: ["left", "right"]), .noDiagnostics]
///     ) {
///       Simulator(rootViewController: PinballViewController(), size: CGSize(width: 320, height: 480))
///     }
///
/// A failure is shrunk: the touches are played again and again on new simulators, with fewer of them
/// each time, as long as the same invariant fails. Then the line of the call is marked with what is
/// wrong and with a test to paste that repeats it, and the test goes on. The attachments are that test,
/// a page that plays the last seconds and opens at the failure, and a still picture.
///
/// An hour of a scene with eight items takes about five seconds in a release build, and 100 seconds in a
/// debug build: try a few minutes in every test run, and hours where time allows.
///
/// - Parameters:
///   - touches: the touches; see ``TouchScript/random(seed:pauses:drags:in:)``.
///   - duration: the time that passes in the app, in seconds; at most 86,400.
///   - invariants: what has to hold; finite numbers and no diagnostics by default.
///   - sourceLocation: the line to mark; that of the call by default.
///   - makeSimulator: makes the app anew, in the same state each time.
@MainActor
public func expectSurvives(
  touches: TouchScript, for duration: TimeInterval,
  checking invariants: [Invariant] = [.finite, .noDiagnostics],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeSimulator: @escaping @MainActor () -> Simulator
) {
  guard duration > 0, duration <= 86_400 else {
    return fail(
      "\(duration) is no time from 0 to 86,400 s. Give seconds.", at: sourceLocation)
  }
  let size = makeSimulator().size
  let all = touches.touches(size: size, duration: duration)
  let run = SurvivalRun(invariants: invariants, makeSimulator: makeSimulator)
  guard let failure = run.failure(of: all, until: duration) else { return }
  let shrinker = TouchShrinker(
    run, touches: all, failure: failure, budget: SurvivalReport.shrinkingTime)
  shrinker.shrink()
  SurvivalReport(run: run, first: failure, shrinker: shrinker, sourceLocation: sourceLocation)
    .record()
}

/// What a failed run tells: the message, the test to paste, the page and the picture.
@MainActor
struct SurvivalReport {
  let run: SurvivalRun
  let first: SurvivalRun.Failure
  let shrinker: TouchShrinker
  let sourceLocation: SourceLocation

  /// Seconds of app time that shrinking may take in all.
  static let shrinkingTime = 3600.0

  func record() {
    let (touches, failure) = (shrinker.touches, shrinker.failure)
    let invariant = run.invariants[failure.invariant]
    let test = PastedTest(
      touches: touches, failure: failure, invariant: invariant, sourceLocation: sourceLocation
    ).text
    let count =
      touches.isEmpty ? "no touch" : touches.count == 1 ? "1 touch" : "\(touches.count) touches"
    let runs = shrinker.runCount == 1 ? "1 run" : "\(shrinker.runCount) runs"
    let message = """
      \(invariant) fails at \(CGFloat(first.time).precise) s: \(first.problem)
      Shrunk to \(count) in \(runs); at \(CGFloat(failure.time).precise) s: \
      \(failure.problem)
      A test that repeats it:

      \(test)
      """
    fail(message, at: sourceLocation)
    attach("\(test)\n", named: "survival.swift", at: sourceLocation)
    let recording = run.recording(of: touches, until: failure.time)
    let page = recording.failurePage(
      title: "\(invariant)", openedAt: failure.time,
      notes: ["Fails at \(CGFloat(failure.time).precise) s", failure.problem]
        + touches.map(\.source),
      hasGhost: false)
    attach(page, named: "survival.html", at: sourceLocation)
    attach(
      recording.stillSVG(atFrame: recording.frameCount - 1), named: "survival.svg",
      at: sourceLocation)
  }
}
