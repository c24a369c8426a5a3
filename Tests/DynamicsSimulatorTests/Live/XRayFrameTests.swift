// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The X-ray of a live page")
struct XRayFrameTests {
  @Test("it has the values that a recording of the same moment has")
  func recorded() throws {
    let simulator = Simulator(rootViewController: JointsController(), size: .phone)
    let recording = simulator.record(for: 0.5)
    let frame = simulator.xrayFrame()
    let last = recording.frameCount - 1
    let states = recording.itemStates(atFrame: last)
    #expect(!states.isEmpty && frame.items.map(\.name) == states.map(\.name))
    for (item, state) in zip(frame.items, states) {
      #expect(abs(item.x - state.position.x) <= 0.005 && abs(item.y - state.position.y) <= 0.005)
      #expect(abs(item.velocityY - state.velocity.y) <= 0.05)
      #expect(item.state == (state.isAnchored ? 3 : state.isAwake ? 1 : 2))
      #expect(item.outlines.allSatisfy { $0.count.isMultiple(of: 2) && !$0.isEmpty })
    }
    let joints = try #require(recording.xray.joints[last])
    #expect(!joints.isEmpty && frame.joints.map(\.kind) == joints.map(\.kind.rawValue))
    #expect(frame.joints.map(\.points.count) == joints.map { 2 * $0.points.count })
  }

  @Test("boundaries, contacts and forces are in points of the screen, and all of it is JSON")
  func contacts() throws {
    let controller = FallingController()
    let simulator = Simulator(rootViewController: controller, size: .phone)
    simulator.advance(by: 3)
    let frame = simulator.xrayFrame()
    #expect(frame.boundaries.contains { $0.name == "floor" })
    #expect(!frame.contacts.isEmpty && frame.contacts.count.isMultiple(of: 4))
    let gravity = try #require(frame.arrows["gravity"])
    // A start and a vector that points down.
    #expect(gravity.count.isMultiple(of: 4) && gravity[3] > 0)
    // As the items of another future are sent.
    let json = try JSONEncoder().encode(frame)
    #expect(try JSONDecoder().decode(XRayFrame.self, from: json) == frame)
  }
}
