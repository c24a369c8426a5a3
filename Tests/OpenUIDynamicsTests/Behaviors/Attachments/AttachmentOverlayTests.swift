// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Attachments in the overlay")
struct AttachmentOverlayTests {
  private let post = Square(side: 20, at: .zero)
  private let item = Square(side: 20, at: CGPoint(x: 0, y: 100))

  private func joint(_ attachment: UIAttachmentBehavior) throws -> DynamicsOverlay.Joint {
    let fixture = AttachmentFixture(anchored(post), attachment)
    fixture.run(1 / 60)
    let joints = fixture.animator.overlay().joints
    fixture.animator.removeAllBehaviors()
    #expect(joints.count == 1)
    return try #require(joints.first)
  }

  @Test("S080, S081: a rod becomes a spring with its frequency")
  func rodAndSpring() throws {
    let rod = UIAttachmentBehavior(item: item, attachedTo: post)
    #expect(try joint(rod).kind == .rod)
    rod.frequency = 1
    let spring = try joint(rod)
    #expect(spring.kind == .spring)
    #expect(span(spring.start, CGPoint(x: 0, y: 100)) < 0.1)
    #expect(span(spring.end, .zero) < 0.1)
  }

  @Test("AT09: a rope tells its length, so that a slack one can be seen")
  func rope() throws {
    let rope = UIAttachmentBehavior.limitAttachment(
      with: item, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero)
    rope.length = 150
    let drawn = try joint(rope)
    #expect(drawn.kind == .rope)
    guard case .rope(let length) = drawn.shape else { throw OtherShape() }
    #expect(length == 150)
  }

  @Test("a slack rope hangs below its middle, a tight one is straight")
  func lowestPoint() {
    // A flat catenary has 16/3·s² = L² − d², a deep one 4·s².
    for (length, sag) in [
      (100.0, 0.21 * 6300), (80, 0.21 * 2700), (61, 0.21 * 21), (60.82, 0), (60, 0), (0, 0),
    ] {
      let drawn = DynamicsOverlay.Joint(
        kind: .rope, start: CGPoint(x: 10, y: 20), end: CGPoint(x: 70, y: 30),
        shape: .rope(length: length))
      let points = drawn.points(in: .zero) { $0 }
      #expect(points.count == 3 && points[2].x == 40)
      #expect(abs(points[2].y - 25 - sag.squareRoot()) < 1e-9)
    }
  }

  @Test("AT10: a weld tells its point and the centers of its items")
  func weld() throws {
    let drawn = try joint(
      .fixedAttachment(with: item, attachedTo: post, attachmentAnchor: CGPoint(x: 0, y: 40)))
    #expect(drawn.kind == .weld)
    #expect(span(drawn.start, CGPoint(x: 0, y: 40)) < 0.1)
    guard case .weld(let centers) = drawn.shape else { throw OtherShape() }
    #expect(centers == [item.center, post.center])
  }

  @Test("AT11, AT19: a pin tells the arc on which its first item may be; without limits none")
  func pin() throws {
    let pin = UIAttachmentBehavior.pinAttachment(
      with: item, attachedTo: post, attachmentAnchor: .zero)
    guard case .pin(_, let none) = try joint(pin).shape else { throw OtherShape() }
    #expect(none.isEmpty)
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 1)
    let drawn = try joint(pin)
    guard case .pin(_, let arc) = drawn.shape else { throw OtherShape() }
    func direction(_ point: CGPoint?) -> CGFloat { point.map { atan2($0.y, $0.x) } ?? .nan }
    // The post may turn by 1 clockwise as seen from the item, so the item by 1 the other way.
    #expect(abs(direction(arc.first) - (.pi / 2 - 1)) < 0.01)
    #expect(abs(direction(arc.last) - (.pi / 2 + 0.5)) < 0.01)
  }

  @Test("AT07, AT08, AT19: a slide tells its rail, and its stops where it has any")
  func slide() throws {
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 30, y: 100),
      axisOfTranslation: CGVector(dx: 2, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: -50, maximum: .infinity)
    guard case .slide(let centers, let from, let to, let stops) = try joint(slide).shape else {
      throw OtherShape()
    }
    #expect(centers == [item.center])
    #expect(stops == [to])
    // An item that moves along the axis counts downwards.
    #expect(span(to, CGPoint(x: 80, y: 100)) < 0.1)
    #expect(from.x < -1000)
    let double = UIAttachmentBehavior.slidingAttachment(
      with: post, attachedTo: item, attachmentAnchor: .zero,
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    double.attachmentRange = UIFloatRange(minimum: -10, maximum: 70)
    guard case .slide(_, let top, let bottom, let both) = try joint(double).shape else {
      throw OtherShape()
    }
    #expect(both.count == 2)
    #expect(span(top, CGPoint(x: 0, y: -10)) < 0.1)
    #expect(span(bottom, CGPoint(x: 0, y: 70)) < 0.1)
  }

  private struct OtherShape: Error {}
}
