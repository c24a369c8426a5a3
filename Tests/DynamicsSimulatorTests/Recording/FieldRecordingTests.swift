// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsSimulator

/// A disc in a region of drag, a spring for everything, and noise, over a screen.
private final class FieldController: UIViewController {
  let box = UIView(frame: CGRect(x: 20, y: 200, width: 40, height: 40))
  var isDebugging = false
  private var animator: UIDynamicAnimator?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.debugEnabled = isDebugging
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 160, y: 220)
    spring.region = UIRegion(radius: 300)
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    noise.position = CGPoint(x: 100, y: 380)
    noise.region = UIRegion(size: CGSize(width: 100, height: 100))
      .byDifference(from: UIRegion(radius: 20))
    for field in [spring, noise] {
      field.addItem(box)
      animator.addBehavior(field)
    }
    self.animator = animator
  }
}

@MainActor
@Suite("Recording of fields")
struct FieldRecordingTests {
  private func recording(isDebugging: Bool = false) -> Recording {
    let controller = FieldController()
    controller.isDebugging = isDebugging
    return Simulator(rootViewController: controller, size: .phone).record(for: 1)
  }

  @Test("fields are recorded with their places, regions and probes, and what they do to items")
  func content() throws {
    let xray = recording().xray
    let origins = try #require(xray.origins[30])
    #expect(origins.map(\.kind) == [.spring, .noise])
    #expect(origins[0].position == CGPoint(x: 160, y: 220))
    // Relative to the origins: a circle, and a square with a hole.
    #expect(try #require(xray.regions[30]).map(\.count) == [1, 2])
    #expect(xray.regions.changes.count == 1)
    let probes = try #require(xray.probes[30])
    #expect(probes.count > 60 && probes.allSatisfy { $0.kind == .probe })
    let item = try #require(recording().items.first)
    // The spring draws to the right.
    #expect(try #require(item.pulls[10]).x > 5)
  }

  @Test("probes of noise change ten times a second, those of other fields never")
  func rate() {
    let changes = recording().xray.probes.changes.map(\.frame)
    #expect(changes.allSatisfy { $0.isMultiple(of: 6) })
    #expect(changes.count > 8)
  }

  @Test("the page carries fields in few bytes, and gives them back")
  func page() throws {
    let recording = recording()
    let page = recording.htmlPage(title: "Fields")
    let start = try #require(page.range(of: #"type="application/json">"#))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let payload = try JSONDecoder().decode(
      PagePayload.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    #expect(payload.probes.lists.first?.count == 5 * (recording.xray.probes[0]?.count ?? 0))
    let origin = try #require(payload.origins.lists.last)
    #expect(payload.fieldKinds[origin[0]] == "spring" && origin[1] == 16_000)
    #expect(payload.items.first?.pullX != nil)
    let bytes = try JSONEncoder().encode(payload.probes).count
    #expect(bytes < 12_000)
  }

  @Test("a recording without fields carries none")
  func empty() {
    let simulator = Simulator(rootViewController: FallingController(), size: .phone)
    let xray = simulator.record(for: 0.2).xray
    #expect(xray.probes.last?.isEmpty ?? true)
    #expect(xray.origins.last?.isEmpty ?? true)
  }

  @Test("pictures show fields where the animator is to be debugged, and are well-formed")
  func pictures() throws {
    let shown = recording(isDebugging: true)
    for picture in [shown.animatedSVG(), shown.stroboscopicSVG()] {
      let paths = try MarkupDocument(picture).elements(named: "path")
      #expect(paths.filter { $0.attributes["stroke"] == Palette.field }.count == 4)
    }
    let hidden = recording()
    #expect(!hidden.animatedSVG().contains(Palette.field))
  }

  @Test("looking at fields changes nothing")
  func neutrality() {
    let controller = FieldController()
    let simulator = Simulator(rootViewController: controller, size: .phone)
    simulator.advance(by: 1)
    #expect(recording().stateHashes.last == simulator.stateHash)
  }
}
