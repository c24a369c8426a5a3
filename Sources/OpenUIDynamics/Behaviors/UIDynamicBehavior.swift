import Foundation

/// A rule for how items move; the base of all behaviors and the way to compose several into one.
///
/// A behavior only holds what you said. An animator makes it act: directly, when the behavior is
/// added to it, or as part of the tree of another behavior.
///
///     final class BounceBehavior: UIDynamicBehavior {
///       init(items: [any UIDynamicItem]) {
///         super.init()
///         addChildBehavior(UIGravityBehavior(items: items))
///         addChildBehavior(UICollisionBehavior(items: items))
///       }
///     }
///
/// Differs from UIKit: any behavior may have children, not only composite ones, and a behavior that
/// outlives its animator has no animator instead of a dangling one (C09).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Called on every step of the animator, after items have moved; nil unless set (DB05).
  ///
  /// It may change anything, also remove the behavior that it belongs to (S009). The behavior keeps it:
  /// let it hold the behavior and its owner weakly, or it keeps both alive (C22).
  open var action: (() -> Void)? {
    didSet { simulation?.actionsDidChange() }
  }

  /// The behaviors of this behavior's own level of the tree, in the order of adding.
  private var children: [UIDynamicBehavior] = []

  /// The behavior whose child this is.
  private(set) weak var parent: UIDynamicBehavior?

  /// The simulation in which the behavior acts; nil while it is in no animator.
  private(set) weak var simulation: Simulation?

  /// What the behavior does in its simulation, which owns it.
  weak var effect: BehaviorEffect?

  /// True while `willMove(to:)` runs, which may call back into the animator.
  private(set) var isMoving = false

  /// Creates a behavior without items, children and action (DB01).
  public override init() {
    super.init()
  }

  /// Adds a behavior to this one's tree (DB02).
  ///
  /// A child that is already there is ignored. A behavior that is at another level of a tree, or in
  /// an animator, is refused with a diagnostic (S005).
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self, !behavior.isMoving,
      behavior.canBePlaced(
        below: self, in: simulation, method: "UIDynamicBehavior.addChildBehavior(_:)")
    else { return }
    children.append(behavior)
    behavior.parent = self
    guard let simulation else { return }
    simulation.changingTree { behavior.move(to: simulation) }
  }

  /// Removes a behavior from this one's tree; one that is not a child is ignored (DB03).
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.parent = nil
    simulation?.changingTree { behavior.moveOut() }
  }

  /// The children in the order of adding (DB04).
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Called before the behavior comes under an animator, and with nil before it leaves; does nothing
  /// unless overridden (DB06).
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The animator in which the behavior acts, directly or through a parent; nil if none (DB07).
  open var dynamicAnimator: UIDynamicAnimator? { simulation?.animator }

  /// What the behavior does in a simulation; nil for one that only holds children.
  func makeEffect(in simulation: Simulation) -> BehaviorEffect? { nil }

  /// What brings the behavior back to what it is now; each class adds what it stores itself.
  func restoration() -> Restore {
    let (action, children, parent) = (action, children, parent)
    let (simulation, effect) = (simulation, effect)
    return { [weak simulation] in
      if self.parent !== parent { self.parent?.children.removeAll { $0 === self } }
      self.action = action
      self.children = children
      self.parent = parent
      self.simulation = simulation
      self.effect = effect
    }
  }
}

// MARK: - The tree

extension UIDynamicBehavior {
  /// Whether the behavior may come to a place in a tree; says why not in a diagnostic (S005).
  ///
  /// - Parameter newParent: Nil is the top level of the simulation.
  func canBePlaced(
    below newParent: UIDynamicBehavior?, in target: Simulation?, method: String
  ) -> Bool {
    let problem: String
    if let simulation, simulation !== target {
      problem = "The behavior \(type(of: self)) is in another animator or another tree."
    } else if parent != nil || simulation != nil || isAncestor(of: newParent) {
      problem = "The behavior \(type(of: self)) is already at another level of a behavior tree."
    } else {
      return true
    }
    DiagnosticReporter.report(
      method, problem: problem,
      remedy: "It stays where it is; remove it there first, or make a second behavior.")
    return false
  }

  private func isAncestor(of behavior: UIDynamicBehavior?) -> Bool {
    var candidate = behavior
    while let current = candidate {
      if current === self { return true }
      candidate = current.parent
    }
    return false
  }

  /// Brings the behavior and the tree below it into a simulation, parents first.
  func move(to simulation: Simulation) {
    guard !isMoving else { return }
    isMoving = true
    willMove(to: simulation.animator)
    isMoving = false
    guard simulation.contains(self) else { return }
    self.simulation = simulation
    if let effect = makeEffect(in: simulation) {
      self.effect = effect
      simulation.add(effect)
      effect.begin()
    }
    for child in children where child.parent === self && child.simulation == nil {
      child.move(to: simulation)
    }
  }

  /// Takes the behavior and the tree below it out of its simulation, parents first.
  func moveOut() {
    guard !isMoving else { return }
    isMoving = true
    willMove(to: nil)
    isMoving = false
    if let effect {
      effect.end()
      simulation?.remove(effect)
    }
    simulation?.removeAction(of: self)
    effect = nil
    simulation = nil
    for child in children where child.parent === self && child.simulation != nil {
      child.moveOut()
    }
  }

  /// Whether the behavior acts in another simulation.
  func isElsewhere(than simulation: Simulation) -> Bool {
    self.simulation != nil && self.simulation !== simulation
  }

  /// Leaves a simulation that goes back to a moment before the behavior came, and in silence.
  func removeWithoutNotice(fromParent leavesParent: Bool) {
    if leavesParent { parent = nil }
    effect = nil
    simulation = nil
  }

  /// Adds the behavior and the tree below it to a list in pre-order (S055).
  func appendInPreOrder(to list: inout [UIDynamicBehavior]) {
    list.append(self)
    for child in children { child.appendInPreOrder(to: &list) }
  }

  /// Says that the user has changed what the behavior is to do; wakes the animator (S007).
  func intentDidChange() { effect?.setNeedsUpdate() }
}
