// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Symmetry of squares")
struct SquareSymmetryTests {
  /// An animator in a view of 320 × 480 with gravity and elasticity for some squares.
  private func animator(
    _ items: [Square], gravity: CGVector, elasticity: CGFloat
  ) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(
      referenceView: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let pull = UIGravityBehavior(items: items)
    pull.gravityDirection = gravity
    let properties = UIDynamicItemBehavior(items: items)
    properties.elasticity = elasticity
    for behavior in [pull, collision, properties] { animator.addBehavior(behavior) }
    return animator
  }

  @Test(
    "a square that falls flat keeps its column within 0.1 points and its angle within 0.05°",
    arguments: [CGFloat(0), 0.2, 0.5, 0.8, 1], [0, 1, 2, 3])
  func flat(elasticity: CGFloat, quarter: Int) {
    let directions = [
      CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1),
      CGVector(dx: -1, dy: 0),
    ]
    let down = directions[quarter]
    // One alone, one on another, and one that slides along a wall into the corner.
    let arrangements: [[CGPoint]] = [
      [CGPoint(x: 133.3, y: 211.7)],
      [CGPoint(x: 160, y: 240), CGPoint(x: 160 - 70 * down.dx, y: 240 - 70 * down.dy)],
      [down.dx == 0 ? CGPoint(x: 25, y: 240) : CGPoint(x: 160, y: 455)],
    ]
    for places in arrangements {
      let items = places.map { Square(side: 50, at: $0) }
      let animator = animator(items, gravity: down, elasticity: elasticity)
      var drift: CGFloat = 0
      var turn: CGFloat = 0
      while animator.isRunning, animator.elapsedTime < 5 {
        animator.step(by: 1 / 60)
        for (item, place) in zip(items, places) {
          drift = max(
            drift, abs((item.center.x - place.x) * down.dy - (item.center.y - place.y) * down.dx))
          turn = max(turn, abs(item.angle))
        }
      }
      #expect(drift < 0.1)
      #expect(turn < 0.05 * .pi / 180)
    }
  }

  @Test("a scene and its mirror image give mirrored motion for five seconds")
  func mirror() {
    let places = [CGPoint(x: 80, y: 60), CGPoint(x: 104, y: 150), CGPoint(x: 230, y: 100)]
    let items = places.map { Square(side: 50, at: $0) }
    let mirrored = places.map { Square(side: 50, at: CGPoint(x: 320 - $0.x, y: $0.y)) }
    let gravity = CGVector(dx: 0.25, dy: 1)
    let scene = animator(items, gravity: gravity, elasticity: 0.5)
    let image = animator(mirrored, gravity: CGVector(dx: -0.25, dy: 1), elasticity: 0.5)
    for _ in 0..<300 {
      scene.step(by: 1 / 60)
      image.step(by: 1 / 60)
      for (item, other) in zip(items, mirrored) {
        #expect(abs(item.center.x + other.center.x - 320) < 0.1)
        #expect(abs(item.center.y - other.center.y) < 0.1)
        #expect(abs(item.angle + other.angle) < 0.002)
      }
    }
  }
}
