// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The overlay in recordings and pictures")
struct OverlayRecordingTests {
  private func recording() -> Recording {
    let controller = FallingController()
    let simulator = Simulator(rootViewController: controller, size: .phone)
    controller.animator?.addBehavior(UIDynamicOverlayBehavior())
    return simulator.record(for: 2)
  }

  @Test("a recording shows the outlines where the items are, and keeps each outline once")
  func nodes() throws {
    let recording = recording()
    let red = try #require(recording.nodes.first { $0.name == "red" })
    let color = RecordedColor(hexadecimal: OverlayPalette.awake)
    let outlines = recording.nodes.filter { node in
      node.appearance.changes.contains { change in
        guard case .path(let path) = change.value?.content else { return false }
        return path.fill != nil && path.stroke == color
      }
    }
    #expect(outlines.count == 2)
    #expect(
      outlines.contains { node in
        let (shown, item) = (node.placement[40], red.placement[40])
        guard let shown, let item else { return false }
        // The layer counts from the middle of its group, the item from the middle of the screen.
        return abs(shown.rotation - item.rotation) < 0.01
      })
    // Awake and asleep: two looks, however far the item falls.
    #expect(outlines.allSatisfy { $0.appearance.changes.count <= 3 })
  }

  @Test("pictures have it without debugEnabled: what it draws is part of the app")
  func pictures() throws {
    let recording = recording()
    #expect(!recording.showsXRay)
    let stroke = Palette.boundary
    for picture in [recording.animatedSVG(), recording.stroboscopicSVG()] {
      let document = try MarkupDocument(picture)
      #expect(document.elements.contains { $0.attributes["stroke"] == stroke })
      #expect(!picture.contains("nan") && !picture.contains("inf"))
    }
    #expect(recording.htmlPage(title: "Fall").contains("floor"))
  }
}

extension RecordedColor {
  fileprivate init(hexadecimal: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(hexadecimal >> shift & 0xff) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}
