// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("Recording of views")
struct ViewRecorderTests {
  private let controller = DiaryController()
  private let simulator: Simulator

  init() {
    simulator = Simulator(rootViewController: controller, size: .phone)
  }

  private func node(_ name: String, in recording: Recording) throws -> RecordedNode {
    try #require(recording.nodes.first { $0.name == name })
  }

  @Test("three seconds make 181 frames; the first is the present")
  func frameCount() {
    simulator.advance(by: 1)
    var shares: [Double] = []
    let recording = simulator.record(for: 3) { shares.append($0) }
    #expect(recording.frameCount == 181)
    #expect(recording.startTime == 1)
    #expect(recording.duration == 3)
    #expect(recording.stateHashes.count == 181)
    #expect(shares.count == 180)
    #expect(shares.last == 1)
    #expect(shares == shares.sorted())
  }

  @Test("every view comes after its superview, placed against the superview's center")
  func placement() throws {
    let recording = simulator.record(for: 0)
    for (number, node) in recording.nodes.enumerated() {
      #expect((node.parent ?? -1) < number)
    }
    let placement = try #require(try node("box", in: recording).placement[0])
    // Center (35, 40) against (160, 240).
    #expect(placement == Placement(x: -125, y: -200, width: 50, height: 40))
  }

  @Test("a sublayer is drawn behind the views that came later, and before those that came earlier")
  func sublayersAmongViews() {
    let later = UIView()
    later.accessibilityIdentifier = "later"
    controller.box.superview?.layer.addSublayer(CALayer())
    controller.box.superview?.addSubview(later)
    let names = simulator.record(for: 0).nodes.map(\.name).filter {
      $0 == "box" || $0 == "later" || $0.hasSuffix("layer 0")
    }
    #expect(names.count == 3 && names.first == "box" && names.last == "later")
  }

  @Test("a rotation goes on past a full turn")
  func turning() throws {
    let recording = simulator.record { simulator in
      for frame in 1...90 {
        controller.box.transform = CGAffineTransform(rotationAngle: CGFloat(frame) * 0.1)
        simulator.advance(by: 1 / 60)
      }
    }
    let placements = try node("box", in: recording).placement.values(frameCount: 91)
    for (frame, placement) in placements.enumerated() {
      let rotation = try #require(placement?.rotation)
      #expect(abs(rotation - Double(frame) * 0.1) < 1e-4)
    }
  }

  @Test("a transform is taken apart into rotation, scale and shear that make it again")
  func decomposition() throws {
    controller.box.transform = CGAffineTransform(a: 1.2, b: 0.5, c: -0.7, d: 0.9, tx: 0, ty: 0)
    let recording = simulator.record(for: 0)
    let placement = try #require(try node("box", in: recording).placement[0])
    let (cosine, sine) = (cos(placement.rotation), sin(placement.rotation))
    let column = (placement.scaleX * placement.shear, placement.scaleY)
    let matrix = [
      cosine * placement.scaleX, sine * placement.scaleX,
      cosine * column.0 - sine * column.1, sine * column.0 + cosine * column.1,
    ]
    for (value, expected) in zip(matrix, [1.2, 0.5, -0.7, 0.9]) {
      #expect(abs(value - expected) < 1e-3)
    }
  }

  @Test("a view that is hidden or removed is absent from that frame on")
  func absence() throws {
    let recording = simulator.record { simulator in
      simulator.advance(by: 0.1)
      controller.box.isHidden = true
      simulator.advance(by: 0.1)
      controller.box.isHidden = false
      simulator.advance(by: 0.1)
      controller.box.removeFromSuperview()
      simulator.advance(by: 0.1)
    }
    let placement = try node("box", in: recording).placement
    let presence = [6, 7, 12, 13, 18, 19, 24].map { placement[$0] != nil }
    #expect(presence == [true, false, false, true, true, false, false])
    #expect(recording.nodes.filter { $0.name == "box" }.count == 1)
  }

  @Test("a view that comes to the front goes on as another node above its siblings")
  func reordering() throws {
    let recording = simulator.record { simulator in
      simulator.advance(by: 0.1)
      controller.view.bringSubviewToFront(controller.box)
      simulator.advance(by: 0.1)
    }
    let boxes = recording.nodes.indices.filter { recording.nodes[$0].name == "box" }
    let tile = try #require(recording.nodes.firstIndex { $0.name == "tiles[1]" })
    try #require(boxes.count == 2)
    #expect(boxes[0] < tile && tile < boxes[1])
    #expect(recording.nodes[boxes[0]].placement[6] != nil)
    #expect(recording.nodes[boxes[0]].placement[7] == nil)
    #expect(recording.nodes[boxes[1]].placement[7] != nil)
  }

  @Test("running animations are recorded as they are presented")
  func animation() throws {
    simulator.runAppCode {
      UIView.animate(withDuration: 1) { controller.box.alpha = 0 }
    }
    let recording = simulator.record(for: 1)
    let opacities = try node("box", in: recording).appearance.values(frameCount: 61)
      .compactMap { $0?.opacity }
    #expect(opacities.first ?? 0 > 0.99)
    #expect(opacities.last ?? 1 < 0.01)
    #expect(opacities == opacities.sorted(by: >))
    #expect(Set(opacities).count > 30)
  }
}
