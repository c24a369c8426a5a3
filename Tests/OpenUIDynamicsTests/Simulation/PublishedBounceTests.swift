// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// Bounces that were logged on devices, and what follows from them.
@MainActor
@Suite("Published bounces")
struct PublishedBounceTests {
  /// The state of the square after a step.
  private struct Row {
    let time: TimeInterval
    let center: CGPoint
    let angle: CGFloat
    let velocity: CGPoint
    let angularVelocity: CGFloat
  }

  /// A square of 100 × 100 that falls on the end of a line at y = 300.
  private func fall(
    fromX x: CGFloat, y: CGFloat, onLineTo end: CGFloat, screen: CGSize, elasticity: CGFloat?,
    seconds: TimeInterval = 1, log: EventLog? = nil
  ) -> [Row] {
    let item = Square(at: CGPoint(x: x, y: y))
    let animator = UIDynamicAnimator(
      referenceView: UIView(frame: CGRect(origin: .zero, size: screen)))
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = log
    collision.addBoundary(
      withIdentifier: "barrier" as NSString, from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: end, y: 300))
    let properties = UIDynamicItemBehavior(items: [item])
    if let elasticity { properties.elasticity = elasticity }
    for behavior in [UIGravityBehavior(items: [item]), collision, properties] {
      animator.addBehavior(behavior)
    }
    var rows: [Row] = []
    while animator.isRunning, animator.elapsedTime < seconds {
      animator.step(by: 1 / 60)
      rows.append(
        Row(
          time: animator.elapsedTime, center: item.center, angle: item.angle,
          velocity: properties.linearVelocity(for: item),
          angularVelocity: properties.angularVelocity(for: item)))
    }
    return rows
  }

  /// The first row after an impact: the square turns.
  private func afterImpact(_ rows: [Row]) throws -> Row {
    try #require(rows.first { abs($0.angularVelocity) > 1 })
  }

  @Test("S135: the square of the tutorial turns and bounces off the barrier as in its log")
  func tutorial() throws {
    let rows = fall(
      fromX: 150, y: 150, onLineTo: 130, screen: CGSize(width: 320, height: 568), elasticity: 0.6)
    let after = try afterImpact(rows)
    #expect(abs(after.angularVelocity - 3.81) < 0.381)
    #expect(after.velocity.x > 110 && after.velocity.x < 145)
    #expect(after.velocity.y < -170 && after.velocity.y > -190)
  }

  @Test("S135: with nothing configured the square meets the floor and the wall at the logged times")
  func contactTimes() throws {
    let log = EventLog()
    var began: [(boundary: String, time: TimeInterval)] = []
    log.onBoundary = { [unowned log] behavior, _ in
      guard let event = log.events.last, let animator = behavior.dynamicAnimator else { return }
      began.append((event, animator.elapsedTime))
    }
    _ = fall(
      fromX: 150, y: 150, onLineTo: 130, screen: CGSize(width: 320, height: 568), elasticity: nil,
      seconds: 1.6, log: log)
    let impact = try #require(began.first { $0.boundary == "began barrier" }).time
    let times = began.filter { $0.boundary == "began nil" }.map { $0.time - impact }
    try #require(times.count >= 2)
    #expect(abs(times[0] - 0.783) < 0.05 && abs(times[1] - 0.899) < 0.05)
    // And the end of the barrier once more, after a bounce of four points.
    let again = try #require(began.filter { $0.boundary == "began barrier" }.dropFirst().first)
    #expect(abs(again.time - impact - 0.216) < 0.02)
  }

  @Test("S134: the square of the second log turns and moves sideways as in its log")
  func secondLog() throws {
    let rows = fall(
      fromX: 187.5, y: 100, onLineTo: 167, screen: CGSize(width: 375, height: 667), elasticity: nil)
    let after = try afterImpact(rows)
    #expect(abs(after.angularVelocity - 3.36) < 0.05 * 3.36)
    #expect(abs(after.velocity.x - 112) < 11.2)
  }

  @Test(
    "S136: an item that does not turn loses μ(1 + e)v sideways",
    arguments: [CGFloat(0), 0.2, 0.5, 0.8, 1])
  func loss(elasticity: CGFloat) {
    let item = Square()
    let animator = UIDynamicAnimator()
    let properties = frictionless([item])
    properties.elasticity = elasticity
    properties.allowsRotation = false
    properties.addLinearVelocity(CGPoint(x: 600, y: 0), for: item)
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 250, from: -1000, to: 3000)
    for behavior in [properties, collision, UIGravityBehavior(items: [item])] {
      animator.addBehavior(behavior)
    }
    var last: CGFloat = 0
    while animator.elapsedTime < 1, properties.linearVelocity(for: item).x == 600 {
      last = properties.linearVelocity(for: item).y
      animator.step(by: 1 / 60)
    }
    animator.step(by: 1 / 60)
    // The boundary's elasticity is 0.2, and the greater one counts (S057).
    let expected = 0.2 * (1 + max(elasticity, 0.2)) * (2 * 1000 * 200.0).squareRoot()
    #expect(abs(600 - properties.linearVelocity(for: item).x - expected) < 0.05 * expected)
    #expect(last > 600)
  }
}
