// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The implementation of an animator: reconciles the tree of behaviors and their items with the
/// engine's world, step by step.
///
/// Behaviors hold intent. Their effects and the items record what has changed; an update before the
/// step applies only the changes, so that an unchanged scene costs a look at a few empty lists.
///
/// A step, in this order:
/// 1. applies changes and pushes to the world,
/// 2. advances the world by 1/60 s,
/// 3. writes items and invalidates the collection view layout,
/// 4. runs actions in the pre-order of the tree,
/// 5. reports contacts, first begins, then ends,
/// 6. reports items that woke, then items that came to rest,
/// 7. pauses if everything rests.
///
/// All callbacks may change anything; their changes take effect with the next step.
@MainActor
final class Simulation {
  /// The animator that the user sees; it owns the simulation.
  ///
  /// Unchecked because the animator is not isolated: it is written once, in the animator's
  /// initializer, before the simulation is visible elsewhere.
  nonisolated(unsafe) weak var animator: UIDynamicAnimator?

  /// The coordinate system.
  ///
  /// Unchecked for the same reason as `animator`, and for overlapping accesses, because it is written once.
  @exclusivity(unchecked) nonisolated(unsafe) var reference: ReferenceSystem

  /// The engine.
  ///
  /// Unchecked because the initializer, which makes it, is not isolated, as UIKit's
  /// animator is not; all use is on the main actor.
  nonisolated(unsafe) let world: World

  /// Everything that a snapshot holds of the simulation itself.
  ///
  /// Adding a behavior accesses it two dozen times. Debug builds, and so all tests, check that no two
  /// accesses overlap.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var state = SimulationState()

  // MARK: Derived, or held elsewhere

  /// The behaviors that draw the overlay, after the next update.
  var overlayEffects: [OverlayEffect] = []
  /// The groups that have a body; a snapshot holds their arrangements.
  var attachedGroups: [UIDynamicItemGroup] = []
  /// The view whose size is observed for the boundary of its bounds.
  weak var observedView: UIView?
  /// Whether a delegate, a handler or an observer is notified of the contacts of this step.
  var recordsContacts = false
  /// The times of the steps since they were taken; nil unless asked for.
  var timings: DynamicsTimings?
  /// Whether a handler asks for the details of the contacts of this step.
  var recordsContactDetails = false
  /// Memory that contacts use again in each step.
  var contactScratch = ContactScratch()

  /// The bodies of the items, as they were listed last.
  @exclusivity(unchecked) var bodyList = BodyList()

  // MARK: Calls in progress

  // Unchecked for exclusive access: read and written whole, while no other code runs.

  /// Whether a step is running.
  @exclusivity(unchecked) var isStepping = false
  /// The behaviors that left during the step, which live until its end: the action that removes one, or one
  /// above it, may refer to it as unowned and go on with it, as in UIKit.
  @exclusivity(unchecked) var leftInStep: [UIDynamicBehavior] = []
  /// The number of calls in progress that make several changes before the animator may start.
  @exclusivity(unchecked) var changeDepth = 0
  /// The number of calls in progress that tell the user of a change or show it.
  @exclusivity(unchecked) var noticeDepth = 0

  // MARK: Clock

  /// The clock that the animator follows; nil before it first ran.
  var clock: FrameClock?
  /// The observers of the environment in which the animator first ran; nil before.
  var observers: EnvironmentObservers?
  /// Whether `step(by:)` moves the animator instead of a clock.
  var isSteppedManually = false
  /// Whether a check for a clock that stands still has been scheduled, once for an animator.
  var isClockCheckScheduled = false
  /// Whether a clock that stands still has been reported, once for an animator.
  var isIdleClockReported = false
  /// Whether too many contacts have been reported, once for an animator.
  var areManyContactsReported = false
  /// Whether an item that another animator moves too has been reported, once for an animator.
  var isSharedItemReported = false
  /// Whether a collection view has shown the layout.
  var wasLayoutShown = false

  // MARK: Settings that outlive a restore

  /// Speed, pause and debugging.
  ///
  /// Unchecked for exclusive access: numbers and flags that are read and written whole.
  @exclusivity(unchecked) var controls = AnimatorControls()
  /// The handlers of items that come to rest or wake.
  var restHandlers = RestHandlers()

  nonisolated init(reference: ReferenceSystem) {
    self.reference = reference
    world = World(Simulation.worldDefinition)
  }

  private nonisolated static var worldDefinition: WorldDefinition {
    var definition = WorldDefinition(
      gravity: .zero, lengthUnitsPerMeter: Tuning.pointsPerMeter)
    definition.linearSlop = Tuning.overlap
    definition.contactMargin = Tuning.contactMargin
    definition.minimumReboundSpeed = Tuning.minimumReboundSpeed
    definition.contactHertz = Tuning.contactFrequency
    definition.maximumContactPushSpeed = Tuning.separationSpeed
    definition.timeToSleep = Tuning.timeToSleep
    definition.continuousDynamics = true
    definition.stabilizesPiles = true
    return definition
  }

  /// Class, address, elapsed time and coordinate system of the animator, as UIKit prints them.
  ///
  /// (S011)
  func description(animatorName: String) -> String {
    let start = "\(animatorName) (\(String(format: "%f", elapsedTime))s)"
    let system: AnyObject? = reference.view ?? reference.layout
    guard let system else { return start }
    let rectangle = NSCoder.string(for: reference.bounds ?? .zero)
    return "\(start) in \(objectName(of: system)) \(rectangle)"
  }
}

/// Class and address of an object, as descriptions begin with them.
func objectName(of object: AnyObject) -> String {
  "<\(type(of: object)): \(Unmanaged.passUnretained(object).toOpaque())>"
}
