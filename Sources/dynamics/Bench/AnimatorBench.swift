// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Measures the overhead of an animator over the engine.
@MainActor
struct AnimatorBench {
  /// The times of one scene in microseconds per step.
  struct Figures: Codable {
    /// The name of the scene.
    var scene: String
    /// The number of items.
    var items: Int
    /// The number of items that were awake after the last step.
    var awakeItems: Int
    /// The time of the animator, including the engine.
    var animator: Double
    /// The time of the engine alone in the same scene.
    var engine: Double
    /// The time of setting the center of every item once, in a loop that does nothing else: the part
    /// of the overhead that is the items' own code.
    var setters: Double
    /// The time of an animator whose items are all at rest.
    var resting: Double

    /// The share of the animator in the time of a step.
    var share: Double { max(0, animator - engine) / animator }
  }

  /// The motion of the items.
  enum Motion: String, CaseIterable {
    /// Stacks of five items fall on shelves and settle.
    case stacks
    /// Free fall: the engine has no contacts to solve.
    case fall
  }

  let count: Int
  let motion: Motion
  /// Whether the items are views.
  let areViews: Bool

  /// A benchmark for every motion and item count, views last.
  static func all(counts: [Int]) -> [AnimatorBench] {
    [false, true].flatMap { areViews in
      Motion.allCases.flatMap { motion in
        counts.map { AnimatorBench(count: $0, motion: motion, areViews: areViews) }
      }
    }
  }

  /// The default number of measured steps: boxes fall, collide and settle, but none sleeps.
  private static let defaultSteps = 48
  /// The distance between items in points.
  private static let spacing: CGFloat = 30

  var name: String { "\(motion.rawValue)\(count)\(areViews ? "-views" : "")" }

  /// Measures the animator and the engine alone in alternating rounds; returns the minimum times.
  func figures(rounds: Int, steps: Int?, clock: () -> Double) -> Figures {
    let steps = steps ?? Self.defaultSteps
    var figures = Figures(
      scene: name, items: count, awakeItems: 0, animator: .infinity, engine: .infinity,
      setters: .infinity, resting: .infinity)
    for _ in 0..<rounds {
      let (animator, items) = makeAnimator()
      // The first step adds the items to the engine; it is not measured.
      animator.step(by: 1 / 60)
      figures.animator = min(figures.animator, time(steps, clock) { animator.step(by: 1 / 60) })
      figures.awakeItems = animator.awakeItemCount
      figures.setters = min(figures.setters, settersTime(of: items, steps, clock))
      let (other, otherItems) = makeAnimator()
      other.step(by: 1 / 60)
      figures.engine = min(figures.engine, time(steps, clock) { other.stepEngineAlone() })
      withExtendedLifetime((items, otherItems)) {}
    }
    figures.resting = restingTime(steps, clock)
    return figures
  }

  /// The time of a step at rest: items without forces sleep after half a second.
  private func restingTime(_ steps: Int, _ clock: () -> Double) -> Double {
    let animator = UIDynamicAnimator()
    let items = centers.map { BenchItem(center: $0) }
    animator.addBehavior(UICollisionBehavior(items: items))
    animator.step(by: 2)
    return time(steps, clock) { animator.step(by: 1 / 60) }
  }

  /// An item that is only lent: counting references would take as long as setting a center.
  private struct LentItem: ~Copyable {
    let item: any UIDynamicItem

    @MainActor
    borrowing func set(_ center: CGPoint) { item.center = center }
  }

  /// The time in which the centers of all items are set.
  private func settersTime(
    of items: [any UIDynamicItem], _ steps: Int, _ clock: () -> Double
  ) -> Double {
    let lent = UnsafeMutableBufferPointer<LentItem>.allocate(capacity: items.count)
    for (index, item) in items.enumerated() {
      lent.initializeElement(at: index, to: LentItem(item: item))
    }
    defer {
      lent.deinitialize()
      lent.deallocate()
    }
    return time(steps, clock) {
      for index in lent.indices { lent[index].set(.zero) }
    }
  }

  private func time(_ steps: Int, _ clock: () -> Double, _ step: () -> Void) -> Double {
    let start = clock()
    for _ in 0..<steps { step() }
    return (clock() - start) / Double(steps)
  }

  private func makeAnimator() -> (UIDynamicAnimator, [any UIDynamicItem]) {
    let centers = centers
    let side = (centers.last?.y ?? 0) + 4 * Self.spacing
    let root = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    let items = centers.map { makeItem(at: $0, in: root) }
    let animator = UIDynamicAnimator(referenceView: root)
    animator.addBehavior(UIGravityBehavior(items: items))
    guard motion == .stacks else { return (animator, items) }
    let collision = UICollisionBehavior(items: items)
    for (index, y) in Set(centers.map(\.y)).sorted().enumerated() where index % 5 == 4 {
      collision.addBoundary(
        withIdentifier: "shelf \(index)" as NSString, from: CGPoint(x: 0, y: y + 20),
        to: CGPoint(x: side, y: y + 20))
    }
    animator.addBehavior(collision)
    return (animator, items)
  }

  private func makeItem(at center: CGPoint, in root: UIView) -> any UIDynamicItem {
    guard areViews else { return BenchItem(center: center) }
    let view = UIView(frame: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
    root.addSubview(view)
    return view
  }

  /// The initial centers: a square grid with a gap below every fifth row.
  private var centers: [CGPoint] {
    let columns = Int(Double(count).squareRoot().rounded(.up))
    return (0..<count).map { index in
      let (row, column) = (index / columns, index % columns)
      return CGPoint(
        x: Self.spacing * CGFloat(column + 1), y: Self.spacing * CGFloat(row + row / 5 + 1))
    }
  }
}
