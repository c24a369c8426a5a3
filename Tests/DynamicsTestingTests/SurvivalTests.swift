// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsTesting

@MainActor
@Suite("Survival under touches")
struct SurvivalTests {
  private func pinball() -> Simulator {
    Simulator(rootViewController: WedgingPinball(), size: CGSize(width: 320, height: 480))
  }

  @Test("the dead end of the pinball is found by random touches")
  func deadEnd() throws {
    let issues = recordedIssues {
      expectSurvives(
        touches: .random(seed: 5), for: 3600,
        checking: [.rests("ball", onlyOn: ["left", "right"])]
      ) {
        pinball()
      }
    }
    try #require(issues.count == 1)
    #expect(issues[0].line == #line - 8)
    // Where the ball ends is a matter of the engine's last digits; that it does, of the table.
    #expect(issues[0].message.contains("ball rests at ("))
    #expect(issues[0].message.contains(" and wall "))
    #expect(issues[0].message.contains("\nShrunk to "))
    #expect(!issues[0].message.contains(" 1 runs"))
    #expect(issues[0].message.contains("  ) {\n    pinball()\n  }\n}"))
  }

  /// Counts taps in the left half of the screen.
  private final class Counter: UIViewController {
    var count = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first, touch.location(in: view).x < 160 { count += 1 }
    }
  }

  @Test("a failure that needs three touches is shrunk to three taps")
  func shrinking() throws {
    let invariant = Invariant.holds("fewer than three taps on the left") { simulator in
      let count = (simulator.rootViewController as? Counter)?.count ?? 0
      return count >= 3 ? "there are \(count)" : nil
    }
    let run = SurvivalRun(invariants: [.finite, invariant]) {
      Simulator(rootViewController: Counter(), size: CGSize(width: 320, height: 480))
    }
    let touches = TouchScript.random(seed: 3).touches(
      size: CGSize(width: 320, height: 480), duration: 40)
    let failure = try #require(run.failure(of: touches, until: 40))
    #expect(failure.invariant == 1)
    let shrinker = TouchShrinker(run, touches: touches, failure: failure, budget: 600)
    shrinker.shrink()
    #expect(shrinker.touches.count == 3)
    let again = run.failure(of: shrinker.touches, until: 40)
    #expect(again?.time == shrinker.failure.time)
    #expect(again?.problem == "fewer than three taps on the left: there are 3")
    #expect(shrinker.touches.first?.startTime == 0.1)
    #expect(shrinker.touches.allSatisfy { if case .tap = $0 { true } else { false } })
  }

  @Test("the test to paste is the call with other touches and another time")
  func pasted() {
    let line = #line + 3
    // Not run: the text of this call is what the test to paste is made from.
    func call() {
      expectSurvives(
        touches: .random(seed: 3), for: 60,
        checking: [.finite]
      ) {
        pinball()
      }
    }
    let location = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: line, column: 7)
    let text = PastedTest(
      touches: [
        .tap(at: CGPoint(x: 80, y: 440.5), time: 1.7),
        .drag(from: .zero, to: CGPoint(x: 1, y: 2), start: 2, duration: 0.25),
      ], failure: SurvivalRun.Failure(invariant: 0, time: 3.02, problem: ""), invariant: .finite,
      sourceLocation: location
    ).text
    #expect(
      text == """
        @MainActor
        @Test("holds after 2 touches: .finite")
        func survivesShrunkTouches() {
          expectSurvives(
            touches: [
              .tap(at: CGPoint(x: 80, y: 440.5), time: 1.7),
              .drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 2), start: 2.0, duration: 0.25),
            ],
            for: 4.1,
            checking: [.finite]
          ) {
            pinball()
          }
        }
        """)
  }

  @Test("equal seeds give equal touches, inside of the area and up to the time")
  func randomTouches() {
    let area = CGRect(x: 10, y: 20, width: 100, height: 50)
    func touches(_ seed: UInt64) -> [ScriptedTouch] {
      TouchScript.random(seed: seed, in: area).touches(
        size: CGSize(width: 320, height: 480), duration: 600)
    }
    let list = touches(5)
    #expect(list == touches(5))
    #expect(list != touches(6))
    #expect(list.allSatisfy { $0.startTime < 600 })
    var (taps, drags) = (0, 0)
    for touch in list {
      switch touch {
      case .tap(let point, _):
        taps += 1
        #expect(area.insetBy(dx: -0.5, dy: -0.5).contains(point))
      case .drag(let start, let end, _, let duration):
        drags += 1
        #expect(area.insetBy(dx: -0.5, dy: -0.5).contains(start))
        #expect(area.insetBy(dx: -0.5, dy: -0.5).contains(end))
        #expect(duration >= 0.1 && duration <= 1)
      case .longPress: Issue.record("there are no long presses")
      }
    }
    // A touch every 1.05 s, or 1.6 s with a drag: about 500, of which three in ten are drags.
    #expect(list.count > 400 && list.count < 600)
    #expect(
      Double(drags) > 0.2 * Double(taps + drags) && Double(drags) < 0.4 * Double(taps + drags))
  }

  @Test("touches of a list are played in the order of their times, without regard to its own")
  func order() {
    let script: TouchScript = [
      .tap(at: CGPoint(x: 1, y: 1), time: 2), .tap(at: CGPoint(x: 2, y: 2), time: 1),
    ]
    let times = script.touches(size: .zero, duration: 9).map(\.startTime)
    #expect(times == [1, 2])
  }

  @Test("a scene that holds survives, and a time that is none is refused")
  func surviving() {
    expectSurvives(
      touches: .random(seed: 1), for: 5, checking: [.finite, .speed(atMost: 1000), .noDiagnostics]
    ) {
      Simulator(rootViewController: FallingSquare(), size: CGSize(width: 320, height: 480))
    }
    let issues = recordedIssues {
      expectSurvives(touches: [], for: -1) { pinball() }
    }
    #expect(issues.map(\.line) == [#line - 2])
  }
}
