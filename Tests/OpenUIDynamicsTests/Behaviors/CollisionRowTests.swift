// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UICollisionBehavior, row by row")
struct CollisionRowTests {
  private func line(
    _ collision: UICollisionBehavior, _ identifier: String, y: CGFloat = 100
  ) {
    collision.addBoundary(
      withIdentifier: identifier as NSString, from: CGPoint(x: -500, y: y),
      to: CGPoint(x: 500, y: y))
  }

  private func drop(
    _ items: [any UIDynamicItem], _ collision: UICollisionBehavior
  ) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.addBehavior(collision)
    return animator
  }

  @Test("CO01: the items of the initializer collide")
  func initialItems() {
    let items = [Square(side: 20), Square(side: 20, at: CGPoint(x: 0, y: -60))]
    let collision = UICollisionBehavior(items: items)
    line(collision, "floor")
    drop(items, collision).step(by: 2)
    #expect(restingGap.contains(90 - items[0].center.y))
    #expect(restingGap.contains(items[0].center.y - items[1].center.y - 20))
  }

  @Test("CO02: an item that is added collides, and is kept once")
  func addItem() {
    let item = Square(side: 20)
    let collision = UICollisionBehavior()
    line(collision, "floor")
    let animator = drop([item], collision)
    collision.addItem(item)
    collision.addItem(item)
    #expect(collision.items.count == 1)
    animator.step(by: 2)
    #expect(abs(item.center.y - 90) < 1)
  }

  @Test("CO03: an item that is removed collides no more; an unknown one is ignored")
  func removeItem() {
    let item = Square(side: 20)
    let collision = UICollisionBehavior(items: [item])
    line(collision, "floor")
    let animator = drop([item], collision)
    animator.step(by: 1)
    collision.removeItem(Square())
    collision.removeItem(item)
    animator.step(by: 1)
    #expect(item.center.y > 200)
  }

  @Test("CO04: items come in the order of adding")
  func items() {
    let items = (0..<3).map { _ in Square() }
    let collision = UICollisionBehavior(items: [items[0], items[1]])
    collision.addItem(items[2])
    #expect(zip(collision.items, items).allSatisfy { $0 === $1 })
  }

  @Test("CO05: the mode is everything unless set, and may change at any time")
  func mode() {
    let item = Square(side: 20)
    let collision = UICollisionBehavior(items: [item])
    #expect(collision.collisionMode == .everything)
    line(collision, "floor")
    let log = EventLog()
    collision.collisionDelegate = log
    let animator = drop([item], collision)
    animator.step(by: 2)
    collision.collisionMode = .items
    animator.step(by: 1)
    #expect(item.center.y > 200)
    #expect(log.events.count { $0 == "began floor" } == log.events.count { $0 == "ended floor" })
  }

  @Test("CO06: reference bounds are no boundary unless they are asked for")
  func referenceBounds() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
    root.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: root)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    let collision = UICollisionBehavior(items: [view])
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    animator.addBehavior(collision)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.step(by: 2)
    #expect(abs(view.center.y - 190) < 1)
    collision.translatesReferenceBoundsIntoBoundary = false
    animator.step(by: 1)
    #expect(view.center.y > 300)
  }

  @Test(
    "CO07: each inset moves its side of the reference bounds inwards",
    arguments: zip(
      [(0.0, -1.0), (-1, 0), (0, 1), (1, 0)].map { CGVector(dx: $0, dy: $1) },
      [(100.0, 20.0), (30, 100), (100, 160), (150, 100)].map { CGPoint(x: $0, y: $1) }))
  func insets(direction: CGVector, end: CGPoint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
    root.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: root)
    let gravity = UIGravityBehavior(items: [view])
    gravity.gravityDirection = direction
    animator.addBehavior(gravity)
    let collision = UICollisionBehavior(items: [view])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    animator.addBehavior(collision)
    animator.step(by: 2)
    // Half of the view's 20 points inside of the inset side, short of the gap of resting items (S144).
    #expect(abs(view.center.x - end.x) < 1.01 && abs(view.center.y - end.y) < 1.01)
  }

  @Test("CO08, CO10: a path is a boundary, and comes back as a copy")
  func pathBoundary() {
    let collision = UICollisionBehavior()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    collision.addBoundary(withIdentifier: "box" as NSString, for: path)
    path.apply(CGAffineTransform(scaleX: 5, y: 5))
    #expect(collision.boundary(withIdentifier: "box" as NSString)?.bounds.width == 10)
    #expect(collision.boundary(withIdentifier: "no" as NSString) == nil)
  }

  @Test("CO09: a line stops items along its whole length and nowhere else")
  func lineBoundary() {
    let items = [-110.0, -90, 90, 110].map { Square(side: 10, at: CGPoint(x: $0, y: 0)) }
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "line" as NSString, from: CGPoint(x: -100, y: 100),
      to: CGPoint(x: 100, y: 100))
    drop(items, collision).step(by: 2)
    #expect(items.map { $0.center.y > 100 } == [true, false, false, true])
  }

  @Test("CO11: a boundary that is removed stops nothing; an unknown identifier is ignored")
  func removeBoundary() {
    let item = Square(side: 20)
    let collision = UICollisionBehavior(items: [item])
    line(collision, "one", y: 100)
    line(collision, "two", y: 200)
    let animator = drop([item], collision)
    animator.step(by: 2)
    collision.removeBoundary(withIdentifier: "three" as NSString)
    collision.removeBoundary(withIdentifier: "one" as NSString)
    animator.step(by: 2)
    #expect(abs(item.center.y - 190) < 1)
  }

  @Test("CO12, CO13: identifiers are nil without boundaries, and again when all are removed")
  func identifiers() {
    let item = Square(side: 20)
    let collision = UICollisionBehavior(items: [item])
    #expect(collision.boundaryIdentifiers == nil)
    line(collision, "one", y: 100)
    line(collision, "two", y: 200)
    #expect(collision.boundaryIdentifiers?.compactMap { $0 as? String } == ["one", "two"])
    let animator = drop([item], collision)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
    animator.step(by: 1)
    #expect(item.center.y > 300)
  }

  @Test("CO14: the delegate is not retained")
  func delegate() {
    let collision = UICollisionBehavior()
    var log: EventLog? = EventLog()
    collision.collisionDelegate = log
    #expect(collision.collisionDelegate != nil)
    log = nil
    #expect(collision.collisionDelegate == nil)
  }

  @Test("S078: hundreds of items are not too many")
  func manyItems() {
    let items = (0..<300).map { number in
      Square(side: 10, at: CGPoint(x: 12 * (number % 20), y: -12 * (number / 20)))
    }
    let collision = UICollisionBehavior(items: items)
    line(collision, "floor", y: 20)
    drop(items, collision).step(by: 0.5)
    #expect(items.allSatisfy { $0.center.y < 20 })
  }

  @Test("S072: an item that begins across a line comes out of it calmly, on the side of its middle")
  func beginsAcross() {
    for (y, side) in [(90.0, -1.0), (110, 1)] {
      let item = Square(side: 40, at: CGPoint(x: 0, y: y))
      let collision = UICollisionBehavior(items: [item])
      line(collision, "line", y: 100)
      let animator = UIDynamicAnimator()
      animator.addBehavior(collision)
      var fastest: CGFloat = 0
      let watch = UIDynamicItemBehavior(items: [item])
      watch.action = { fastest = max(fastest, abs(watch.linearVelocity(for: item).y)) }
      animator.addBehavior(watch)
      animator.step(by: 3)
      #expect((item.center.y - 100) * side > 19)
      #expect((item.center.y - 100) * side < 60)
      #expect(fastest < 150)
    }
  }

  @Test("C19: squares that begin in the same place do not explode")
  func overlappingStart() {
    let items = (0..<9).map { number in
      Square(side: 40, at: CGPoint(x: CGFloat(number % 3), y: CGFloat(number / 3)))
    }
    let animator = UIDynamicAnimator()
    animator.addBehavior(UICollisionBehavior(items: items))
    var fastest: CGFloat = 0
    let watch = UIDynamicItemBehavior(items: items)
    watch.action = {
      for item in items {
        let velocity = watch.linearVelocity(for: item)
        fastest = max(fastest, hypot(velocity.x, velocity.y))
      }
    }
    animator.addBehavior(watch)
    animator.step(by: 5)
    // Nine overlaps are corrected at 100 points/s, as PileTests tell for up to twenty.
    #expect(fastest <= 101)
    for (index, one) in items.enumerated() {
      #expect(hypot(one.center.x, one.center.y) < 400)
      for other in items[(index + 1)...] {
        #expect(hypot(one.center.x - other.center.x, one.center.y - other.center.y) > 38)
      }
    }
  }
}
