// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import KeyedLists
import Physics2D
import Testing

@testable import OpenUIDynamics

/// The work of operations on many behaviors, items and boundaries, counted, not timed.
@MainActor
@Suite("Growth of the animator's work")
struct GrowthTests {
  private func squares(_ count: Int) -> [Square] {
    (0..<count).map { number in
      Square(side: 10, at: CGPoint(x: 20 * (number % 40), y: 20 * (number / 40)))
    }
  }

  private func animator(_ behaviors: [UIDynamicBehavior]) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator()
    for behavior in behaviors { animator.addBehavior(behavior) }
    animator.step(by: 1 / 60)
    return animator
  }

  #if DEBUG
    /// An operation on many things, whose number is given when it is prepared.
    enum Operation: String, CaseIterable {
      case addBehavior, removeBehavior, removeAllBehaviors, removePushesOfOneItem, removeItem
      case removeFromSuperview, addBoundary, removeBoundary, animatorsOfOneView, nestFromTop
    }

    private func pushes(_ items: [Square]) -> [UIDynamicBehavior] {
      items.map { UIPushBehavior(items: [$0], mode: .continuous) }
    }

    private func prepare(_ operation: Operation, _ count: Int) -> () -> Void {
      switch operation {
      case .addBehavior:
        let (animator, behaviors) = (UIDynamicAnimator(), pushes(squares(count)))
        return { for behavior in behaviors { animator.addBehavior(behavior) } }
      case .removeBehavior:
        let animator = animator(pushes(squares(count)))
        return { for behavior in animator.behaviors { animator.removeBehavior(behavior) } }
      case .removeAllBehaviors:
        let animator = animator(pushes(squares(count)))
        return { animator.removeAllBehaviors() }
      case .removePushesOfOneItem:
        let item = Square()
        let animator = animator(pushes((0..<count).map { _ in item }))
        return { animator.removeAllBehaviors() }
      case .removeItem:
        let gravity = UIGravityBehavior(items: squares(count))
        let animator = animator([gravity])
        return {
          for item in gravity.items { gravity.removeItem(item) }
          #expect(animator.inconsistencies == [])
        }
      case .removeFromSuperview:
        let container = UIView()
        for _ in 0..<count { container.addSubview(UIView()) }
        return { for view in container.subviews { view.removeFromSuperview() } }
      case .animatorsOfOneView:
        let (view, animators) = animatorsOfOneView(count)
        return {
          for animator in animators { animator.step(by: 1 / 60) }
          view.bounds.size.width += 1
        }
      case .addBoundary, .removeBoundary: return prepareBoundaries(operation, count)
      case .nestFromTop:
        let behaviors = (0..<count).map { _ in
          let behavior = UIDynamicBehavior()
          behavior.addChildBehavior(UIDynamicBehavior())
          return behavior
        }
        return {
          for (above, below) in zip(behaviors, behaviors.dropFirst()) {
            above.addChildBehavior(below)
          }
        }
      }
    }

    private func prepareBoundaries(_ operation: Operation, _ count: Int) -> () -> Void {
      let collision = UICollisionBehavior(items: [Square()])
      func addFloors() {
        for index in 0..<count { addFloor(index, to: collision) }
      }
      let isRemoving = operation == .removeBoundary
      if isRemoving { addFloors() }
      let animator = animator([collision])
      return {
        if isRemoving {
          for index in 0..<count {
            collision.removeBoundary(withIdentifier: NSNumber(value: index))
          }
        } else {
          addFloors()
        }
        animator.step(by: 1 / 60)
      }
    }

    /// Animators with a boundary each around the same view, which they observe from their first step on.
    private func animatorsOfOneView(_ count: Int) -> (UIView, [UIDynamicAnimator]) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      let animators = squares(count).map { square in
        let animator = UIDynamicAnimator(referenceView: view)
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        return animator
      }
      return (view, animators)
    }

    private func work(of operation: Operation, _ count: Int) -> Int {
      let run = prepare(operation, count)
      let start = ListWork.count
      run()
      return ListWork.count - start
    }

    @Test("n operations cost n times as much as one", arguments: Operation.allCases)
    func linear(operation: Operation) {
      // Below some hundreds, searches without a table are cheaper than the table. An animator that steps does more
      // than the list whose work is counted.
      let counts = operation == .animatorsOfOneView ? [300, 1200] : [1000, 4000]
      let works = counts.map { Double(work(of: operation, $0)) }
      // p of w = c·nᵖ.
      let exponent = log(works[1] / works[0]) / log(Double(counts[1]) / Double(counts[0]))
      #expect(works[0] >= Double(counts[0]), "the work is counted")
      #expect(exponent <= 1.1)
    }
  #endif

  private func addFloor(_ index: Int, to collision: UICollisionBehavior, x: Double = 0) {
    let y = 1000 + 10 * Double(index)
    collision.addBoundary(
      withIdentifier: NSNumber(value: index), from: CGPoint(x: x, y: y), to: CGPoint(x: 100, y: y))
  }

  @Test("one changed boundary of many makes one new body", arguments: [20, 400])
  func oneBoundary(count: Int) {
    let collision = UICollisionBehavior(items: [Square()])
    for index in 0..<count { addFloor(index, to: collision) }
    let animator = animator([collision])
    let before = animator.simulation.state.boundaries.compactMap { $0.map(ObjectIdentifier.init) }
    addFloor(count / 2, to: collision, x: 50)
    animator.step(by: 1 / 60)
    let after = animator.simulation.state.boundaries.compactMap { $0.map(ObjectIdentifier.init) }
    #expect(after.count == count)
    #expect(Set(after).subtracting(before).count <= 1)
    let lines = animator.overlay().boundaries.flatMap(\.lines).filter { $0.first?.x == 50 }
    #expect(lines.count == 1)
  }

  @Test("boundaries that change often before a step are those of the behavior after it")
  func changedBoundaries() {
    let collision = UICollisionBehavior(items: [Square(at: CGPoint(x: 0, y: -500))])
    for index in 0..<5 { addFloor(index, to: collision) }
    let animator = animator([collision])
    collision.removeBoundary(withIdentifier: 1 as NSNumber)
    addFloor(1, to: collision, x: 11)
    addFloor(7, to: collision, x: 17)
    addFloor(7, to: collision, x: 27)
    addFloor(8, to: collision)
    collision.removeBoundary(withIdentifier: 8 as NSNumber)
    collision.removeBoundary(withIdentifier: 3 as NSNumber)
    animator.step(by: 1 / 60)
    var shown: [String: CGFloat] = [:]
    for boundary in animator.overlay().boundaries {
      shown[boundary.identifier ?? ""] = boundary.lines[0][0].x
    }
    #expect(shown == ["0": 0, "1": 11, "2": 0, "4": 0, "7": 27])
    collision.removeAllBoundaries()
    animator.step(by: 1 / 60)
    #expect(animator.overlay().boundaries.isEmpty)
  }

  @Test("S028: a rectangle is searched among what is near it, not among all items")
  func searchedItems() {
    let items = squares(2000)
    let animator = animator([UIDynamicItemBehavior(items: items)])
    var visits = 0
    let box = BoundingBox(lower: Vector2(100, 100), upper: Vector2(160, 160))
    animator.simulation.world.forEachShape(near: box) { _ in visits += 1 }
    // Four rows and columns of items meet the rectangle, and one more on each side is near.
    #expect(visits >= 16)
    #expect(visits <= 36)
    #expect(animator.items(in: CGRect(x: 100, y: 100, width: 60, height: 60)).count == 16)
  }

  @Test("S028: the search gives the items of a scan, in its order", arguments: 1...3)
  func sameAsScan(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let items = (0..<120).map { index in
      let item = Square(
        size: CGSize(width: random.number(in: 2...120), height: random.number(in: 2...60)),
        at: CGPoint(x: random.number(in: -500...500), y: random.number(in: -500...500)))
      item.transform = CGAffineTransform(rotationAngle: random.number(in: -3...3))
      item.collisionBoundsType = index % 3 == 0 ? .ellipse : .rectangle
      return item
    }
    let group = UIDynamicItemGroup(items: [
      Square(side: 10, at: CGPoint(x: -400, y: -400)), Square(side: 10, at: CGPoint(x: 400, y: 0)),
    ])
    let gravity = UIGravityBehavior(items: items + [group])
    let collision = UICollisionBehavior(items: Array(items.prefix(60)))
    addFloor(0, to: collision)
    let fixed = UIDynamicItemBehavior(items: Array(items.suffix(10)))
    fixed.isAnchored = true
    let animator = animator([gravity, collision, fixed])
    for _ in 0..<3 {
      animator.step(by: 0.1)
      for _ in 0..<60 {
        let rect = CGRect(
          x: random.number(in: -700...600), y: random.number(in: -700...700),
          width: random.number(in: -200...300),
          height: random.number(in: -200...300))
        let expected = scan(items + [group], rect)
        #expect(animator.items(in: rect).map(ObjectIdentifier.init) == expected)
        #expect(animator.items(outside: rect).count == items.count + 1 - expected.count)
      }
    }
  }

  /// The items whose turned rectangles meet a rectangle, by a look at each.
  private func scan(_ items: [any UIDynamicItem], _ rect: CGRect) -> [ObjectIdentifier] {
    let area = rect.standardized
    return items.filter { item in
      let size = item.bounds.size
      // The engine turns items by cosines and sines in single precision; so do their transforms.
      let (cosine, sine) = (abs(item.transform.a), abs(item.transform.b))
      let width = (cosine * size.width + sine * size.height) / 2
      let height = (sine * size.width + cosine * size.height) / 2
      return item.center.x - width <= area.maxX && area.minX <= item.center.x + width
        && item.center.y - height <= area.maxY && area.minY <= item.center.y + height
    }.map { ObjectIdentifier($0) }
  }
}
