// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UISnapBehavior, all sizes, directions and starts")
struct SnapStabilityTests {
  /// Eight directions, as unit vectors.
  private static let directions = (0..<8).map { index -> CGVector in
    let angle = CGFloat(index) * .pi / 4
    return CGVector(dx: cos(angle), dy: sin(angle))
  }

  private func way(_ length: CGFloat, _ direction: CGVector) -> CGPoint {
    CGPoint(x: length * direction.dx, y: length * direction.dy)
  }

  private func expectRest(
    _ motion: SnapMotion, at goal: CGPoint, within seconds: TimeInterval = 2.6,
    _ comment: Comment
  ) {
    let last = motion.positions.last ?? CGPoint(x: CGFloat.nan, y: 0)
    #expect(hypot(last.x - goal.x, last.y - goal.y) < 0.1, comment)
    #expect(abs(motion.angles.last ?? 1) < 0.005, comment)
    #expect(motion.time < seconds, comment)
  }

  @Test(
    "S090, S133: items of all sizes rest upright on the point from all directions",
    arguments: [0, 0.5, 1], [10, 400])
  func rest(damping: CGFloat, side: CGFloat) {
    for direction in [Self.directions[1], Self.directions[2], Self.directions[4]] {
      for length in [3, 300] as [CGFloat] {
        let goal = way(length, direction)
        let motion = SnapMotion(of: Square(side: side), to: goal, damping: damping)
        expectRest(motion, at: goal, "\(length) to \(direction)")
        #expect(motion.greatestTilt < 65)
        // Over to one side, back, and a little more: no item turns round.
        #expect(motion.totalTurn < 5)
      }
    }
  }

  @Test("S133: a square makes the same motion in every direction", arguments: 0..<8)
  func directionDoesNotMatter(index: Int) {
    let direction = Self.directions[index]
    let reference = SnapMotion(of: Square(side: 60), to: CGPoint(x: 80, y: 0))
    let motion = SnapMotion(of: Square(side: 60), to: way(80, direction))
    // To the left of a vertical way up or down the motion is the mirror image.
    let sign: CGFloat = direction.dx < -0.01 ? -1 : 1
    for step in 0..<40 {
      let position = motion.positions[step]
      let along = position.x * direction.dx + position.y * direction.dy
      let across = position.y * direction.dx - position.x * direction.dy
      #expect(abs(along - reference.positions[step].x) < 0.1)
      #expect(abs(sign * across - reference.positions[step].y) < 0.1)
      #expect(abs(sign * motion.angles[step] - reference.angles[step]) < 0.003)
    }
  }

  @Test("S133: an item leans to where it goes", arguments: [-80, 80])
  func lean(x: CGFloat) {
    let motion = SnapMotion(of: Square(side: 60), to: CGPoint(x: x, y: 0))
    // Positive angles are clockwise, which leans to the right.
    #expect(motion.angles[4] * x > 0)
    #expect(motion.greatestTilt > 25)
  }

  @Test("S133: an item n times as large on n times the way makes the motion n times as large")
  func scale() {
    let reference = SnapMotion(of: Square(side: 60), to: CGPoint(x: 70, y: 30))
    for factor in [1.0 / 6, 5] as [CGFloat] {
      let motion = SnapMotion(
        of: Square(side: 60 * factor), to: CGPoint(x: 70 * factor, y: 30 * factor))
      for step in 0..<40 {
        let (position, expected) = (motion.positions[step], reference.positions[step])
        #expect(abs(position.x / factor - expected.x) < 0.2)
        #expect(abs(position.y / factor - expected.y) < 0.2)
        #expect(abs(motion.angles[step] - reference.angles[step]) < 0.01)
      }
    }
  }

  @Test("S133: the density does not change the motion", arguments: [0.01, 100])
  func densityDoesNotMatter(density: CGFloat) {
    let goal = CGPoint(x: 70, y: 30)
    let reference = SnapMotion(of: Square(side: 60), to: goal)
    let motion = SnapMotion(of: Square(side: 60), to: goal, density: density)
    for (position, expected) in zip(motion.positions, reference.positions) {
      #expect(hypot(position.x - expected.x, position.y - expected.y) < 0.1)
    }
  }

  @Test(
    "S090: an item that starts at an angle comes upright on its way, without a detour",
    arguments: [0.3, 1.6, -2.9], [0, 0.5, 1])
  func rotatedStart(angle: CGFloat, damping: CGFloat) {
    for (side, length) in [(60, 80), (10, 300), (400, 300)] as [(CGFloat, CGFloat)] {
      let item = Square(side: side)
      item.transform = CGAffineTransform(rotationAngle: angle)
      let motion = SnapMotion(of: item, to: CGPoint(x: length, y: 0), damping: damping)
      expectRest(motion, at: CGPoint(x: length, y: 0), "\(side) over \(length)")
      #expect(motion.totalTurn < abs(angle) + 5)
      #expect((motion.positions.map { abs($0.y) }.max() ?? 0) < 0.3 * side)
    }
  }

  @Test(
    "S090: items that are not square rest upright as well",
    arguments: [CGSize(width: 300, height: 40), CGSize(width: 10, height: 400)])
  func rectangles(size: CGSize) {
    for direction in Self.directions[0..<3] {
      let goal = way(200, direction)
      let motion = SnapMotion(of: Square(size: size), to: goal)
      expectRest(motion, at: goal, "\(direction)")
      #expect(motion.greatestTilt < 50)
    }
  }

  @Test("S092: an item follows a snap point that moves in every frame, without tumbling")
  func dragged() {
    let item = Square(side: 60)
    let animator = UIDynamicAnimator()
    let snap = UISnapBehavior(item: item, snapTo: .zero)
    animator.addBehavior(snap)
    var greatest: CGFloat = 0
    for frame in 0..<240 {
      // Two circles of 100 points, then standing still.
      let angle = CGFloat(min(frame, 180)) * .pi / 45
      snap.snapPoint = CGPoint(x: 100 - 100 * cos(angle), y: 100 * sin(angle))
      animator.step(by: 1.0 / 60)
      greatest = max(greatest, abs(item.angle))
    }
    #expect(greatest < 1)
    _ = animator.runUntilPaused(atMost: 3)
    #expect(hypot(item.center.x, item.center.y) < 0.1)
    #expect(abs(item.angle) < 0.003)
  }

  @Test("S133: under gravity an item rests g/ω² below its point")
  func sag() {
    let item = Square(side: 60)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 0)))
    animator.addBehavior(UIGravityBehavior(items: [item]))
    _ = animator.runUntilPaused(atMost: 5)
    let rate = 2 * CGFloat.pi * 4.15
    #expect(abs(item.center.y - 1000 / (rate * rate)) < 0.05)
    #expect(abs(item.angle) < 0.003)
  }

  @Test("S133: a load that keeps an item from its point does not tilt it", arguments: [0, 3, 6])
  func load(index: Int) {
    let item = Square(side: 60)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: item, snapTo: way(50, Self.directions[index])))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 6, dy: -8))
    field.addItem(item)
    animator.addBehavior(field)
    _ = animator.runUntilPaused(atMost: 8)
    #expect(!animator.isRunning)
    #expect(abs(item.angle) < 0.01)
  }
}
