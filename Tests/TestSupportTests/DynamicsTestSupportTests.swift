// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import OpenUIDynamics
import Testing

@Suite("What tests of dynamics share")
@MainActor
struct DynamicsTestSupportTests {
  @Test("a square maps points into itself and back, also when it is turned")
  func points() {
    let square = Square(side: 20, at: CGPoint(x: 100, y: 50))
    square.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // Clockwise: what lay to the right lies below.
    let below = square.point(10, 0)
    #expect(span(below, CGPoint(x: 100, y: 60)) < 1e-9)
    #expect(span(square.local(below), CGPoint(x: 10, y: 0)) < 1e-9)
    #expect(abs(square.angle - .pi / 2) < 1e-9)
    #expect(square.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("the closed form counts sub-steps: after one frame h²·a·(1 + 2 + 3 + 4)")
  func closedForm() {
    let fallen = distance(after: 1.0 / 60, acceleration: 1000)
    #expect(abs(fallen - 10 * 1000.0 / (240 * 240)) < 1e-12)
    #expect(distance(after: 0, acceleration: 1000) == 0)
  }

  @Test("the log has the contacts and the pause of an item that falls on the floor, in order")
  func log() {
    let (animator, item, log) = (UIDynamicAnimator(), Square(side: 20), EventLog())
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 30, from: -50, to: 50)
    collision.collisionDelegate = log
    animator.delegate = log
    var contacts = 0
    log.onBoundary = { behavior, touching in
      contacts += 1
      #expect(behavior === collision && touching === item)
    }
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(collision)
    let seconds = animator.runUntilPaused(atMost: 10)
    #expect(seconds > 0.1 && seconds < 10)
    #expect(!animator.isRunning)
    #expect(log.events.first == "resume" && log.events.last == "pause")
    #expect(contacts == log.events.count { $0 == "began floor" } && contacts > 0)
    #expect(log.points.count == contacts)
    #expect(log.points.allSatisfy { abs($0.y - 30) < 1 })
  }

  @Test("waiting for a pause ends with its time")
  func waiting() {
    let (animator, item) = (UIDynamicAnimator(), Square())
    animator.addBehavior(UIGravityBehavior(items: [item]))
    #expect(abs(animator.runUntilPaused(atMost: 0.5) - 0.5) < 1.0 / 60)
    #expect(animator.isRunning)
  }

  @Test("a fixture asks after every step, and finds the period of a value from its zeros")
  func crossings() throws {
    let fixture = AttachmentFixture(UIGravityBehavior(items: [Square()]))
    var looks = 0
    fixture.run(0.5) { looks += 1 }
    fixture.run(0.5)
    #expect(looks == 30)
    let period = try #require(
      fixture.period(within: 3) { cos(2 * .pi * fixture.animator.elapsedTime) })
    #expect(abs(period - 1) < 0.01)
  }

  @Test("item behaviors set what they are named after")
  func behaviors() {
    let item = Square()
    #expect(frictionless([item]).resistance == 0 && frictionless([item]).angularResistance == 0)
    #expect(anchored(item).isAnchored)
    #expect(dense(3, item).density == 3 && dense(3, item).resistance == 0)
  }
}
