// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// What users said about bounces and about many balls; see Documentation/Complaints.md.
@MainActor
@Suite("Complaints: bounces and crowds")
struct BounceComplaintTests {
  /// Lets a square of an elasticity fall onto a floor, and returns its fastest rebound in points/s.
  private func rebound(from height: Double, elasticity: CGFloat?) -> CGFloat {
    let item = Square(at: CGPoint(x: 0, y: -50 - height))
    let animator = UIDynamicAnimator()
    let properties = frictionless([item])
    if let elasticity { properties.elasticity = elasticity }
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 0, from: -200, to: 200)
    for behavior in [properties, collision, UIGravityBehavior(items: [item])] {
      animator.addBehavior(behavior)
    }
    var fastest: CGFloat = 0
    while animator.isRunning, animator.elapsedTime < 5 {
      animator.step(by: 1 / 60)
      fastest = max(fastest, -properties.linearVelocity(for: item).y)
    }
    return fastest
  }

  @Test("C16, S057: an item of elasticity 0 bounces off a boundary with the boundary's 0.2")
  func elasticityOfBoundaries() {
    let approach = (2 * 1000 * 400.0).squareRoot()
    #expect(abs(rebound(from: 400, elasticity: 0) - 0.2 * approach) < 0.05 * approach)
    #expect(abs(rebound(from: 400, elasticity: nil) - 0.2 * approach) < 0.05 * approach)
  }

  @Test("C16: what touches down slowly does not bounce at all")
  func slowLanding() {
    // 4 points make 89 points/s, and a rebound of 18 is below what bounces.
    #expect(rebound(from: 4, elasticity: 0) < 2)
  }

  @Test("C18, S078: two hundred balls fill a box, come to rest, and let the animator pause")
  func crowd() {
    let balls = (0..<200).map { number in
      let ball = Square(
        side: 18, at: CGPoint(x: 30 + 22 * Double(number % 16), y: 560 - 22 * Double(number / 16)))
      ball.collisionBoundsType = .ellipse
      return ball
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let animator = UIDynamicAnimator(referenceView: root)
    let collision = UICollisionBehavior(items: balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: balls))
    animator.addBehavior(collision)
    #expect(animator.runUntilPaused(atMost: 20) < 20)
    #expect(!animator.isRunning)
    #expect(balls.allSatisfy { ball in root.bounds.insetBy(dx: 8, dy: 8).contains(ball.center) })
  }
}
