// SPDX-License-Identifier: Apache-2.0

import DynamicsTesting
import Foundation
import Testing

@MainActor
@Suite("Invariants of a running scene")
struct InvariantTests {
  private let controller = FallingSquare()
  private let simulator: Simulator

  init() {
    simulator = Simulator(rootViewController: controller, size: CGSize(width: 320, height: 480))
  }

  @Test("a square that falls on a floor keeps all of them")
  func holding() {
    simulator.expect(
      .finite, .staysInside(CGRect(x: 0, y: 0, width: 320, height: 400)), .overlap(atMost: 1),
      // √(2 · 1000 · 275) points/s after the whole fall.
      .speed(atMost: 742), .energyNeverGrows(), .rests("red", onlyOn: ["floor"]), .noDiagnostics,
      .holds("the square is red") { $0.itemState(named: "red") == nil ? "it is gone" : nil },
      for: 4)
    #expect(simulator.itemState(named: "red")?.isAwake == false)
  }

  @Test("the first frame outside is named, once")
  func inside() throws {
    // The lower edge falls from 125 by 175 points in √(2 · 175 / 1000) s.
    let issues = recordedIssues {
      simulator.expect(.staysInside(CGRect(x: 0, y: 0, width: 320, height: 300)), for: 1)
    }
    try #require(issues.count == 1)
    let time = try violationTime(issues[0])
    #expect(abs(time - (2 * 175.5 / 1000).squareRoot()) < 2.0 / 60)
    #expect(issues[0].message.contains("red reaches from (135.0, "))
  }

  @Test("only the items of the list have to stay inside")
  func listedItems() {
    simulator.expect(
      .staysInside(CGRect(x: 0, y: 0, width: 10, height: 10), items: ["blue"]), for: 0.1)
  }

  @Test("a square is faster than 500 points/s after half a second")
  func speed() throws {
    let issues = recordedIssues { simulator.expect(.speed(atMost: 500), for: 1) }
    let time = try violationTime(#require(issues.first))
    #expect(abs(time - 0.5) < 2.0 / 60)
  }

  @Test("a velocity that is added upwards lifts the energy by v²/2g")
  func energy() throws {
    let issues = recordedIssues {
      simulator.expect([.energyNeverGrows()]) { simulator in
        simulator.advance(by: 0.1)
        // From 100 points/s downwards to 300 upwards: (300² − 100²) / 2000 = 40 points.
        controller.properties.addLinearVelocity(CGPoint(x: 0, y: -400), for: controller.red)
        simulator.advance(by: 0.1)
      }
    }
    try #require(issues.count == 1)
    let parts = issues[0].message.split(separator: ";")
    try #require(parts.count == 2)
    let growth = try #require(
      parts[0].split(separator: " ").dropLast().last.flatMap { Double($0) })
    #expect(abs(growth - 40) < 1)
    #expect(parts[1].hasPrefix(" the fastest, red, has "))
    // Gravity takes 1000/60 points/s in the frame of the report.
    let speed = try #require(
      parts[1].split(separator: " ").dropLast().last.flatMap { Double($0) })
    #expect(abs(speed - 300 + 1000 / 60.0) < 1)
  }

  @Test("an item that rests on something else is named with what it touches")
  func rests() throws {
    let issues = recordedIssues {
      simulator.expect(.rests("red", onlyOn: ["table"]), for: 4)
    }
    try #require(issues.count == 1)
    #expect(issues[0].message.contains("red rests at (160.0, 37"))
    #expect(issues[0].message.hasSuffix("where it touches floor"))
  }

  @Test("squares that begin inside of each other overlap by the depth")
  func overlap() throws {
    let other = UIView(frame: CGRect(x: 145, y: 85, width: 50, height: 50))
    other.accessibilityIdentifier = "blue"
    controller.view.addSubview(other)
    let collision = UICollisionBehavior(items: [controller.red, other])
    controller.animator?.addBehavior(collision)
    let issues = recordedIssues { simulator.expect(.overlap(atMost: 1), for: 0.1) }
    try #require(issues.count == 1)
    #expect(issues[0].message.contains("red and blue overlap by"))
  }

  @Test("a diagnostic of the app is a failure, and the handler before stays")
  func diagnostics() throws {
    var outer: [String] = []
    let before = UIDynamicAnimator.diagnosticHandler
    defer { UIDynamicAnimator.diagnosticHandler = before }
    UIDynamicAnimator.diagnosticHandler = { outer.append($0.message) }
    let issues = recordedIssues {
      simulator.expect([.noDiagnostics]) { $0.advance(by: -1) }
      expectNoDiagnostics { simulator.advance(by: .nan) }
    }
    #expect(issues.count == 2)
    #expect(
      issues.allSatisfy { $0.message.contains("a diagnostic was reported: Simulator.advance") })
    #expect(outer.count == 2)
    simulator.advance(by: -2)
    #expect(outer.count == 3)
  }

  @Test("what a body throws passes through, and the observer before is called again")
  func throwing() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try simulator.expect([.finite]) { _ in throw Stop() }
    }
    var frames = 0
    simulator.expect([
      .holds("outer") { _ in
        frames += 1
        return nil
      }
    ]) { simulator in
      simulator.expect(.finite, for: 0.1)
    }
    // Before, after each of six frames, and at the end.
    #expect(frames == 8)
  }

  private func violationTime(_ issue: RecordedIssue) throws -> Double {
    let words = issue.message.split(separator: " ")
    return try #require(words.count > 1 ? Double(words[1]) : nil)
  }
}
