// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Testing

@testable import DynamicsSimulator

@Suite("Many discs in a picture")
struct DiscCrowdTests {
  /// Discs of 12 points in rows, which fall two points a frame and turn.
  private func recording(count: Int, frames: Int) -> Recording {
    var recording = Recording(
      size: .init(width: 320, height: 400), framesPerSecond: 60, startTime: 0)
    recording.frameCount = frames
    var screen = RecordedNode(name: "view", parent: nil)
    screen.placement.record(Placement(x: 160, y: 200, width: 320, height: 400), at: 0)
    screen.appearance.record(Appearance(), at: 0)
    recording.nodes = [screen]
    for number in 0..<count {
      var disc = RecordedNode(name: "disc \(number)", parent: 0)
      var look = Appearance()
      look.background = RecordedColor(red: number.isMultiple(of: 2) ? 1 : 0, green: 0, blue: 0)
      look.cornerRadius = 6
      disc.appearance.record(look, at: 0)
      for frame in 0..<frames {
        var placement = Placement(
          x: Double(number % 20) * 15 - 150, y: Double(number / 20) * 14 - 190 + 2 * Double(frame),
          width: 12, height: 12)
        placement.rotation = Double(frame) / 10
        disc.placement.record(placement, at: frame)
      }
      recording.nodes.append(disc)
    }
    return recording
  }

  @Test("two seconds of 500 discs take less than 200 kB, and few discs are elements of their own")
  func size() throws {
    let picture = recording(count: 500, frames: 121).animatedSVG()
    #expect(picture.utf8.count < 200_000)
    let document = try MarkupDocument(picture)
    // Two colors, moving and still.
    #expect(document.elements(named: "path").count == 4)
    let few = try MarkupDocument(recording(count: 20, frames: 3).animatedSVG())
    #expect(few.elements(named: "path").isEmpty)
    #expect(few.elements(named: "rect").count >= 40)
  }

  @Test("the dots are where the discs are, to half a point")
  func places() throws {
    let document = try MarkupDocument(recording(count: 60, frames: 31).animatedSVG())
    let path = try #require(document.elements(named: "path").first)
    #expect(path.attributes["stroke-width"] == "24" && path.attributes["stroke"] == "#ff0000")
    // Discs 0 and 2: -150 and -120 points, in units of half a point.
    #expect(path.attributes["d"]?.hasPrefix("M-300-380h0m60 0h0") == true)
    let motion = try #require(
      document.elements(named: "animate").first { $0.attributes["attributeName"] == "d" })
    let values = try #require(motion.attributes["values"]).split(separator: ";")
    // The last frame is 60 points lower, and stays.
    #expect(values.last?.hasPrefix("M-300-260h0") == true)
    #expect(values.count == motion.attributes["keyTimes"]?.split(separator: ";").count)
  }
}
