// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Testing

@testable import DynamicsSimulator

@Suite("The animated picture")
struct AnimatedSVGTests {
  private let picture = SampleRecording.fall().animatedSVG()

  @Test("it is well-formed, moves without script, and refers to nothing outside")
  func selfContained() throws {
    let document = try MarkupDocument(picture)
    #expect(document.elements.first?.name == "svg")
    #expect(document.elements(named: "script").isEmpty)
    #expect(document.elements.allSatisfy { $0.attributes["href"] == nil })
    #expect(!picture.replacing("http://www.w3.org/2000/svg", with: "").contains("http"))
    let loops = document.elements.filter { $0.name.hasPrefix("animate") }
    #expect(!loops.isEmpty)
    #expect(loops.allSatisfy { $0.attributes["repeatCount"] == "indefinite" })
  }

  @Test("three seconds of a simple scene take less than 60 kB")
  func size() {
    #expect(picture.utf8.count < 60_000)
  }

  @Test("at every frame the square is within the tolerance of the free fall")
  func followsTheFall() throws {
    let document = try MarkupDocument(picture)
    let motion = try #require(
      document.elements(named: "animateTransform").first { $0.attributes["type"] == "translate" })
    let values = try #require(motion.attributes["values"]).split(separator: ";").map {
      $0.split(separator: " ").compactMap { Double($0) }
    }
    let times = try #require(motion.attributes["keyTimes"]).split(separator: ";").compactMap {
      Double($0)
    }
    let duration = try #require(Double(motion.attributes["dur"]?.dropLast() ?? ""))
    #expect(values.count == times.count)
    #expect(times.first == 0)
    #expect(times.last == 1)
    for frame in 0...180 {
      let time = Double(frame) / 60
      let share = time / duration
      let next = try #require(times.firstIndex { $0 >= share - 1e-4 })
      let previous = max(next - 1, 0)
      let span = times[next] - times[previous]
      let part = span > 0 ? min(max((share - times[previous]) / span, 0), 1) : 1
      let y = values[previous][1] + (values[next][1] - values[previous][1]) * part
      // Key times have four digits: at 300 points/s that is another tenth of a point.
      #expect(abs(y - (SampleRecording.fallen(time) - 200)) < 0.25 + 0.12)
    }
  }

  @Test("fading, leaving, and touches are animated")
  func attributes() throws {
    let document = try MarkupDocument(picture)
    let animated = Set(
      document.elements(named: "animate").compactMap { $0.attributes["attributeName"] })
    #expect(animated.isSuperset(of: ["opacity", "display", "cy", "r"]))
    #expect(!SampleRecording.fall().animatedSVG(showsTouches: false).contains("<circle"))
  }

  @Test("a larger tolerance makes a smaller picture, a senseless one does no harm")
  func tolerances() throws {
    let recording = SampleRecording.fall()
    #expect(recording.animatedSVG(tolerance: 4).utf8.count < picture.utf8.count)
    _ = try MarkupDocument(recording.animatedSVG(tolerance: .nan))
    _ = try MarkupDocument(recording.animatedSVG(tolerance: -1))
  }

  @Test("a recording without frames is an empty device")
  func empty() throws {
    let recording = Recording(size: .init(width: 10, height: 10), framesPerSecond: 60, startTime: 0)
    _ = try MarkupDocument(recording.animatedSVG())
    _ = try MarkupDocument(recording.stroboscopicSVG())
  }
}
