// SPDX-License-Identifier: Apache-2.0

import DynamicsTesting
import Foundation
import Testing

@MainActor
@Suite("Expectations on a running scene")
struct ExpectationTests {
  private let simulator = Simulator(
    rootViewController: FallingSquare(), size: CGSize(width: 320, height: 480))

  @Test("a square that falls on a line comes to rest on it")
  func rest() throws {
    let time = try #require(simulator.expectRest(within: 10))
    #expect(time > 0.7)
    simulator.expectItem("red", at: CGPoint(x: 160, y: 375), within: 2)
    simulator.expectItem("red", angle: 0)
    simulator.expectItem("red", angle: 2 * .pi)
    simulator.expectItem("red", speed: 0)
    simulator.expectContacts([.began("red", with: .boundary("floor"))])
  }

  @Test("half a second of free fall gives half the gravity as a speed")
  func speed() {
    simulator.advance(by: 0.5)
    // A step of 1/60 s adds 1000/60 points/s.
    simulator.expectItem("red", speed: 500, within: 17)
  }

  @Test("every failure marks the line of its call, and the test goes on to the next")
  func lines() {
    simulator.advance(by: 0.5)
    let first = #line + 2
    let issues = recordedIssues {
      simulator.expectItem("red", at: CGPoint(x: 160, y: 100))
      simulator.expectItem("red", angle: 1)
      simulator.expectItem("red", speed: 0)
      simulator.expectItem("blue", speed: 0)
      simulator.expectContacts([.began("red", with: .referenceBounds)])
      simulator.expect(.speed(atMost: 1), for: 1.0 / 60)
      expectNoDiagnostics { simulator.advance(by: -1) }
      simulator.record(for: 0.1).expectInlineGolden()
      simulator.expectRest(within: 0)
    }
    #expect(issues.map(\.line) == Array(first..<first + 9))
    #expect(issues.allSatisfy { $0.file == "ExpectationTests.swift" })
  }

  @Test("a wrong position is said with the distance, an unknown name with those there are")
  func positions() {
    simulator.advance(by: 1.0 / 60)
    let issues = recordedIssues {
      simulator.expectItem("red", at: CGPoint(x: 160, y: 200))
      simulator.expectItem("blue", at: .zero)
      simulator.expectItem("red", at: CGPoint(x: CGFloat.nan, y: 0))
      simulator.expectItem("red", angle: .nan)
      simulator.expectItem("red", speed: .nan)
    }
    #expect(issues.count == 5)
    #expect(issues[0].message.contains("expected (160.0, 200.0) within 1.0"))
    #expect(issues[1].message == "no dynamic item is named \"blue\"; there are: red")
  }

  @Test("what still moves after the time is named with its speed")
  func timeout() {
    let error = #expect(throws: DynamicsTestError.self) {
      try simulator.runUntilRest(timeout: 0.25)
    }
    #expect(error?.message.contains("Still moving: red at 2") == true)
    #expect(error?.fileID.hasSuffix("ExpectationTests.swift") == true)
    let issues = recordedIssues { simulator.expectRest(within: 0.1) }
    #expect(issues.first?.message.contains("Still moving: red at") == true)
  }

  @Test("a contact that is missing is said with all that happened, before and after")
  func contacts() throws {
    simulator.expectRest(within: 10)
    let issues = recordedIssues {
      simulator.expectContacts([
        .began("red", with: .boundary("floor")), .began("red", with: .item("green")),
      ])
      simulator.expectContacts([.began("red", with: .referenceBounds)])
    }
    let contacts = simulator.events.filter { $0.item != nil }
    try #require(issues.count == 2 && !contacts.isEmpty)
    #expect(
      issues[0].message.hasPrefix(
        "missing after red began contact with boundary \"floor\": red began contact with green"))
    #expect(issues[0].message.contains("✓ \(contacts[0])"))
    for contact in contacts.dropFirst() { #expect(issues[0].message.contains("  \(contact)")) }
    for contact in contacts { #expect(issues[1].message.contains("  \(contact)")) }
  }

  @Test("a contact that came before the one expected first is said to")
  func order() {
    simulator.expectRest(within: 10)
    let issues = recordedIssues {
      simulator.expectContacts([
        .began("red", with: .boundary("floor")), .ended("red", with: .boundary("floor")),
        .began("red", with: .boundary("floor")), .ended("red", with: .boundary("floor")),
        .began("red", with: .boundary("floor")), .ended("red", with: .boundary("floor")),
        .began("red", with: .boundary("floor")), .ended("red", with: .boundary("floor")),
        .began("red", with: .boundary("floor")), .ended("red", with: .boundary("floor")),
        .began("red", with: .boundary("floor")), .ended("red", with: .boundary("floor")),
        .began("red", with: .boundary("floor")), .ended("red", with: .boundary("floor")),
      ])
    }
    #expect(issues.first?.message.contains("which happened only before") == true)
  }

  @Test("the positions over time make a golden with three columns per item")
  func golden() throws {
    let golden = simulator.record(for: 1).golden()
    #expect(golden.columns == ["time", "red.x", "red.y", "red.angle"])
    try #require(golden.rows.count == 11 && golden.columns.count == 4)
    #expect(golden.rows.last?.first == 1)
    // Half a second of free fall from 100: at least 120, at most 130 points.
    let fallen = (golden.rows[5][2] ?? 0) - 100
    #expect(fallen > 120 && fallen < 130)
  }
}
