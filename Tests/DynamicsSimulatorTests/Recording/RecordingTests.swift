// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("Recording of dynamics")
struct RecordingTests {
  private func simulator() -> Simulator {
    Simulator(rootViewController: FallingController(), size: .phone)
  }

  @Test("recording changes nothing: the states are those of a run without it")
  func neutrality() {
    let run = simulator()
    let recorded = simulator()
    run.advance(by: 2)
    let recording = recorded.record(for: 2)
    #expect(recorded.stateHash == run.stateHash)
    #expect(recording.stateHashes.last == run.stateHash)
    #expect(recorded.events == run.events)
  }

  @Test("the same scene gives the same recording twice")
  func determinism() {
    #expect(simulator().record(for: 1) == simulator().record(for: 1))
  }

  @Test("hashes tell the frames of a moving scene apart")
  func hashes() {
    let recording = simulator().record(for: 0.5)
    #expect(Set(recording.stateHashes).count == recording.frameCount)
  }

  @Test("items are recorded under the names of their properties, where their views are")
  func items() throws {
    let recording = simulator().record(for: 1)
    #expect(recording.itemNames == ["red", "green"])
    let red = try #require(recording.nodes.first { $0.name == "red" })
    for frame in 1..<recording.frameCount {
      let state = try #require(recording.itemStates(atFrame: frame).first { $0.name == "red" })
      let placement = try #require(red.placement[frame])
      #expect(abs(placement.x + 160 - state.position.x) < 0.01)
      #expect(abs(placement.y + 240 - state.position.y) < 0.01)
    }
    #expect(recording.itemStates(atFrame: -1).isEmpty)
    #expect(recording.itemStates(atFrame: 1000).isEmpty)
  }

  @Test(
    "the X-ray shows the boundary with its identifier, gravity, and contacts once they are made")
  func xray() throws {
    let recording = simulator().record(for: 2)
    let boundary = try #require(recording.xray.boundaries.last?.first)
    #expect(boundary.identifier == "floor")
    #expect(boundary.lines.first?.first == CGPoint(x: 0, y: 400))
    let arrows = try #require(recording.xray.arrows[10])
    #expect(arrows.count == 2)
    #expect(arrows.allSatisfy { $0.kind == .gravity && $0.end.y > $0.start.y })
    #expect(recording.xray.contacts[5]?.isEmpty ?? true)
    #expect(recording.xray.contacts.last?.isEmpty == false)
    let outline = try #require(recording.items.first?.outlines[0]?.first)
    #expect(outline.count == 4)
    #expect(outline.allSatisfy { abs(abs($0.x) - 25) < 0.1 && abs(abs($0.y) - 25) < 0.1 })
  }

  @Test("contacts are events with names, identifiers and points on the screen")
  func events() throws {
    let simulator = simulator()
    simulator.advance(by: 3)
    #expect(simulator.events.first?.kind == .resumed)
    let contact = try #require(simulator.events.first { $0.kind == .beganContact })
    #expect(contact.item == "green")
    #expect(contact.boundary == "floor")
    #expect(contact.otherItem == nil)
    let point = try #require(contact.point)
    #expect(abs(point.y - 400) < 2)
    // 175 points to fall from rest under 1000 points/s².
    #expect(abs(contact.time - 0.5916) < 0.05)
    #expect(contact.description.contains("green began contact with boundary \"floor\""))
    let meeting = simulator.events.first { $0.otherItem != nil }
    #expect(Set([meeting?.item, meeting?.otherItem]) == ["red", "green"])
  }

  @Test("a recording inside a recording belongs to the outer one")
  func nesting() {
    let simulator = simulator()
    var inner: Recording?
    let outer = simulator.record { simulator in
      inner = simulator.record(for: 0.5)
      simulator.advance(by: 0.5)
    }
    #expect(inner?.frameCount == 0)
    #expect(outer.frameCount == 61)
  }

  @Test("what was recorded survives every exporter")
  func exports() throws {
    let recording = simulator().record(for: 3)
    _ = try MarkupDocument(recording.animatedSVG())
    _ = try MarkupDocument(recording.stroboscopicSVG())
    #expect(recording.animatedSVG().utf8.count < 60_000)
    #expect(recording.htmlPage(title: "Fall").contains("\"floor\""))
    #expect(try !recording.jsonTrace().isEmpty)
    #expect(recording.csvTrace().contains(",red,"))
  }
}
