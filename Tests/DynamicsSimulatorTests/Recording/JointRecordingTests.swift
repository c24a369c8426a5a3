// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("Joints in the X-ray")
struct JointRecordingTests {
  private let recording = Simulator(rootViewController: JointsController(), size: .phone)
    .record(for: 0.2)

  private func joint(_ kind: RecordedXRay.Joint.Kind) throws -> RecordedXRay.Joint {
    let joints = try #require(recording.xray.joints[5])
    return try #require(joints.first { $0.kind == kind })
  }

  @Test("each kind of attachment is recorded as what it is")
  func kinds() throws {
    let joints = try #require(recording.xray.joints[5])
    #expect(joints.map(\.kind) == [.rod, .spring, .rope, .weld, .pin, .slide])
  }

  @Test("S085: a slack rope hangs below its ends, about as long as it is")
  func rope() throws {
    let points = try joint(.rope).points
    try #require(points.count == 3)
    let length = 2 * hypot(points[2].x - points[0].x, points[2].y - points[0].y)
    #expect(points[2].y > max(points[0].y, points[1].y))
    #expect(abs(length - 200) < 20)
  }

  @Test("S086: a pin shows its arc, and a slide its rail up to the edge of the screen and its stop")
  func ranges() throws {
    let pin = try joint(.pin)
    #expect(pin.points.count > 10)
    let center = CGPoint(x: 160, y: 160)
    for point in pin.points.dropFirst(4) {
      #expect(abs(hypot(point.x - center.x, point.y - center.y) - 26) < 0.1)
    }
    let slide = try joint(.slide)
    try #require(slide.points.count == 7)
    // The range counts the anchor as seen from the item, which may go 40 points to the left.
    #expect(abs(slide.points[6].x - 120) < 0.1)
    #expect(slide.points[3].x == recording.size.width)
    #expect(abs(slide.points[2].x - 120) < 0.1)
  }

  @Test("page and moving picture draw every joint, and the documents stay sound")
  func exports() throws {
    let page = recording.htmlPage(title: "Joints")
    #expect(page.contains(#""jointKinds":["rod","spring","rope","weld","pin","slide","snap"]"#))
    // Seven bodies; three paths for a rod, a spring, a rope and a pin, two for a weld, six for a slide.
    let document = try MarkupDocument(recording.animatedSVG())
    #expect(document.elements(named: "path").count >= 7 + 3 * 4 + 2 + 6)
  }
}
