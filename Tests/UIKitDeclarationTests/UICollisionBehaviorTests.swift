// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Overrides every member of collision.
private final class Collision: UICollisionBehavior {
  let calls = Calls()

  override init(items: [any UIDynamicItem]) {
    super.init(items: items)
  }

  override func addItem(_ item: any UIDynamicItem) {
    calls.append("add")
    super.addItem(item)
  }

  override func removeItem(_ item: any UIDynamicItem) {
    calls.append("remove")
    super.removeItem(item)
  }

  override func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    calls.append("insets")
    super.setTranslatesReferenceBoundsIntoBoundary(with: insets)
  }

  override func addBoundary(
    withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath
  ) {
    calls.append("add path")
    super.addBoundary(withIdentifier: identifier, for: bezierPath)
  }

  override func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    calls.append("add line")
    super.addBoundary(withIdentifier: identifier, from: p1, to: p2)
  }

  override func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    super.boundary(withIdentifier: identifier)
  }

  override func removeBoundary(withIdentifier identifier: any NSCopying) {
    calls.append("remove boundary")
    super.removeBoundary(withIdentifier: identifier)
  }

  override func removeAllBoundaries() {
    calls.append("remove boundaries")
    super.removeAllBoundaries()
  }

  override var items: [any UIDynamicItem] { super.items }
  override var boundaryIdentifiers: [any NSCopying]? { super.boundaryIdentifiers }

  override var collisionMode: UICollisionBehavior.Mode {
    get { super.collisionMode }
    set { super.collisionMode = newValue }
  }

  override var translatesReferenceBoundsIntoBoundary: Bool {
    get { super.translatesReferenceBoundsIntoBoundary }
    set { super.translatesReferenceBoundsIntoBoundary = newValue }
  }

  override weak var collisionDelegate: (any UICollisionBehaviorDelegate)? {
    didSet { calls.append("delegate") }
  }
}

@MainActor
@Suite("UICollisionBehavior, as UIKit declares it")
struct UICollisionBehaviorTests {
  private let line = (start: CGPoint(x: 0, y: 10), end: CGPoint(x: 90, y: 10))

  @Test("CM01–CM04: the modes are an option set with UIKit's bits")
  func modes() {
    #expect(UICollisionBehavior.Mode.items.rawValue == 1)
    #expect(UICollisionBehavior.Mode.boundaries.rawValue == 2)
    #expect(UICollisionBehavior.Mode.everything.rawValue == UInt.max)
    let both: UICollisionBehavior.Mode = [.items, .boundaries]
    #expect(both == UICollisionBehavior.Mode(rawValue: 3))
    #expect(UICollisionBehavior.Mode.everything.isSuperset(of: both))
    #expect(!both.subtracting(.items).contains(.items))
    let sendable: any Sendable = both
    #expect(sendable is UICollisionBehavior.Mode)
  }

  @Test("CO01, CO05, CO06, CO12, CO14: a fresh collision is among items, without boundaries")
  func defaults() {
    for collision in [UICollisionBehavior(items: [Dot()]), UICollisionBehavior()] {
      #expect(collision.collisionMode == .everything)
      #expect(!collision.translatesReferenceBoundsIntoBoundary)
      #expect(collision.boundaryIdentifiers == nil)
      #expect(collision.collisionDelegate == nil)
    }
  }

  @Test("CO02–CO04: items come once, and go")
  func items() {
    let (first, second) = (Dot(), Dot())
    let collision = UICollisionBehavior(items: [first])
    collision.addItem(second)
    collision.addItem(first)
    #expect(collision.items.map { $0 === first } == [true, false])
    collision.removeItem(first)
    #expect(collision.items.map { $0 === second } == [true])
  }

  @Test("CO07: insets make the reference bounds a boundary")
  func insets() {
    let collision = UICollisionBehavior(items: [])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test("CO08–CO13: boundaries are paths and lines under identifiers of any kind")
  func boundaries() throws {
    let collision = UICollisionBehavior(items: [])
    let rectangle = CGRect(x: 1, y: 2, width: 30, height: 40)
    collision.addBoundary(withIdentifier: "wall" as NSString, for: UIBezierPath(rect: rectangle))
    collision.addBoundary(withIdentifier: NSNumber(value: 7), from: line.start, to: line.end)
    collision.addBoundary(withIdentifier: "floor" as NSCopying, from: line.start, to: line.end)
    #expect(collision.boundary(withIdentifier: "wall" as NSString)?.bounds == rectangle)
    #expect(collision.boundary(withIdentifier: NSNumber(value: 7))?.bounds.width == 90)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    #expect(collision.boundary(withIdentifier: "roof" as NSString) == nil)
    let identifiers: [any NSCopying] = try #require(collision.boundaryIdentifiers)
    #expect(identifiers.count == 3)
    #expect(identifiers.first as? NSString == "wall")
    collision.removeBoundary(withIdentifier: "wall" as NSString)
    #expect(collision.boundaryIdentifiers?.count == 2)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test("CO01–CO14: every member can be overridden")
  func overrides() {
    let item = Dot()
    let collision = Collision(items: [])
    collision.addItem(item)
    collision.collisionMode = .boundaries
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
    collision.addBoundary(withIdentifier: "a" as NSString, from: line.start, to: line.end)
    collision.addBoundary(
      withIdentifier: "b" as NSString,
      for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(collision.boundary(withIdentifier: "a" as NSString) != nil)
    #expect(collision.boundaryIdentifiers?.count == 2)
    collision.removeBoundary(withIdentifier: "a" as NSString)
    collision.removeAllBoundaries()
    collision.removeItem(item)
    collision.collisionDelegate = nil
    #expect(collision.items.isEmpty && collision.collisionMode == .boundaries)
    #expect(
      collision.calls.names == [
        "add", "insets", "add line", "add path", "remove boundary", "remove boundaries", "remove",
        "delegate",
      ])
  }
}
