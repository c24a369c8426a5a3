import Foundation
import Physics2D

/// What an animator does: keeps the tree of behaviors, the items that they act on and the engine's
/// world in step with each other.
///
/// Behaviors hold intent. Their effects and the items remember what has changed; before a step only
/// that is brought into the world, and a scene in which nothing changed costs a look at a few empty
/// lists. Within a step, in this order: changes and pushes go into the world, the world moves on by
/// 1/60 s, items are written, the collection view layout is invalidated, actions run in the pre-order
/// of the tree, contacts are reported, first begun ones, then ended ones, then items that woke and
/// items that came to rest, and if everything rests, the pause. All callbacks may change anything; what they change acts from the next step on.
@MainActor
final class Simulation {
  /// The animator that the user sees; it owns the simulation.
  ///
  /// Unchecked because the animator is not isolated: it is written once, in the animator's
  /// initializer, before anybody else can see the simulation.
  nonisolated(unsafe) weak var animator: UIDynamicAnimator?

  /// The coordinate system.
  ///
  /// Unchecked for the same reason as `animator`.
  nonisolated(unsafe) var reference: ReferenceSystem

  /// The engine.
  ///
  /// Unchecked because the initializer, which makes it, is not isolated, as UIKit's
  /// animator is not; all use is on the main actor.
  nonisolated(unsafe) let world: World

  // MARK: The tree

  /// Behaviors at the top level, in the order of adding.
  var topLevelBehaviors: [UIDynamicBehavior] = []
  /// All effects, in the pre-order of the tree after the next update.
  var effects: [BehaviorEffect] = []
  /// Behaviors with an action, in the pre-order of the tree after the next update.
  var actingBehaviors: [UIDynamicBehavior] = []
  /// Effects that want to act before each step, after the next update.
  var preparingEffects: [BehaviorEffect] = []
  /// Collision behaviors, after the next update.
  var collisionEffects: [CollisionEffect] = []
  /// Collision behaviors whose boundary follows the reference bounds, after the next update.
  var referenceFollowers: [CollisionEffect] = []
  /// Behaviors that draw what the simulation holds, after the next update.
  var overlayEffects: [OverlayEffect] = []
  var isOrderStale = false
  var areActionsStale = false
  var arePreparationsStale = false
  var areFollowersStale = false

  // MARK: Items

  /// What is written to items at the end of a step; a row for each slot.
  var outputs = ItemOutputTable()
  /// The items by slot; nil is free.
  var slots: [SimulatedItem?] = []
  /// The slots in use.
  var slotIDs = IDPool()
  /// Where each item object is.
  var itemsByObject: [ObjectIdentifier: SimulatedItem] = [:]
  /// Where the attributes of each element are, as far as their index path has not changed since.
  var itemsByAttributes: [LayoutAttributesKey: SimulatedItem] = [:]
  /// The groups that have a body.
  var attachedGroups: [UIDynamicItemGroup] = []
  var nextItemSerial = 0
  /// The number of items with a body.
  var simulatedItemCount = 0

  // MARK: Changes

  var changedEffects: [BehaviorEffect] = []
  var changedItems: [SimulatedItem] = []
  /// Whether somebody has changed the world itself since the last step.
  var isWorldChanged = false
  /// Calls in progress that change several things before the animator may start.
  var changeDepth = 0
  var reportsSeveralGravities = true

  // MARK: Boundaries and contacts

  var boundaries: [BoundaryBody?] = []
  /// The indices of `boundaries` in use.
  var boundaryIDs = IDPool()
  var groupIDs = IDPool()
  /// Contacts that began or ended and have not been reported yet.
  var contactReports: [ContactReport] = []
  /// Whether anybody wants to hear of the contacts of this step.
  var recordsContacts = false
  /// Whether anybody wants to know how things begin to touch in this step.
  var recordsContactDetails = false
  /// The static body that anchors are fixed to; made when first needed.
  var groundBody: BodyHandle?

  // MARK: Time

  var isRunning = false
  var isStepping = false
  /// Whether the animator waits for its layout to be shown again (S120).
  var isSuspended = false
  /// Whether a collection view has shown the layout.
  var wasLayoutShown = false
  /// Steps that are due, as a fraction between two calls.
  var dueSteps = 0.0
  var stepCount = 0
  /// The clock that the animator follows; nil before it first ran.
  var clock: FrameClock?
  /// The observers of the environment in which the animator first ran; nil before.
  var observers: EnvironmentObservers?
  /// Whether the user moves the animator by `step(by:)`, and no clock does.
  var isSteppedManually = false
  /// The view whose size is watched for the boundary of its bounds.
  weak var observedView: UIView?

  // MARK: Extensions

  /// Speed, pause and debugging.
  var controls = AnimatorControls()
  /// Who wants to hear of items that come to rest or wake.
  var restHandlers = RestHandlers()
  /// Rounding of the centers that are written; nil for none.
  var rounding: PixelRounding?

  nonisolated init(reference: ReferenceSystem) {
    self.reference = reference
    world = World(Simulation.worldDefinition)
  }

  private nonisolated static var worldDefinition: WorldDefinition {
    var definition = WorldDefinition(
      gravity: .zero, lengthUnitsPerMeter: Tuning.pointsPerMeter)
    definition.linearSlop = Tuning.overlap
    definition.minimumReboundSpeed = Tuning.minimumReboundSpeed
    definition.contactHertz = Tuning.contactFrequency
    definition.maximumContactPushSpeed = Tuning.separationSpeed
    definition.timeToSleep = Tuning.timeToSleep
    return definition
  }

  /// The static body at the origin that anchors and snap points belong to.
  var ground: BodyHandle {
    if let groundBody { return groundBody }
    guard let body = try? world.createBody(BodyDefinition(kind: .static)) else {
      preconditionFailure("A static body at the origin is always accepted.")
    }
    groundBody = body
    return body
  }

  /// Address, elapsed time and coordinate system of the animator (S011).
  func description(animatorAddress: String) -> String {
    let start = "<UIDynamicAnimator: \(animatorAddress)> (\(elapsedTime)s)"
    let bounds = reference.bounds ?? .zero
    let place = "{{\(bounds.minX), \(bounds.minY)}, {\(bounds.width), \(bounds.height)}}"
    if let view = reference.view { return "\(start) in \(view) \(place)" }
    if let layout = reference.layout { return "\(start) in \(layout) \(place)" }
    return start
  }
}
