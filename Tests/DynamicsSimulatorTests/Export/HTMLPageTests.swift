// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("The page with the player")
struct HTMLPageTests {
  private let page = SampleRecording.fall().htmlPage(title: "Fall & <rise> {{data}}")

  @Test("it asks for nothing outside itself")
  func selfContained() {
    let text = page.replacing("http://www.w3.org/2000/svg", with: "")
    for reference in [
      "http:", "https:", "src=", "href=", "@import", "url(//", "fetch(", "import", "export",
    ] {
      #expect(!text.contains(reference), "\(reference)")
    }
  }

  @Test("every slot of the template is filled, and a title cannot break out")
  func template() {
    // The title contains a slot, which stays as it is.
    let slots = page.replacing("{{data}}", with: "").matches(of: /\{\{\w+\}\}/)
    #expect(slots.isEmpty)
    #expect(page.contains("<title>Fall &amp; &lt;rise&gt; {{data}}</title>"))
  }

  @Test("the data ends where it should, whatever strings are in it")
  func data() throws {
    let start = try #require(page.range(of: #"type="application/json">"#))
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    let payload = try JSONDecoder().decode(
      PagePayload.self, from: Data(rest[..<end.lowerBound].utf8))
    #expect(payload.log.events.first?.text == #"square began contact with boundary "</script>""#)
    #expect(payload.log.events.first?.frame == 90)
    #expect(payload.frameCount == 181)
    let square = try #require(payload.nodes.first { $0.name == "square" })
    let heights = square.y.values(frameCount: 181)
    for (frame, height) in heights.enumerated() {
      let expected = SampleRecording.fallen(Double(frame) / 60) - 200
      #expect(abs(Double(height) / 100 - expected) <= 0.005 + 1e-9)
    }
    #expect(payload.appearances.count == 3)
    // The item is coded as what differs from the node that shows it, and is its recorded position.
    let recording = SampleRecording.fall()
    let item = try #require(payload.items.first { $0.node != nil })
    let node = payload.nodes[try #require(item.node)]
    let (own, shown) = (item.y.values(frameCount: 181), node.y.values(frameCount: 181))
    for (frame, state) in recording.states(ofItem: item.name).enumerated() {
      let position = Double(own[frame] + shown[frame]) / 100
      #expect(abs(position - state.position.y) <= 0.005 + 1e-9)
    }
    #expect(item.x.weight + item.y.weight < (node.x.weight + node.y.weight) / 2)
  }

  @Test("every control has a name for those who do not see it")
  func labels() throws {
    let page = page
    for control in ["restart", "back", "play", "step", "loop", "scrubber", "speed"] {
      let tag = try #require(page.range(of: #"id="\#(control)"[^>]*"#, options: .regularExpression))
      #expect(page[tag].contains("aria-label"), "\(control)")
    }
  }

  @Test("the page and the pictures have the same colors")
  func colors() {
    for (name, color) in [
      ("awake", Palette.awake), ("joint", Palette.joint), ("velocity", Palette.velocity),
      ("screen", Palette.screen), ("touch", Palette.touch),
    ] {
      #expect(page.contains("--\(name):\(color)"))
      // Once: the style refers to the table.
      #expect(page.components(separatedBy: "--\(name):").count == 2)
    }
  }

  @Test("the whole page of three seconds stays small")
  func size() {
    #expect(page.utf8.count < 60_000)
  }
}
