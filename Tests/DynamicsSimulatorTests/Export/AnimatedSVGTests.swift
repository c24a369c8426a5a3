// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import OpenUIDynamics
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

  /// A box that clips a larger view, and grows from 20 to 60 points of height.
  private final class GrowingBox: UIViewController {
    private let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      box.clipsToBounds = true
      box.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)))
      view.addSubview(box)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      UIView.animate(withDuration: 0.1) { self.box.frame.size.height = 60 }
    }
  }

  @Test("what a view clips follows its size")
  @MainActor
  func growingClip() throws {
    let simulator = Simulator(
      rootViewController: GrowingBox(), size: CGSize(width: 100, height: 100))
    let elements = try MarkupDocument(simulator.record(for: 0.3).animatedSVG()).elements
    let motion = try #require(elements.first { $0.attributes["attributeName"] == "clip-path" })
    let heights = try #require(motion.attributes["values"]).split(separator: ";").map { path in
      let id = path.dropFirst("url(#".count).dropLast()
      let place = elements.firstIndex { $0.name == "clipPath" && $0.attributes["id"] == String(id) }
      return place.flatMap { Double(elements[$0 + 1].attributes["height"] ?? "") } ?? 0
    }
    #expect(heights.first == 20 && heights.last == 60)
    #expect(heights == heights.sorted() && heights.count > 4)
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
