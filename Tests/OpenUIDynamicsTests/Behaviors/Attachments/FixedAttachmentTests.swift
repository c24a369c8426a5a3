// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Fixed attachments: welds")
struct FixedAttachmentTests {
  private func weld(_ first: Square, _ second: Square) -> UIAttachmentBehavior {
    UIAttachmentBehavior.fixedAttachment(
      with: first, attachedTo: second,
      attachmentAnchor: CGPoint(
        x: (first.center.x + second.center.x) / 2, y: (first.center.y + second.center.y) / 2))
  }

  /// How far the second item is from its place on the first one, in points and radians.
  private func misplacement(
    _ first: Square, _ second: Square, place: CGPoint, angle: CGFloat
  ) -> (points: CGFloat, radians: CGFloat) {
    let turned = second.angle - first.angle - angle
    return (span(first.local(second.center), place), abs(remainder(turned, 2 * .pi)))
  }

  @Test(
    "AT10, S085: a welded beam holds its load at its place, within half a point and half a degree",
    arguments: [0.1, 1, 20])
  func beam(density: CGFloat) {
    let post = Square(at: .zero)
    let beam = Square(size: CGSize(width: 200, height: 20), at: CGPoint(x: 150, y: -30))
    beam.transform = CGAffineTransform(rotationAngle: 0.3)
    let fixture = AttachmentFixture(
      weld(post, beam), anchored(post), dense(density, beam), UIGravityBehavior(items: [beam]))
    fixture.run(3) {
      let error = misplacement(post, beam, place: CGPoint(x: 150, y: -30), angle: 0.3)
      #expect(error.points < 0.5 && error.radians < 0.009)
    }
  }

  /// Two welded items, one of them dense and turned, that turn, rise and fall to a floor.
  private func thrown(_ first: Square, _ second: Square, density: CGFloat) -> AttachmentFixture {
    second.transform = CGAffineTransform(rotationAngle: -0.7)
    let properties = dense(density, second)
    properties.addLinearVelocity(CGPoint(x: 0, y: -900), for: second)
    properties.addAngularVelocity(4, for: second)
    let collision = UICollisionBehavior(items: [first, second])
    collision.addFloor(at: 300, from: -2000, to: 2000)
    return AttachmentFixture(
      weld(first, second), frictionless([first]), properties, collision,
      UIGravityBehavior(items: [first, second]))
  }

  @Test("AT10: welded items fly and turn as one, and give by less than a point when they are hit")
  func flight() {
    let first = Square(at: .zero)
    let second = Square(side: 60, at: CGPoint(x: 90, y: 40))
    let fixture = thrown(first, second, density: 1)
    var worst: CGFloat = 0
    var worstTurn: CGFloat = 0
    func look() {
      let error = misplacement(first, second, place: CGPoint(x: 90, y: 40), angle: -0.7)
      worst = max(worst, error.points)
      worstTurn = max(worstTurn, error.radians)
    }
    fixture.run(0.7, look)
    #expect(worst < 0.5)
    #expect(worstTurn < 0.005)
    fixture.run(3, look)
    #expect(worst < 1)
    #expect(worstTurn < 0.02)
  }

  @Test("AT10: where a heavy item falls on a light one, the weld closes within a tenth of a second")
  func heavyHit() {
    let first = Square(at: .zero)
    let second = Square(side: 60, at: CGPoint(x: 90, y: 40))
    let fixture = thrown(first, second, density: 10)
    var openFrames = 0
    var longest = 0
    fixture.run(4) {
      let error = misplacement(first, second, place: CGPoint(x: 90, y: 40), angle: -0.7)
      openFrames = error.points > 0.5 ? openFrames + 1 : 0
      longest = max(longest, openFrames)
    }
    #expect(longest <= 6)
    let error = misplacement(first, second, place: CGPoint(x: 90, y: 40), angle: -0.7)
    #expect(error.points < 0.2)
  }

  @Test("C06: a weld holds where both items have item behaviors of their own")
  func itemBehaviors() {
    let first = Square(at: .zero)
    let second = Square(at: CGPoint(x: 100, y: 0))
    let light = UIDynamicItemBehavior(items: [first])
    light.density = 0.2
    light.resistance = 5
    light.elasticity = 0.8
    let heavy = UIDynamicItemBehavior(items: [second])
    heavy.density = 4
    heavy.angularResistance = 3
    heavy.allowsRotation = true
    heavy.addLinearVelocity(CGPoint(x: 300, y: -700), for: second)
    let fixture = AttachmentFixture(
      weld(first, second), light, heavy, UIGravityBehavior(items: [first, second]))
    let collision = UICollisionBehavior(items: [first, second])
    collision.addBoundary(
      withIdentifier: "box" as NSString,
      for: UIBezierPath(rect: CGRect(x: -300, y: -300, width: 700, height: 600)))
    fixture.animator.addBehavior(collision)
    var worst: CGFloat = 0
    fixture.run(5) {
      worst = max(worst, misplacement(first, second, place: CGPoint(x: 100, y: 0), angle: 0).points)
    }
    // A third of a point in flight; more only in the frame of a hit at 700 points/s.
    #expect(worst < 1)
    let end = misplacement(first, second, place: CGPoint(x: 100, y: 0), angle: 0)
    #expect(end.points < 0.2 && end.radians < 0.002)
  }

  @Test("AT10: an item that must not turn keeps the one welded to it from turning")
  func withoutRotation() {
    let first = Square(at: .zero)
    let second = Square(at: CGPoint(x: 100, y: 0))
    let stiff = UIDynamicItemBehavior(items: [first])
    stiff.allowsRotation = false
    let push = UIPushBehavior(items: [second], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 2)
    let fixture = AttachmentFixture(weld(first, second), stiff, push)
    fixture.run(1) {
      #expect(misplacement(first, second, place: CGPoint(x: 100, y: 0), angle: 0).points < 0.5)
    }
    #expect(abs(second.angle) < 0.01)
    #expect(first.center.y > 45)
  }

  @Test("AT10: removing a weld breaks its items apart; adding it again brings the pose back")
  func breaking() {
    let first = Square(at: .zero)
    let second = Square(at: CGPoint(x: 100, y: 0))
    let attachment = weld(first, second)
    let fixture = AttachmentFixture(attachment, UIGravityBehavior(items: [second]))
    fixture.run(0.2)
    fixture.animator.removeBehavior(attachment)
    fixture.run(0.3)
    #expect(span(first.center, second.center) > 120)
    fixture.animator.addBehavior(attachment)
    fixture.run(1)
    let error = misplacement(first, second, place: CGPoint(x: 100, y: 0), angle: 0)
    #expect(error.points < 0.5 && error.radians < 0.009)
  }

  @Test("AT10: a row of welded squares falls, hits an edge and stays a row")
  func row() {
    let squares = (0..<6).map { Square(side: 40, at: CGPoint(x: 40 * CGFloat($0), y: 0)) }
    let fixture = AttachmentFixture(UIGravityBehavior(items: squares))
    for (first, second) in zip(squares, squares.dropFirst()) {
      fixture.animator.addBehavior(weld(first, second))
    }
    let collision = UICollisionBehavior(items: squares)
    collision.addBoundary(
      withIdentifier: "edge" as NSString, from: CGPoint(x: -200, y: 200),
      to: CGPoint(x: 50, y: 200))
    fixture.animator.addBehavior(collision)
    var worst: CGFloat = 0
    fixture.run(1.5) {
      for (first, second) in zip(squares, squares.dropFirst()) {
        worst = max(
          worst, misplacement(first, second, place: CGPoint(x: 40, y: 0), angle: 0).points)
      }
    }
    // The hit at 600 points/s goes through five welds.
    #expect(worst < 3)
    #expect(abs(squares[0].angle) > 0.2)
    for (first, second) in zip(squares, squares.dropFirst()) {
      #expect(misplacement(first, second, place: CGPoint(x: 40, y: 0), angle: 0).points < 0.5)
    }
  }
}
