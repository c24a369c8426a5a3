// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

/// The base class of all dynamic behaviors, and a container that composes several into one.
///
/// A behavior only holds your settings. It acts while it is in an animator: added directly, or as a
/// descendant of another behavior.
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
  /// Called on every step of the animator, after items have moved; nil unless set.
  ///
  /// It may change anything, also remove the behavior that it belongs to (S009). The behavior keeps
  /// it: let it hold the behavior and its owner weakly, or it keeps both alive (DB05, C22).
  open var action: (() -> Void)? {
    get { storedAction }
    set {
      storedAction = newValue
      simulation?.actionsDidChange()
    }
  }

  /// The action; a snapshot restores it without a call of a subclass that overrides `action`.
  private var storedAction: (() -> Void)?

  /// The behavior's place in a tree and in an animator, which a snapshot holds.
  fileprivate struct Placement {
    var children: KeyedList<ObjectKeys<UIDynamicBehavior>>
    weak var parent: UIDynamicBehavior?
    weak var simulation: Simulation?
    weak var effect: BehaviorEffect?
  }

  // Properties of their own, and not one of the type `Placement`: a structure with weak references is
  // copied as a whole where one of them is read. The list is checked for overlapping accesses in debug
  // builds only, as `Simulation.state` is; that of the items always, because keys of layout attributes
  // may be the user's code. The list is not isolated because `deinit`, which reads it, is not.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  fileprivate nonisolated(unsafe) final var children = KeyedList<ObjectKeys<UIDynamicBehavior>>()

  /// The effect while there is a simulation, which owns it.
  ///
  /// Unowned, because a weak reference would allocate, and slow down the counts of other references.
  private final unowned var ownEffect: BehaviorEffect?

  /// The items of a behavior that has a list of them; empty for every other.
  final var itemList = ItemList()

  /// The behavior whose child this is.
  private(set) final weak var parent: UIDynamicBehavior?

  /// The simulation in which the behavior acts; nil while it is in no animator.
  private(set) final weak var simulation: Simulation?

  /// The behavior's effect in its simulation, which owns it; nil while it is in no animator.
  final var effect: BehaviorEffect? { simulation == nil ? nil : ownEffect }

  fileprivate final var placement: Placement {
    get {
      Placement(children: children, parent: parent, simulation: simulation, effect: effect)
    }
    set {
      children = newValue.children
      parent = newValue.parent
      simulation = newValue.simulation
      ownEffect = newValue.effect
    }
  }

  /// True while `willMove(to:)` runs, which may call back into the animator.
  ///
  /// Unchecked for exclusive access: read and written whole, while no other code runs.
  @exclusivity(unchecked) private(set) var isMoving = false

  /// Creates a behavior without items, children or an action.
  ///
  /// (DB01)
  public override init() {
    super.init()
  }

  deinit {
    guard !children.isEmpty else { return }
    var released: [AnyObject] = children.elements
    children.removeAll()
    TreeRelease.release(&released)
  }

  /// Adds a child behavior.
  ///
  /// A child that is already there is ignored. A behavior that is at another level of a tree, or in
  /// an animator, is refused with a diagnostic (DB02, S005).
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

  /// Removes a child behavior; one that is not a child is ignored.
  ///
  /// (DB03)
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard children.remove(ObjectIdentifier(behavior)) != nil else { return }
    behavior.parent = nil
    // A child that has not come yet, because an item is still being read, does not leave either.
    guard behavior.simulation != nil else { return }
    simulation?.changingTree { behavior.moveOut() }
  }

  /// The children in the order of adding.
  ///
  /// (DB04)
  open var childBehaviors: [UIDynamicBehavior] { children.elements }

  /// Called before the behavior is added to an animator, and with nil before it is removed; does
  /// nothing unless overridden.
  ///
  /// In both cases `dynamicAnimator` and the animator's `behaviors` are still as they were before
  /// (DB06).
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The animator in which the behavior acts, directly or through a parent; nil if none.
  ///
  /// (DB07)
  open var dynamicAnimator: UIDynamicAnimator? { simulation?.animator }

  /// Creates the effect of the behavior in a simulation; nil for one that only has children.
  func makeEffect(in simulation: Simulation) -> BehaviorEffect? { nil }

  /// The class of this module that the behavior is of; a subclass of the user's has the same.
  var setupClass: String { "UIDynamicBehavior" }

  /// What cannot change of the behavior beside its class; nil where there is nothing.
  var setupDetail: String? { nil }

  /// What the class adds to the state that a snapshot holds; nil where it adds nothing.
  var ownState: (any SnapshotState)? {
    get { nil }
    set {}
  }
}

// MARK: - Snapshots

extension UIDynamicBehavior {
  /// Everything that a snapshot holds of a behavior.
  struct State {
    fileprivate var action: (() -> Void)?
    fileprivate var placement: Placement
    fileprivate var itemList: ItemList
    /// What the class of the behavior adds.
    var own: (any SnapshotState)?

    /// The effect; nil while there is none.
    var effect: BehaviorEffect? {
      get { placement.effect }
      set { placement.effect = newValue }
    }

    /// The number of children.
    var childCount: Int { placement.children.count }
  }

  /// The state as a value.
  ///
  /// Setting it expects that the behavior is in no tree, see `leaveTreeWithoutNotice()`.
  var state: State {
    get {
      State(action: storedAction, placement: placement, itemList: itemList, own: ownState)
    }
    set {
      storedAction = newValue.action
      placement = newValue.placement
      itemList = newValue.itemList
      ownState = newValue.own
    }
  }
}

// MARK: - The tree

extension UIDynamicBehavior {
  /// Whether the behavior may be added to a parent; reports a diagnostic if not.
  ///
  /// (S005)
  ///
  /// - Parameter newParent: Nil is the top level of the simulation.
  func canBePlaced(
    below newParent: UIDynamicBehavior?, in target: Simulation?, method: String
  ) -> Bool {
    let problem: String
    let current = simulation
    if let current, current !== target {
      problem = "The behavior \(type(of: self)) is in another animator or another tree."
    } else if parent != nil || current != nil || isAncestor(of: newParent) {
      problem = "The behavior \(type(of: self)) is already at another level of a behavior tree."
    } else {
      return true
    }
    DiagnosticReporter.report(
      method, problem: problem,
      remedy: "It stays where it is; remove it there first, or make a second behavior.")
    return false
  }

  /// Whether the behavior is another one, or above it in its tree.
  private func isAncestor(of behavior: UIDynamicBehavior?) -> Bool {
    guard !children.isEmpty else { return behavior === self }
    return TreeWalk.isAncestor(
      self, of: behavior, parent: { $0.parent }, children: { $0.children.elements })
  }

  /// Adds the behavior and its descendants to a simulation, parents first.
  func move(to simulation: Simulation) {
    guard enter(simulation), !children.isEmpty else { return }
    var walk = TreeWalk(childBehaviors, of: self)
    while let place = walk.next() {
      guard case .child(let child, let parent) = place, child.parent === parent,
        child.simulation == nil, child.enter(simulation), !child.children.isEmpty
      else { continue }
      walk.descend(to: child.childBehaviors, of: child)
    }
  }

  /// Adds the behavior without its descendants to a simulation; returns whether these follow.
  private func enter(_ simulation: Simulation) -> Bool {
    guard !isMoving else { return false }
    isMoving = true
    willMove(to: simulation.animator)
    isMoving = false
    guard simulation.contains(self) else { return false }
    self.simulation = simulation
    if let effect = makeEffect(in: simulation) {
      ownEffect = effect
      simulation.add(effect)
      effect.begin()
    }
    return true
  }

  /// Removes the behavior and its descendants from its simulation, parents first.
  func moveOut() {
    guard leave() else { return }
    guard !children.isEmpty else { return followParent() }
    var walk = TreeWalk(childBehaviors, of: self)
    while let place = walk.next() {
      switch place {
      case .child(let child, let parent):
        guard child.parent === parent, child.simulation != nil, child.leave() else { continue }
        walk.descend(to: child.childBehaviors, of: child)
      case .end(let behavior): behavior.followParent()
      }
    }
  }

  /// Removes the behavior without its descendants from its simulation; returns whether these follow.
  private func leave() -> Bool {
    guard !isMoving else { return false }
    isMoving = true
    willMove(to: nil)
    isMoving = false
    if let simulation {
      if parent == nil { simulation.removeFromTopLevel(self) }
      if let effect = ownEffect {
        effect.end()
        simulation.remove(effect)
      }
      simulation.removeAction(of: self)
      if simulation.isStepping { simulation.leftInStep.append(self) }
    }
    ownEffect = nil
    simulation = nil
    return true
  }

  /// Moves a behavior that has left to where its parent is.
  ///
  /// `willMove(to:)` may have brought the parent into an animator meanwhile; that of a child may have
  /// brought the behavior itself there.
  private func followParent() {
    if simulation == nil, let target = parent?.simulation { move(to: target) }
  }

  /// Whether the behavior acts in another simulation.
  func isElsewhere(than simulation: Simulation) -> Bool {
    self.simulation != nil && self.simulation !== simulation
  }

  /// Leaves a simulation that restores a snapshot without the behavior; calls no one back.
  func leaveSimulationWithoutNotice() {
    ownEffect = nil
    simulation = nil
  }

  /// Leaves the parent and the children, wherever they are, before a snapshot is restored; calls no
  /// one back.
  ///
  /// - Returns: The children, which the caller keeps until the snapshot is restored.
  func leaveTreeWithoutNotice() -> [UIDynamicBehavior] {
    let left = children.elements
    for child in left { child.parent = nil }
    children.removeAll()
    parent?.children.remove(ObjectIdentifier(self))
    parent = nil
    return left
  }

  /// Appends the behavior and its descendants to a list in pre-order.
  ///
  /// (S055)
  func appendInPreOrder(to list: inout [UIDynamicBehavior]) {
    list.append(self)
    guard !children.isEmpty else { return }
    var walk = TreeWalk(children.elements, of: self)
    while let descendant = walk.nextChild() {
      list.append(descendant)
      walk.descend(to: descendant.children.elements, of: descendant)
    }
  }

  /// Records that the user has changed the behavior; starts the animator.
  ///
  /// (S007)
  func intentDidChange() { effect?.setNeedsUpdate() }
}
