// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Measures how the time of an operation grows with the number n of items, behaviors, boundaries or views.
@MainActor
struct OperationBench {
  /// The times of one operation.
  struct Figures: Codable {
    /// What was done.
    var operation: String
    /// The measured numbers n.
    var counts: [Int]
    /// The time of all operations for each number, in microseconds.
    var microseconds: [Double]
    /// The exponent p of the fitted law t = c·nᵖ: 1 where each of n operations takes the same time,
    /// 0 where one operation takes the same time whatever n is.
    var exponent: Double
  }

  let name: String
  /// Makes n objects and returns the measured operation.
  let prepare: @MainActor (Int) -> () -> Void

  static let defaultCounts = [500, 1000, 2000, 4000, 8000]

  /// Measures all counts in alternating rounds and takes the minimum times.
  func figures(counts: [Int], rounds: Int, clock: () -> Double) -> Figures {
    var times = [Double](repeating: .infinity, count: counts.count)
    for _ in 0..<rounds {
      for (index, count) in counts.enumerated() {
        let operation = prepare(count)
        let start = clock()
        operation()
        times[index] = min(times[index], clock() - start)
      }
    }
    return Figures(
      operation: name, counts: counts, microseconds: times,
      exponent: Self.exponent(of: times, at: counts))
  }

  /// The slope of the line through (ln n, ln t) by least squares.
  static func exponent(of times: [Double], at counts: [Int]) -> Double {
    let points = zip(counts, times).map { (x: log(Double($0)), y: log(max($1, 1e-3))) }
    let count = Double(max(points.count, 1))
    let x = points.reduce(0) { $0 + $1.x } / count
    let y = points.reduce(0) { $0 + $1.y } / count
    let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    guard spread > 0 else { return 0 }
    return points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
  }
}

// MARK: - Operations

extension OperationBench {
  /// Operations that are measured n times, then those that are measured once among n objects.
  static let all = [
    OperationBench(name: "addBehavior", prepare: addBehavior),
    OperationBench(name: "removeBehavior", prepare: removeBehavior),
    OperationBench(name: "removeAllBehaviors", prepare: removeAllBehaviors),
    OperationBench(name: "removeAllBehaviors-one-item", prepare: removePushesOfOneItem),
    OperationBench(name: "removeItem", prepare: removeItem),
    OperationBench(name: "removeFromSuperview", prepare: removeFromSuperview),
    OperationBench(name: "addBoundary", prepare: addBoundary),
    OperationBench(name: "change-of-one-boundary", prepare: changeBoundary),
    OperationBench(name: "items(in:)-100-times", prepare: itemsInRectangle),
    OperationBench(name: "step-at-rest-100-times", prepare: stepAtRest),
  ]

  private static func pushes(_ items: [any UIDynamicItem]) -> [UIDynamicBehavior] {
    items.map { UIPushBehavior(items: [$0], mode: .continuous) }
  }

  /// The animator has taken a step: one that ended before its first would be reported.
  private static func addBehavior(_ count: Int) -> () -> Void {
    let item = BenchItem(center: CGPoint(x: -1000, y: 0))
    let animator = animator(with: [UIDynamicItemBehavior(items: [item])])
    let behaviors = pushes(BenchItem.grid(count))
    return { for behavior in behaviors { animator.addBehavior(behavior) } }
  }

  private static func removeBehavior(_ count: Int) -> () -> Void {
    let animator = animator(with: pushes(BenchItem.grid(count)))
    return { for behavior in animator.behaviors { animator.removeBehavior(behavior) } }
  }

  private static func removeAllBehaviors(_ count: Int) -> () -> Void {
    let animator = animator(with: pushes(BenchItem.grid(count)))
    return { animator.removeAllBehaviors() }
  }

  private static func removePushesOfOneItem(_ count: Int) -> () -> Void {
    let item = BenchItem(center: .zero)
    let animator = animator(with: pushes((0..<count).map { _ in item }))
    return { animator.removeAllBehaviors() }
  }

  private static func removeItem(_ count: Int) -> () -> Void {
    let gravity = UIGravityBehavior(items: BenchItem.grid(count))
    let animator = animator(with: [gravity])
    return {
      for item in gravity.items { gravity.removeItem(item) }
      withExtendedLifetime(animator) {}
    }
  }

  private static func removeFromSuperview(_ count: Int) -> () -> Void {
    let container = UIView()
    for _ in 0..<count { container.addSubview(UIView()) }
    return { for view in container.subviews { view.removeFromSuperview() } }
  }

  private static func addBoundary(_ count: Int) -> () -> Void {
    let collision = UICollisionBehavior(items: [BenchItem(center: .zero)])
    let animator = animator(with: [collision])
    return {
      for index in 0..<count { addBoundary(index, to: collision) }
      animator.step(by: 1 / 60)
    }
  }

  private static func changeBoundary(_ count: Int) -> () -> Void {
    let collision = UICollisionBehavior(items: [BenchItem(center: .zero)])
    for index in 0..<count { addBoundary(index, to: collision) }
    let animator = animator(with: [collision])
    return {
      addBoundary(count / 2, to: collision)
      animator.step(by: 1 / 60)
    }
  }

  private static func addBoundary(_ index: Int, to collision: UICollisionBehavior) {
    let y = 1000 + 10 * CGFloat(index)
    collision.addBoundary(
      withIdentifier: NSNumber(value: index), from: CGPoint(x: 0, y: y),
      to: CGPoint(x: 100, y: y))
  }

  private static func itemsInRectangle(_ count: Int) -> () -> Void {
    let items = BenchItem.grid(count)
    let animator = animator(with: [UIDynamicItemBehavior(items: items)])
    let center = items[count / 2].center
    let rect = CGRect(x: center.x - 30, y: center.y - 30, width: 60, height: 60)
    return { for _ in 0..<100 { _ = animator.items(in: rect) } }
  }

  /// An anchored item keeps nothing awake; one moving item keeps the animator running.
  private static func stepAtRest(_ count: Int) -> () -> Void {
    let items = BenchItem.grid(count)
    let mover = BenchItem(center: CGPoint(x: -1000, y: 0))
    let animator = animator(with: [
      UICollisionBehavior(items: items), UIGravityBehavior(items: [mover]),
    ])
    animator.step(by: 2)
    return { for _ in 0..<100 { animator.step(by: 1 / 60) } }
  }

  /// An animator that has taken a step with some behaviors.
  private static func animator(with behaviors: [UIDynamicBehavior]) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator()
    for behavior in behaviors { animator.addBehavior(behavior) }
    animator.step(by: 1 / 60)
    return animator
  }
}
