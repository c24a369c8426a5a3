// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UICollisionBehavior")
struct UICollisionBehaviorTests {
  /// What a mode makes an item collide with.
  struct ModeCase: Sendable {
    let mode: UICollisionBehavior.Mode
    let collidesWithItem: Bool
    let collidesWithLine: Bool
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  private func view(side: CGFloat = 50, at center: CGPoint) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.center = center
    root.addSubview(view)
    return view
  }

  @Test("R2a: two squares land on the bottom edge and on each other, without overlap")
  func referenceBounds() throws {
    let red = view(at: CGPoint(x: 200, y: 300))
    let green = view(at: CGPoint(x: 200, y: 360))
    let animator = UIDynamicAnimator(referenceView: root)
    animator.addBehavior(UIGravityBehavior(items: [red, green]))
    let collision = UICollisionBehavior(items: [red, green])
    collision.translatesReferenceBoundsIntoBoundary = true
    let log = EventLog()
    collision.collisionDelegate = log
    animator.delegate = log
    animator.addBehavior(collision)
    var lowest: CGFloat = 0
    var distances: [CGFloat] = []
    let watch = UIDynamicBehavior()
    watch.action = {
      lowest = max(lowest, green.center.y)
      distances.append(green.center.y - red.center.y)
    }
    animator.addBehavior(watch)
    let time = animator.runUntilPaused(atMost: 10)
    #expect(time < 5)
    #expect(restingGap.contains(575 - green.center.y))
    #expect(restingGap.contains(green.center.y - red.center.y - 50))
    #expect(lowest < 575)
    #expect(try #require(distances.min()) > 50)
    #expect(log.events.contains("began nil"))
    #expect(log.events.contains("began items"))
    #expect(log.events.last == "pause")
  }

  @Test(
    "C15, S144: a stack of ten rests soon, upright, with the gap of resting items in each contact")
  func stack() {
    let items = (0..<10).map { view(at: CGPoint(x: 200, y: 560 - 60 * Double($0))) }
    let animator = UIDynamicAnimator(referenceView: root)
    let collision = UICollisionBehavior(items: items)
    // The stack is taller than the view at first.
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -500, left: 0, bottom: 0, right: 0))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: items))
    #expect(animator.runUntilPaused(atMost: 10) < 6)
    for (index, item) in items.enumerated() {
      let below = index == 0 ? 625 : items[index - 1].center.y
      #expect(restingGap.contains(below - item.center.y - 50))
      #expect(abs(item.center.x - 200) < 2)
    }
  }

  @Test("R2b, S071: a line stops an item, and gives its path back")
  func line() throws {
    let square = view(at: CGPoint(x: 200, y: 100))
    let animator = UIDynamicAnimator(referenceView: root)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    let collision = UICollisionBehavior(items: [square])
    collision.addBoundary(
      withIdentifier: "bottomBoundary" as NSString, from: CGPoint(x: 0, y: 500),
      to: CGPoint(x: 400, y: 500))
    animator.addBehavior(collision)
    _ = animator.runUntilPaused(atMost: 10)
    #expect(abs(square.center.y - 475) < 1)
    let path = try #require(collision.boundary(withIdentifier: "bottomBoundary" as NSString))
    #expect(path.bounds == CGRect(x: 0, y: 500, width: 400, height: 0))
  }

  @Test("S071: an item rolls through a strongly curved path and rests at its lowest point")
  func curve() {
    let ball = Square(side: 20, at: CGPoint(x: 30, y: 100))
    ball.collisionBoundsType = .ellipse
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    let collision = UICollisionBehavior(items: [ball])
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 100))
    path.addCurve(
      to: CGPoint(x: 400, y: 100), controlPoint1: CGPoint(x: 0, y: 500),
      controlPoint2: CGPoint(x: 400, y: 500))
    collision.addBoundary(withIdentifier: "bowl" as NSString, for: path)
    animator.addBehavior(collision)
    let properties = UIDynamicItemBehavior(items: [ball])
    properties.resistance = 1
    properties.angularResistance = 5
    animator.addBehavior(properties)
    animator.step(by: 12)
    // The lowest point of the curve is at t = ½: y = 100/4 + 3/4 · 500 = 400.
    #expect(abs(ball.center.x - 200) < 6)
    #expect(abs(ball.center.y - 390) < 2)
  }

  @Test("a path is solid from both sides and along its whole length")
  func bothSides() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 200, y: 0))
    path.addLine(to: CGPoint(x: 300, y: 0))
    for x in [10.0, 150, 290] {
      for direction in [1.0, -1] {
        let item = Square(side: 10, at: CGPoint(x: x, y: -100 * direction))
        let animator = UIDynamicAnimator()
        let gravity = UIGravityBehavior(items: [item])
        gravity.magnitude = direction
        let collision = UICollisionBehavior(items: [item])
        collision.addBoundary(withIdentifier: 1 as NSNumber, for: path)
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        animator.step(by: 3)
        #expect(abs(item.center.y + 5 * direction) < 1, "x \(x), direction \(direction)")
      }
    }
  }

  @Test("CO08–CO13: boundaries are kept by identifier, in the order of adding")
  func identifiers() {
    let collision = UICollisionBehavior()
    #expect(collision.boundaryIdentifiers == nil)
    let line = (CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
    collision.addBoundary(withIdentifier: "a" as NSString, from: line.0, to: line.1)
    collision.addBoundary(withIdentifier: 7 as NSNumber, from: line.0, to: line.1)
    collision.addBoundary(
      withIdentifier: "a" as NSString, from: line.0, to: CGPoint(x: 20, y: 0))
    let identifiers = collision.boundaryIdentifiers ?? []
    #expect(identifiers.count == 2)
    #expect(identifiers.first as? NSString == "a")
    #expect(identifiers.last as? NSNumber == 7)
    #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds.width == 20)
    #expect(collision.boundary(withIdentifier: "b" as NSString) == nil)
    collision.removeBoundary(withIdentifier: 7 as NSNumber)
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test("C08: boundaries stay when the behavior leaves the animator and comes back")
  func boundariesStay() {
    let item = Square(at: CGPoint(x: 0, y: -100))
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 0, from: -100, to: 100)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.removeBehavior(collision)
    animator.addBehavior(collision)
    animator.step(by: 3)
    #expect(abs(item.center.y + 50) < 1)
  }

  @Test(
    "R2d, CM01–CM03: modes switch item and boundary collisions apart",
    arguments: [
      ModeCase(mode: .everything, collidesWithItem: true, collidesWithLine: true),
      ModeCase(mode: .items, collidesWithItem: true, collidesWithLine: false),
      ModeCase(mode: .boundaries, collidesWithItem: false, collidesWithLine: true),
      ModeCase(mode: [.items, .boundaries], collidesWithItem: true, collidesWithLine: true),
      ModeCase(mode: [], collidesWithItem: false, collidesWithLine: false),
    ])
  func modes(expected: ModeCase) {
    let upper = Square(side: 50, at: CGPoint(x: 0, y: -200))
    let lower = Square(side: 50, at: CGPoint(x: 0, y: -100))
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [upper, lower])
    collision.collisionMode = expected.mode
    collision.addBoundary(
      withIdentifier: "line" as NSString, from: CGPoint(x: -500, y: 0), to: CGPoint(x: 500, y: 0))
    animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: [upper])
    if expected.collidesWithLine { gravity.addItem(lower) }
    animator.addBehavior(gravity)
    let log = EventLog()
    collision.collisionDelegate = log
    animator.step(by: 3)
    #expect(log.events.contains("began items") == expected.collidesWithItem)
    #expect(log.events.contains("began line") == expected.collidesWithLine)
    #expect((lower.center.y < -20) == (expected.collidesWithLine || !expected.collidesWithItem))
  }

  @Test("S070: items of two collision behaviors pass through each other")
  func groups() {
    let items = (0..<80).map { Square(side: 20, at: CGPoint(x: 0, y: -30 * Double($0))) }
    let animator = UIDynamicAnimator()
    for item in items {
      let collision = UICollisionBehavior(items: [item])
      collision.addFloor(at: 100, from: -50, to: 50)
      animator.addBehavior(collision)
    }
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.step(by: 5)
    #expect(items.allSatisfy { abs($0.center.y - 90) < 1 })
  }

  @Test("S076, S077: contacts begin and end again and again while an item bounces and settles")
  func bouncing() {
    let item = Square(side: 20, at: CGPoint(x: 30, y: -200))
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 0, from: -100, to: 100)
    let log = EventLog()
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let elastic = UIDynamicItemBehavior(items: [item])
    elastic.elasticity = 0.6
    elastic.allowsRotation = false
    animator.addBehavior(elastic)
    _ = animator.runUntilPaused(atMost: 10)
    let begins = log.events.count { $0 == "began floor" }
    #expect(begins >= 3)
    #expect(log.events.count { $0 == "ended floor" } == begins - 1)
    #expect(log.events.first == "began floor")
    for point in log.points {
      #expect(abs(point.y) < 3)
      #expect(abs(point.x - 30) < 11)
    }
  }

  @Test("S075: the boundary of the reference bounds follows the view's size, and wakes what rests")
  func followsSize() {
    let square = view(at: CGPoint(x: 200, y: 500))
    let animator = UIDynamicAnimator(referenceView: root)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(square.center.y - 575) < 1)
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 700)
    #expect(animator.isRunning)
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(square.center.y - 675) < 1)
  }

  @Test(
    "S074: insets move each side of the reference bounds, positive ones inwards",
    arguments: [
      (.pi / 2, CGPoint(x: 200, y: 605)), (0, CGPoint(x: 335, y: 300)),
      (-.pi / 2, CGPoint(x: 200, y: 35)), (.pi, CGPoint(x: 45, y: 300)),
    ] as [(CGFloat, CGPoint)])
  func insets(angle: CGFloat, place: CGPoint) {
    let square = view(at: CGPoint(x: 200, y: 300))
    let animator = UIDynamicAnimator(referenceView: root)
    let gravity = UIGravityBehavior(items: [square])
    gravity.angle = angle
    animator.addBehavior(gravity)
    let collision = UICollisionBehavior(items: [square])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 10, left: 20, bottom: -30, right: 40))
    animator.addBehavior(collision)
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(square.center.x - place.x) < 1)
    #expect(abs(square.center.y - place.y) < 1)
  }

  @Test("S003: the abstract mode has no reference bounds, and says so once")
  func abstractMode() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let reports = diagnostics {
      animator.addBehavior(collision)
      animator.step(by: 0.1)
      collision.addItem(Square(at: CGPoint(x: 500, y: 0)))
      animator.step(by: 0.1)
    }
    #expect(reports.count == 1)
  }

  @Test("S009: a delegate may remove the item, the boundary or the behavior while it is called")
  func mutationInDelegate() {
    let items = (0..<3).map { Square(side: 20, at: CGPoint(x: 50 * Double($0), y: -30)) }
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: items)
    collision.addFloor(at: 0, from: -100, to: 200)
    let log = EventLog()
    log.onBoundary = { behavior, item in
      behavior.removeItem(item)
      behavior.removeAllBoundaries()
      behavior.dynamicAnimator?.removeBehavior(behavior)
    }
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.step(by: 2)
    #expect(log.events.count { $0 == "began floor" } == 1)
    #expect(items.allSatisfy { $0.center.y > 100 })
  }

  @Test("C04: nothing crosses a line, from any side, at 20,000 points/s")
  func tunnelling() {
    var state: UInt64 = 42
    func random() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24)
    }
    for shot in 0..<200 {
      let angle = 2 * .pi * random()
      let line = (start: CGPoint(x: -300, y: 0), end: CGPoint(x: 300, y: 0))
      let side: CGFloat = shot % 2 == 0 ? -1 : 1
      let aim = CGPoint(x: 200 * (random() - 0.5), y: 0)
      let from = CGPoint(x: aim.x + 200 * (random() - 0.5), y: side * (20 + 180 * random()))
      let item = Square(side: 10, at: from)
      item.transform = CGAffineTransform(rotationAngle: angle)
      let animator = UIDynamicAnimator()
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(withIdentifier: "line" as NSString, from: line.start, to: line.end)
      animator.addBehavior(collision)
      let length = hypot(aim.x - from.x, from.y)
      let behavior = UIDynamicItemBehavior(items: [item])
      behavior.addLinearVelocity(
        CGPoint(x: 20_000 * (aim.x - from.x) / length, y: -20_000 * from.y / length), for: item)
      behavior.addAngularVelocity(20 * (random() - 0.5), for: item)
      animator.addBehavior(behavior)
      var hasCrossed = false
      behavior.action = {
        if abs(item.center.x) < 290, item.center.y * side < 0 { hasCrossed = true }
      }
      animator.step(by: 0.25)
      #expect(!hasCrossed, "shot \(shot)")
    }
  }

  @Test("CBT01–CBT03: an ellipse rolls where a rectangle slides")
  func boundsTypes() {
    func turn(_ type: UIDynamicItemCollisionBoundsType) -> CGFloat {
      let item = Square(side: 40, at: CGPoint(x: 0, y: -20.5))
      item.collisionBoundsType = type
      let animator = UIDynamicAnimator()
      let collision = UICollisionBehavior(items: [item])
      collision.addFloor(at: 0, from: -500, to: 500)
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      let push = UIPushBehavior(items: [item], mode: .instantaneous)
      push.magnitude = 0.2
      animator.addBehavior(push)
      animator.step(by: 0.5)
      return item.angle
    }
    #expect(turn(.ellipse) > 0.5)
    #expect(abs(turn(.rectangle)) < 0.1)
  }
}
