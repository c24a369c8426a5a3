// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsSimulator

@Suite("The stroboscopic picture")
struct StroboscopicSVGTests {
  @Test("it shows as many moments as asked for, older ones fainter", arguments: [1, 2, 5, 8])
  func moments(_ count: Int) throws {
    let document = try MarkupDocument(SampleRecording.fall().stroboscopicSVG(moments: count))
    let red = document.elements.filter { $0.attributes["fill"] == "#ff0000" }
    // At its last moment the square has faded away completely.
    #expect(red.count == count - 1)
    let ghosts = document.elements.filter {
      $0.name == "g" && $0.attributes["opacity"] != nil && $0.attributes["transform"] == nil
    }
    let opacities = ghosts.compactMap { Double($0.attributes["opacity"] ?? "") }
    #expect(opacities.count == count - 1)
    #expect(opacities == opacities.sorted())
    #expect(opacities.allSatisfy { $0 > 0 && $0 < 1 })
  }

  @Test("trajectories can be left out")
  func trajectories() throws {
    let recording = SampleRecording.fall()
    let with = try MarkupDocument(recording.stroboscopicSVG())
    let without = try MarkupDocument(recording.stroboscopicSVG(showsTrajectories: false))
    #expect(with.elements(named: "polyline").count == 1)
    #expect(without.elements(named: "polyline").isEmpty)
  }

  @Test("what stands still is drawn once")
  func standing() throws {
    let document = try MarkupDocument(SampleRecording.fall().stroboscopicSVG(moments: 6))
    let screens = document.elements.filter {
      $0.attributes["fill"] == "#ffffff" && $0.name == "rect"
    }
    // The screen of the app, and the body of the device.
    #expect(screens.count == 2)
  }
}
