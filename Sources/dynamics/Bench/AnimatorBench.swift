import Foundation
import OpenUIDynamics

/// Measures what an animator adds to the steps of the engine below it.
@MainActor
struct AnimatorBench {
  /// What one scene cost, in microseconds per step.
  struct Figures: Codable {
    /// The name of the scene.
    var scene: String
    /// How many items there are.
    var items: Int
    /// How many of them moved in the last step.
    var awakeItems: Int
    /// Of the animator, the engine's steps included.
    var animator: Double
    /// Of the engine alone in the same scene.
    var engine: Double
    /// Of an animator whose items have all come to rest.
    var resting: Double

    /// The part of a step that the animator takes for itself.
    var share: Double { max(0, animator - engine) / animator }
  }

  /// What stands for a view, so that the animator and not the views are measured.
  private final class Item: NSObject, UIDynamicItem {
    var center: CGPoint
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    var transform = CGAffineTransform.identity

    init(center: CGPoint) {
      self.center = center
    }
  }

  /// What items do.
  enum Motion: String, CaseIterable {
    /// Stacks of five fall on shelves and settle.
    case stacks
    /// Nothing but falling: the engine does as little as it can.
    case fall
  }

  let count: Int
  let motion: Motion
  /// Whether the items are views.
  let areViews: Bool

  /// Every motion at every count of items, views last.
  static func all(counts: [Int]) -> [AnimatorBench] {
    [false, true].flatMap { areViews in
      Motion.allCases.flatMap { motion in
        counts.map { AnimatorBench(count: $0, motion: motion, areViews: areViews) }
      }
    }
  }

  /// Steps that are measured: boxes fall, hit and settle, and none rests yet.
  private static let defaultSteps = 48
  /// Points from one item to the next.
  private static let spacing: CGFloat = 30

  var name: String { "\(motion.rawValue)\(count)\(areViews ? "-views" : "")" }

  /// Runs the scene on the animator and on the engine alone in turns, and keeps the fastest rounds.
  func figures(rounds: Int, steps: Int?, clock: () -> Double) -> Figures {
    let steps = steps ?? Self.defaultSteps
    var figures = Figures(
      scene: name, items: count, awakeItems: 0, animator: .infinity, engine: .infinity,
      resting: .infinity)
    for _ in 0..<rounds {
      let (animator, items) = makeAnimator()
      // The first step puts the items into the engine; after it both measure the same steps.
      animator.step(by: 1 / 60)
      figures.animator = min(figures.animator, time(steps, clock) { animator.step(by: 1 / 60) })
      figures.awakeItems = animator.awakeItemCount
      let (other, otherItems) = makeAnimator()
      other.step(by: 1 / 60)
      figures.engine = min(figures.engine, time(steps, clock) { other.stepEngineAlone() })
      withExtendedLifetime((items, otherItems)) {}
    }
    figures.resting = restingTime(steps, clock)
    return figures
  }

  /// The time of an empty step: items that nothing pushes fall asleep after half a second.
  private func restingTime(_ steps: Int, _ clock: () -> Double) -> Double {
    let animator = UIDynamicAnimator()
    let items = places.map { Item(center: $0) }
    animator.addBehavior(UICollisionBehavior(items: items))
    animator.step(by: 2)
    return time(steps, clock) { animator.step(by: 1 / 60) }
  }

  private func time(_ steps: Int, _ clock: () -> Double, _ step: () -> Void) -> Double {
    let start = clock()
    for _ in 0..<steps { step() }
    return (clock() - start) / Double(steps)
  }

  private func makeAnimator() -> (UIDynamicAnimator, [any UIDynamicItem]) {
    let places = places
    let side = (places.last?.y ?? 0) + 4 * Self.spacing
    let root = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    let items = places.map { makeItem(at: $0, in: root) }
    let animator = UIDynamicAnimator(referenceView: root)
    animator.addBehavior(UIGravityBehavior(items: items))
    guard motion == .stacks else { return (animator, items) }
    let collision = UICollisionBehavior(items: items)
    for (index, y) in Set(places.map(\.y)).sorted().enumerated() where index % 5 == 4 {
      collision.addBoundary(
        withIdentifier: "shelf \(index)" as NSString, from: CGPoint(x: 0, y: y + 20),
        to: CGPoint(x: side, y: y + 20))
    }
    animator.addBehavior(collision)
    return (animator, items)
  }

  private func makeItem(at center: CGPoint, in root: UIView) -> any UIDynamicItem {
    guard areViews else { return Item(center: center) }
    let view = UIView(frame: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
    root.addSubview(view)
    return view
  }

  /// A square of places, with a gap below every fifth row.
  private var places: [CGPoint] {
    let columns = Int(Double(count).squareRoot().rounded(.up))
    return (0..<count).map { index in
      let (row, column) = (index / columns, index % columns)
      return CGPoint(
        x: Self.spacing * CGFloat(column + 1), y: Self.spacing * CGFloat(row + row / 5 + 1))
    }
  }
}
