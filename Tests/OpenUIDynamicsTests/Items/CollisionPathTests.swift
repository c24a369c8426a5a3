// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Collision bounds")
struct CollisionPathTests {
  private static let arrow: [(CGFloat, CGFloat)] = [
    (-40, -10), (10, -10), (10, -30), (40, 0), (10, 30), (10, 10), (-40, 10),
  ]

  /// Puts an item into an animator and returns it with the diagnostics.
  private func animator(
    with item: any UIDynamicItem
  ) -> (animator: UIDynamicAnimator, diagnostics: [UIDynamicDiagnostic]) {
    let animator = UIDynamicAnimator()
    let reports = diagnostics { animator.addBehavior(UIDynamicItemBehavior(items: [item])) }
    return (animator, reports)
  }

  @Test("CBT03, C24: a concave path keeps its area, in either direction, open or closed")
  func concaveArea() {
    let directions = [Self.arrow, Array(Self.arrow.reversed())]
    for corners in directions {
      for isClosed in [true, false] {
        let item = PathItem(corners: corners, isClosed: isClosed)
        let (animator, reports) = animator(with: item)
        #expect(reports.isEmpty)
        // A shaft of 50 × 20 and a triangle of 30 · 60 / 2.
        #expect(abs((animator.bodyArea(of: item) ?? 0) - 1900) < 0.1)
      }
    }
  }

  @Test("S027, C24: (0, 0) of the path is the item's center, not its center of mass")
  func origin() throws {
    let item = PathItem(
      corners: [(0, 0), (60, 0), (60, 20), (0, 20)], at: CGPoint(x: 100, y: 100))
    let (animator, _) = animator(with: item)
    let mass = try #require(animator.centerOfMass(of: item))
    #expect(abs(mass.x - 130) < 1e-3 && abs(mass.y - 110) < 1e-3)
    // Resting on a floor, the path's lower edge is 20 points below the center.
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 200, from: 0, to: 300)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    _ = animator.runUntilPaused(atMost: 5)
    #expect(restingGap.contains(180 - item.center.y))
    #expect(abs(item.center.x - 100) < 1)
  }

  @Test("CBT03: a ball comes to rest inside of a cup, not on the cup's convex hull")
  func cup() {
    let cup = PathItem(
      corners: [
        (-50, -40), (-40, -40), (-40, 30), (40, 30), (40, -40), (50, -40), (50, 40), (-50, 40),
      ],
      at: CGPoint(x: 0, y: -41))
    let ball = Square(side: 30, at: CGPoint(x: 5, y: -150))
    ball.collisionBoundsType = .ellipse
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [cup, ball])
    collision.addFloor(at: 0, from: -200, to: 200)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [cup, ball]))
    #expect(animator.runUntilPaused(atMost: 15) < 15)
    #expect(restingGap.contains(-40 - cup.center.y))
    #expect(restingGap.contains(cup.center.y + 30 - 15 - ball.center.y))
    #expect(abs(ball.center.x - cup.center.x) < 26)
    #expect(abs(cup.angle) < 0.02)
  }

  @Test("CBT03: holes stay open, by the path's own fill rule")
  func holes() {
    let path = UIBezierPath(rect: CGRect(x: -50, y: -50, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: -30, y: -30, width: 60, height: 60)))
    let solid = PathItem(path, size: CGSize(width: 100, height: 100))
    #expect(animator(with: solid).animator.bodyArea(of: solid) == 10_000)
    path.usesEvenOddFillRule = true
    let frame = PathItem(path, size: CGSize(width: 100, height: 100))
    #expect(animator(with: frame).animator.bodyArea(of: frame) == 6400)
  }

  @Test("S027: curves are lines that miss them by up to a quarter of a point")
  func curves() {
    let oval = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let item = PathItem(oval, size: CGSize(width: 100, height: 100))
    let (animator, reports) = animator(with: item)
    #expect(reports.isEmpty)
    let area = animator.bodyArea(of: item) ?? 0
    #expect(area < .pi * 2500 && area > .pi * 2500 - 0.25 * .pi * 100)
  }

  @Test("CBT03: the mass of a path does not depend on how often its edges are divided")
  func massIsExact() {
    var corners: [(CGFloat, CGFloat)] = []
    for index in Self.arrow.indices {
      let (x, y) = Self.arrow[index]
      let next = Self.arrow[(index + 1) % Self.arrow.count]
      for part in 0..<7 {
        let share = CGFloat(part) / 7
        corners.append((x + share * (next.0 - x), y + share * (next.1 - y)))
      }
    }
    let item = PathItem(corners: corners)
    let (animator, _) = animator(with: item)
    #expect(abs((animator.bodyArea(of: item) ?? 0) - 1900) < 0.1)
  }

  @Test("S027: a path that crosses itself is refused by the place, and the item is its rectangle")
  func crossing() {
    let bow = PathItem(corners: [(-20, -20), (20, 20), (20, -20), (-20, 20)])
    let (animator, reports) = animator(with: bow)
    #expect(reports.count == 1)
    #expect(reports.first?.problem.contains("crosses or touches itself near (0.0, 0.0)") ?? false)
    #expect(animator.bodyArea(of: bow) == 1600)
  }

  @Test("S027: a path without an area is refused, and the item is its rectangle")
  func noArea() {
    let size = CGSize(width: 40, height: 20)
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 30, y: 30))
    let flat = UIBezierPath()
    flat.move(to: .zero)
    for x in [10.0, 20, 30] { flat.addLine(to: CGPoint(x: x, y: x)) }
    for path in [UIBezierPath(), line, flat] {
      let item = PathItem(path, size: size)
      let (animator, reports) = animator(with: item)
      #expect(reports.count == 1)
      #expect(reports.first?.remedy.hasPrefix("It collides as its rectangle") ?? false)
      #expect(animator.bodyArea(of: item) == 800)
    }
  }

  @Test("S027: points far outside of all numbers are refused, and the item is its rectangle")
  func farPoints() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1e300, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let item = PathItem(path, size: CGSize(width: 40, height: 20))
    let (animator, reports) = animator(with: item)
    #expect(reports.first?.problem.contains("not finite") ?? false)
    #expect(animator.bodyArea(of: item) == 800)
  }

  @Test(
    "CBT02: an ellipse weighs and turns like an ellipse",
    arguments: [(100.0, 50.0), (50, 100), (100, 20), (100, 80), (100, 99), (10, 5), (60, 60)])
  func ellipseMass(width: CGFloat, height: CGFloat) throws {
    let item = Square(size: CGSize(width: width, height: height))
    item.collisionBoundsType = .ellipse
    let (animator, _) = animator(with: item)
    let (a, b) = (width / 2, height / 2)
    #expect(abs((animator.bodyArea(of: item) ?? 0) / (.pi * a * b) - 1) < 1e-3)
    let body = try #require(animator.simulation.simulatedItem(for: item)?.body)
    let world = animator.simulation.world
    let inertia = world.rotationalInertia(of: body) / world.mass(of: body)
    #expect(abs(CGFloat(inertia) / ((a * a + b * b) / 4) - 1) < 0.03)
  }

  @Test(
    "CBT02: an ellipse of 100 × 50 is met a gap and a fifth of a point at most before its outline",
    arguments: 0..<12)
  func ellipseOutline(step: Int) {
    let angle = CGFloat(step) * .pi / 24
    let item = Square(size: CGSize(width: 100, height: 50), at: CGPoint(x: 0, y: -80))
    item.collisionBoundsType = .ellipse
    item.transform = CGAffineTransform(rotationAngle: angle)
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 0, from: -200, to: 200)
    animator.addBehavior(collision)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.allowsRotation = false
    properties.elasticity = 0
    animator.addBehavior(properties)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    _ = animator.runUntilPaused(atMost: 5)
    // The support function of an ellipse.
    let (sine, cosine) = (sin(angle), cos(angle))
    let reach = (50 * 50 * sine * sine + 25 * 25 * cosine * cosine).squareRoot()
    let gap = -item.center.y - reach
    #expect(gap > restingGap.lowerBound && gap < restingGap.upperBound + 0.2)
  }

  @Test("CBT04: raw values are those of the header, and an unknown one is none")
  func rawValues() {
    #expect(UIDynamicItemCollisionBoundsType.rectangle.rawValue == 0)
    #expect(UIDynamicItemCollisionBoundsType.ellipse.rawValue == 1)
    #expect(UIDynamicItemCollisionBoundsType(rawValue: 2) == .path)
    #expect(UIDynamicItemCollisionBoundsType(rawValue: 3) == nil)
  }

  @Test("DI04, DI05: an item that says nothing is a rectangle, and its path is that rectangle")
  func defaults() {
    final class Plain: NSObject, UIDynamicItem {
      var center = CGPoint.zero
      var bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
      var transform = CGAffineTransform.identity
    }
    let item = Plain()
    #expect(item.collisionBoundsType == .rectangle)
    #expect(item.collisionBoundingPath.bounds == CGRect(x: -15, y: -10, width: 30, height: 20))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.collisionBoundsType == .rectangle)
  }
}
