// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The X-ray of an animator that is debugged")
struct DebugOverlayTests {
  /// A recording of the usual recipe, with properties of the animator set before it.
  private func recording(
    for seconds: TimeInterval = 2, _ debug: (UIDynamicAnimator) -> Void
  ) -> Recording {
    let controller = FallingController()
    let simulator = Simulator(rootViewController: controller, size: .phone)
    if let animator = controller.animator { debug(animator) }
    return simulator.record(for: seconds)
  }

  @Test("P26: debugEnabled opens the page with the X-ray at full, and changes no state")
  func page() {
    let plain = recording { _ in }
    let debugged = recording { $0.debugEnabled = true }
    #expect(!plain.showsXRay && debugged.showsXRay)
    #expect(plain.htmlPage(title: "Fall").contains("\"xray\":0"))
    #expect(debugged.htmlPage(title: "Fall").contains("\"xray\":1"))
    #expect(plain.stateHashes == debugged.stateHashes)
    #expect(plain.xray == debugged.xray)
  }

  @Test("P26: a still shows bodies, boundary, gravity and contacts of its last moment")
  func still() throws {
    let plain = try MarkupDocument(recording { _ in }.stroboscopicSVG())
    #expect(!plain.elements.contains { $0.attributes["class"] == "xray" })
    let document = try MarkupDocument(recording { $0.debugEnabled = true }.stroboscopicSVG())
    #expect(document.elements.count { $0.attributes["class"] == "xray" } == 1)
    let colors = document.elements.compactMap { $0.attributes["stroke"] }
    #expect(colors.count { $0 == Palette.boundary } == 1)
    let bodies = document.elements.filter {
      [Palette.awake, Palette.asleep].contains($0.attributes["stroke"] ?? "")
    }
    #expect(bodies.count == 2)
    let forces = document.elements(named: "line").filter {
      $0.attributes["stroke"] == Palette.force
    }
    #expect(forces.count == 2)
    let contacts = document.elements.filter { $0.attributes["fill"] == Palette.contact }
    #expect(contacts.count >= 3)
    #expect(document.elements(named: "animate").isEmpty)
  }

  @Test("P26: in a moving picture the outlines move with the items")
  func moving() throws {
    let picture = recording(for: 1) { $0.debugEnabled = true }.animatedSVG()
    let document = try MarkupDocument(picture)
    #expect(document.elements.count { $0.attributes["class"] == "xray" } == 1)
    let moves = document.elements(named: "animateTransform").filter {
      $0.attributes["type"] == "translate"
    }
    // Two views and their two outlines.
    #expect(moves.count == 4)
    #expect(document.elements.contains { $0.attributes["attributeName"] == "cy" })
    #expect(!picture.contains("nan") && !picture.contains("inf"))
  }

  @Test(
    "P26: debugInterval thins out what is recorded of forces and contacts", arguments: [1, 5, 20])
  func interval(frames: Int) {
    let recording = recording(for: 0.5) { animator in
      animator.debugEnabled = true
      animator.debugInterval = frames
    }
    let changes = recording.xray.arrows.changes.map(\.frame)
    #expect(changes.count == (31 + frames - 1) / frames)
    #expect(changes.allSatisfy { $0 % frames == 0 })
  }

  @Test("a picture without frames has no X-ray and does no harm")
  func empty() throws {
    var recording = Recording(size: .phone, framesPerSecond: 60, startTime: 0)
    recording.showsXRay = true
    #expect(try !MarkupDocument(recording.animatedSVG()).elements.isEmpty)
    #expect(try !MarkupDocument(recording.stroboscopicSVG()).elements.isEmpty)
  }
}
