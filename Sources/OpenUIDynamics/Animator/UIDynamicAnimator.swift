// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Animates items by the behaviors that are added to it, and pauses when all items are at rest.
///
/// An animator works in one of three coordinate systems (S001): that of a reference view, that of a
/// collection view's content, or an abstract one for items of your own.
///
///     let animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [square]))
///
/// Keep a reference to it: an animator that is not retained ends, and with it all movement (S013);
/// one that ends before its first step says so in a diagnostic (C30), and so do one that a new one
/// replaces in each event of a gesture, and two that move one item at once. It keeps its behaviors,
/// through them their items, and its reference view alive (C22): a view that owns the animator that
/// works in it has to release it in the end. It follows the clock of the simulator that runs the
/// code which adds its first behavior, or, without any clock and run loop, your calls of
/// `step(by:)`; one that follows neither says so in a diagnostic.
///
/// Like UIKit's, the class carries no actor annotation while behaviors, items and delegates belong
/// to the main actor. Everything but making an animator therefore has to happen on the main actor;
/// a call from elsewhere, which the compiler lets pass in older language modes only, traps.
open class UIDynamicAnimator: NSObject {
  /// Everything that the animator does; the class around it is what UIKit's users see.
  let simulation: Simulation

  /// The object that is called when movement starts and ends; nil unless set, and not retained.
  ///
  /// (AN13)
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates an animator for items of your own in an abstract coordinate system, which has no
  /// reference bounds.
  ///
  /// (AN01, S003)
  public override init() {
    simulation = Simulation(reference: .abstract)
    super.init()
    simulation.animator = self
  }

  /// Creates an animator for views below a reference view, in whose coordinate system it works.
  ///
  /// (AN02, S002)
  public init(referenceView view: UIView) {
    simulation = Simulation(reference: .view(view))
    super.init()
    simulation.animator = self
    guard MainActor.isCurrent else { return }
    let simulation = simulation
    MainActor.assumeIsolated { NewestAnimator.made(simulation, in: view) }
  }

  /// Creates an animator for the layout attributes of a collection view layout, which it
  /// invalidates whenever it has moved some.
  ///
  /// (AN03, S120)
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    simulation.reference = .layout(LayoutReference(layout))
  }

  deinit {
    guard MainActor.isCurrent else { return }
    let simulation = simulation
    MainActor.assumeIsolated {
      NewestAnimator.ended(simulation)
      simulation.reportEndBeforeFirstStep()
    }
  }

  // MARK: Behaviors

  /// Adds a behavior and the tree below it.
  ///
  /// A behavior that is already there at this level is ignored (S005). One that is at another level
  /// of a tree, or in another animator, is refused with a diagnostic where UIKit raises an
  /// exception (AN04).
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    onMainActor { $0.addBehavior(behavior) }
  }

  /// Removes a behavior and the tree below it, whose influence ends at once.
  ///
  /// A behavior that is not there is ignored. Any callback may call this, also the action of the
  /// behavior itself (AN05, S014, S009).
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    onMainActor { $0.removeBehavior(behavior) }
  }

  /// Removes all behaviors; the animator then pauses on its next step.
  ///
  /// (AN06, S008)
  open func removeAllBehaviors() {
    onMainActor { $0.removeAllBehaviors() }
  }

  /// The behaviors at the top level, in the order of adding.
  ///
  /// A behavior is in it exactly while its `dynamicAnimator` is this one: not yet while
  /// `willMove(to:)` is called with the animator, and still while it is called with nil (AN08).
  open var behaviors: [UIDynamicBehavior] {
    onMainActor { $0.behaviors }
  }

  /// The view in whose coordinates the animator works; nil in the other two modes.
  ///
  /// (AN07)
  open var referenceView: UIView? {
    onMainActor { $0.reference.view }
  }

  // MARK: Items

  /// The items of the behaviors whose rectangle intersects a rectangle of the animator's coordinate
  /// system, in the order in which they became active.
  ///
  /// A rectangle may be infinite; one with a part that is not a number is refused with a diagnostic.
  ///
  /// Differs from UIKit: the result holds items only, never a behavior (AN09, S028, C01).
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    onMainActor { $0.items(in: rect, method: "UIDynamicAnimator.items(in:)") }
  }

  /// Reads an item's center and rotation again after your code has changed them.
  ///
  /// The item keeps its velocity, and its size is not read again. An item that was refused, because
  /// it was empty or not below the reference view, gets another chance. An item on which no behavior
  /// of the animator acts is refused with a diagnostic (AN10, S020).
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    // The item stays on the main actor, where the caller already is.
    nonisolated(unsafe) let item = item
    onMainActor { $0.updateItem(usingCurrentState: item) }
  }

  // MARK: Time

  /// Whether the animator is moving items; their center and transform change only while it is.
  ///
  /// (AN11, S012)
  open var isRunning: Bool {
    onMainActor { $0.isMoving }
  }

  /// Seconds during which the animator has run since it was made; pauses do not count and do not
  /// reset it.
  ///
  /// (AN12, S010)
  open var elapsedTime: TimeInterval {
    onMainActor { $0.elapsedTime }
  }

  // MARK: Collection views

  /// The attributes that the animator moves for a cell; nil if it moves none.
  ///
  /// (AN14)
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(LayoutAttributesKey(category: .cell, kind: nil, indexPath: indexPath))
  }

  /// The attributes that the animator moves for a supplementary view; nil if it moves none.
  ///
  /// (AN15)
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(
      LayoutAttributesKey(category: .supplementaryView, kind: kind, indexPath: indexPath))
  }

  /// The attributes that the animator moves for a decoration view; nil if it moves none.
  ///
  /// (AN16)
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(
      LayoutAttributesKey(
        category: .decorationView, kind: decorationViewKind, indexPath: indexPath))
  }

  private func layoutAttributes(
    _ key: LayoutAttributesKey
  ) -> UICollectionViewLayoutAttributes? {
    onMainActor { $0.layoutAttributes(for: key) }
  }

  // MARK: Description

  /// The animator's address, elapsed time and coordinate system.
  ///
  /// (S011)
  open override var description: String {
    let name = objectName(of: self)
    return onMainActor { $0.description(animatorName: name) }
  }
}

extension UIDynamicAnimator {
  /// Runs a body on the main actor, on which the caller must already be.
  ///
  /// UIKit leaves the class without an annotation although everything it touches belongs to the
  /// main actor; the check makes up for what the compiler cannot see. Nothing crosses to another
  /// actor, so a result that is not Sendable stays where it was made.
  func onMainActor<Result>(_ body: @MainActor (Simulation) -> Result) -> Result {
    let simulation = self.simulation
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(simulation) }
    guard let result else { preconditionFailure("The body has run.") }
    return result
  }
}
