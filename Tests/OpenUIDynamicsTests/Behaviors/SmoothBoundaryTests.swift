// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Smooth boundaries and seams")
struct SmoothBoundaryTests {
  /// Slides an item without friction; returns the least speed, the greatest turn, and the least height.
  private func slide(
    _ item: any UIDynamicItem, in collision: UICollisionBehavior, for duration: TimeInterval = 2
  ) -> (speed: CGFloat, turn: CGFloat, height: CGFloat) {
    let animator = UIDynamicAnimator()
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let behavior = frictionless([item])
    behavior.friction = 0
    behavior.elasticity = 0
    behavior.addLinearVelocity(CGPoint(x: 300, y: 0), for: item)
    animator.addBehavior(behavior)
    animator.step(by: 0.2)
    var result = (speed: CGFloat.infinity, turn: CGFloat(0), height: item.center.y)
    behavior.action = {
      result.speed = min(result.speed, behavior.linearVelocity(for: item).x)
      result.turn = max(result.turn, abs(behavior.angularVelocity(for: item)))
      result.height = min(result.height, item.center.y)
    }
    animator.step(by: duration)
    return result
  }

  /// Slides an item over a boundary.
  private func slide(
    _ item: any UIDynamicItem, over path: UIBezierPath
  ) -> (speed: CGFloat, turn: CGFloat, height: CGFloat) {
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(withIdentifier: "floor" as NSString, for: path)
    return slide(item, in: collision)
  }

  /// Slides an item over another one, which is fixed.
  private func slide(
    _ item: any UIDynamicItem, over floor: any UIDynamicItem, for duration: TimeInterval
  ) -> (speed: CGFloat, turn: CGFloat, height: CGFloat) {
    let collision = UICollisionBehavior(items: [floor, item])
    collision.addChildBehavior(anchored(floor))
    return slide(item, in: collision, for: duration)
  }

  /// A level run of lines of a length.
  private func floor(segment: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -100, y: 100))
    var x: CGFloat = -100
    while x < 900 {
      x += segment
      path.addLine(to: CGPoint(x: x, y: 100))
    }
    return path
  }

  @Test("CO08, S071: an item slides over joints without a bump", arguments: [3.0, 17, 50, 250])
  func joints(segment: CGFloat) {
    let result = slide(Square(side: 40, at: CGPoint(x: 0, y: 79)), over: floor(segment: segment))
    #expect(result.speed > 299)
    #expect(result.turn < 0.02)
    // It slides a gap above the floor (S144); half a point more would be a bump.
    #expect(result.height > 78.5)
  }

  @Test("CO08: lines shorter than a tenth of a point, and repeated points, are no bumps")
  func tinySegments() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -100, y: 100))
    for x in stride(from: CGFloat(0), to: 900, by: 100) {
      for shift in [0, 0, 0.01, 0.05] { path.addLine(to: CGPoint(x: x + shift, y: 100)) }
    }
    let result = slide(Square(side: 40, at: CGPoint(x: 0, y: 79)), over: path)
    #expect(result.speed > 299 && result.turn < 0.02)
  }

  @Test("CBT03, C24: an item of several pieces slides without a bump over joints")
  func concaveItem() {
    // A table whose plate, turned down, is cut where the legs begin.
    let item = PathItem(
      corners: [
        (-60, 20), (-60, 10), (-40, 10), (-40, -20), (-30, -20), (-30, 10), (30, 10), (30, -20),
        (40, -20), (40, 10), (60, 10), (60, 20),
      ], at: CGPoint(x: 0, y: 79))
    let result = slide(item, over: floor(segment: 17))
    #expect(result.speed > 299)
    #expect(result.turn < 0.02)
  }

  @Test("C24: an item slides over the seams of a concave one without a bump")
  func overConcaveItem() {
    // A comb turned down: its back is one line of many pieces.
    var corners: [(CGFloat, CGFloat)] = [(-100, -10), (800, -10)]
    for tooth in (0..<15).reversed() {
      let left = CGFloat(-100 + 60 * tooth)
      corners += [(left + 60, 40), (left + 40, 40), (left + 40, 10), (left, 10)]
    }
    let comb = PathItem(corners: corners, at: CGPoint(x: 0, y: 110))
    let square = Square(side: 40, at: CGPoint(x: -60, y: 79))
    let result = slide(square, over: comb, for: 2)
    #expect(result.speed > 299)
    #expect(result.turn < 0.02)
    #expect(restingGap.contains(80 - square.center.y))
  }

  @Test("DG01, C24: tiles of a group are one floor")
  func groupOfTiles() {
    let tiles = (0..<12).map { Square(side: 60, at: CGPoint(x: 60 * CGFloat($0), y: 130)) }
    let group = UIDynamicItemGroup(items: tiles)
    let square = Square(side: 40, at: CGPoint(x: 0, y: 79))
    let result = slide(square, over: group, for: 1.7)
    #expect(result.speed > 299)
    #expect(result.turn < 0.02)
  }

  @Test("CO08: a closed path holds what is inside, an open one does not")
  func openAndClosed() {
    for isClosed in [true, false] {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: -50, y: 50))
      path.addLine(to: CGPoint(x: -50, y: -50))
      path.addLine(to: CGPoint(x: 50, y: -50))
      path.addLine(to: CGPoint(x: 50, y: 50))
      if isClosed { path.close() }
      let item = Square(side: 20)
      let animator = UIDynamicAnimator()
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(withIdentifier: "box" as NSString, for: path)
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      animator.step(by: 1)
      #expect((item.center.y < 45) == isClosed)
    }
  }

  @Test("CO08: a concave boundary is what it looks like")
  func concaveBoundary() {
    // A slot in a block: the square falls in, where the hull would hold it above.
    let path = UIBezierPath()
    for (index, corner) in [
      (-200.0, 0.0), (-30, 0), (-30, 100), (30, 100), (30, 0), (200, 0), (200, 200), (-200, 200),
    ].enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    let item = Square(side: 40, at: CGPoint(x: 0, y: -60))
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(withIdentifier: "block" as NSString, for: path)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.step(by: 2)
    #expect(abs(item.center.y - 80) < 1)
  }
}
