// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Gallery
import OpenUIDynamics
import Testing

@Suite("U2, timers and animations")
@MainActor
struct HopperTests {
  /// The scene on its screen at each of some ascending times: one run for all of them.
  private func run(to times: [Double], _ look: (Int, Simulator) throws -> Void) throws {
    let scene = try #require(Gallery.scene(named: "U2"))
    let simulator = scene.simulator(afterFrames: 0)
    var frame = 0
    for (index, time) in times.enumerated() {
      // As many whole frames as have begun by then.
      while Double(frame + 1) <= time * 60 + 1e-6 {
        simulator.advance(by: simulator.frameDuration)
        frame += 1
      }
      try look(index, simulator)
    }
  }

  private func discs(of simulator: Simulator) -> [UIView] {
    simulator.view.subviews.filter { $0.accessibilityIdentifier?.hasPrefix("disc") ?? false }
  }

  @Test("a disc comes every 0.4 s, until there are twelve")
  func discs() throws {
    let counts = [0, 1, 4, 5, 12]
    try run(to: [0.39, 0.4, 1.99, 2, 9]) { index, simulator in
      #expect(discs(of: simulator).count == counts[index])
    }
  }

  @Test("the lid slides in from 5.2 s on, and comes back to the middle after it was turned round")
  func lid() throws {
    let places: [ClosedRange<Double>] = [
      -101.5 ... -98.5, 158.5...161.5, 158.5...161.5, 200...400, 158.5...161.5,
    ]
    try run(to: [5.2, 6.5, 6.8, 7.2, 8.5]) { index, simulator in
      let lid = try #require(simulator.view.subviews.first { $0.layer.zPosition == 1 })
      #expect(places[index].contains(Double(lid.presented().center.x)))
    }
  }

  @Test("all discs lie within the screen at the end")
  func rest() throws {
    let simulator = try SceneRun("U2").simulator
    let discs = discs(of: simulator)
    #expect(discs.count == 12)
    for view in discs {
      // A disc that has turned has a larger frame than the disc itself.
      let radius = view.bounds.width / 2
      let disc = CGRect(
        x: view.center.x - radius, y: view.center.y - radius, width: 2 * radius,
        height: 2 * radius)
      #expect(simulator.view.bounds.insetBy(dx: -2, dy: -2).contains(disc))
    }
  }
}
