// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import OpenUIDynamics
import Testing

@testable import Gallery

@Suite("U3, a sheet that is thrown")
@MainActor
struct ThrownNoteTests {
  private func run(for seconds: Double) throws -> Simulator {
    try SceneRun("U3", for: seconds).simulator
  }

  @Test("constraints share the width among the cards: 288 points less two gaps of 12")
  func layout() throws {
    let row = try #require(run(for: 0.1).view.subviews.first { $0 is UIStackView })
    #expect(row.subviews.map(\.frame.minX) == [0, 100, 200])
    #expect(row.subviews.allSatisfy { $0.frame.size == CGSize(width: 88, height: 110) })
  }

  @Test("the sheet is on its way, then upright in its place, then fallen and forgotten")
  func sheet() throws {
    let early = try run(for: 0.7)
    let onItsWay = try #require(early.rootViewController.presentedViewController)
    #expect(onItsWay.isBeingPresented && onItsWay.view.transform != .identity)
    let later = try run(for: 3.4)
    let there = try #require(later.rootViewController.presentedViewController)
    #expect(!there.isBeingPresented)
    #expect(there.view.frame == CGRect(x: 40, y: 110, width: 240, height: 180))
    #expect(try run(for: 6).rootViewController.presentedViewController == nil)
  }
}
