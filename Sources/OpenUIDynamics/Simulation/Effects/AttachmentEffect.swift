// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The effect of an attachment: a joint between two items, or between an anchor and an item.
///
/// (S088)
final class AttachmentEffect: BehaviorEffect {
  unowned let behavior: UIAttachmentBehavior
  private var state = State()

  /// The part of the effect that a snapshot holds.
  struct State: SnapshotState {
    /// Nil while nothing is joined.
    var joint: JointHandle?
    /// The body at the anchor point; nil for an attachment between two items.
    var anchor: MovingAnchor?
    /// The bodies that the joint joins.
    var bodies: (a: BodyHandle, b: BodyHandle)?
    /// Whether the joint lets its two bodies collide.
    var collidesConnected = false
  }

  /// The joint; nil while nothing is joined.
  var joint: JointHandle? { state.joint }

  init(_ behavior: UIAttachmentBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  override var initialItems: [any UIDynamicItem] { behavior.items }
  override var aspects: ItemAspects { .acceleration }

  /// The sleep threshold of a spring, in points/s.
  ///
  /// Around a turning point of a swing of amplitude A, v = ω²·A·t. A slow spring is below the usual
  /// threshold for longer than `Tuning.timeToSleep`; the threshold v(t) at half of that time keeps
  /// it awake down to the amplitude `Tuning.visibleSwing`.
  override var sleepSpeed: Float {
    guard let spring else { return Tuning.sleepSpeed }
    // v = ω²·A·t with ω = 2πf
    let angularFrequency = 2 * Float.pi * spring.hertz
    let turningTime = 0.5 * Tuning.timeToSleep
    return turningTime * angularFrequency * angularFrequency * Tuning.visibleSwing
  }

  override func tearDown() {
    removeJoint()
    if let anchor = state.anchor { simulation.world.destroyBody(anchor.body) }
    state.anchor = nil
    simulation.preparationsDidChange()
  }

  private func removeJoint() {
    if let joint { simulation.world.destroyJoint(joint) }
    state.joint = nil
    state.bodies = nil
  }

  override var preparesSteps: Bool { state.anchor?.isMoving ?? false }

  override func prepareStep() {
    state.anchor?.settleIfArrived(after: simulation.state.stepCount, in: simulation.world)
    if !preparesSteps { simulation.preparationsDidChange() }
  }

  override func collectLaws(_ collector: inout LawCollector) {
    if let anchor = state.anchor, anchor.isMoving { collector.laws.add(anchor) }
  }

  override func update() {
    setItemsNeedUpdate()
    moveAnchor()
    guard let wanted = bodiesToJoin else { return removeJoint() }
    adoptJoint()
    let isOther = state.bodies.map { $0 != wanted } ?? false
    if isOther || state.collidesConnected != behavior.itemsCollide { removeJoint() }
    state.collidesConnected = behavior.itemsCollide
    if let joint { update(joint) } else { state.joint = makeJoint(wanted) }
    state.bodies = wanted
  }

  override var ownState: (any SnapshotState)? {
    get { state }
    set { if let restored = newValue as? State { state = restored } }
  }

  private func moveAnchor() {
    guard behavior.attachedBehaviorType == .anchor, items.first?.body != nil else { return }
    let point = Vector2(behavior.anchorPoint)
    if state.anchor == nil {
      state.anchor = makeAnchor(at: point)
    } else {
      state.anchor?.move(to: point, after: simulation.state.stepCount, in: simulation.world)
      simulation.preparationsDidChange()
    }
  }

  /// The kinematic body at the anchor point; nil if the engine refuses the point.
  private func makeAnchor(at point: Vector2) -> MovingAnchor? {
    var definition = BodyDefinition(kind: .kinematic, position: point)
    definition.userData = Simulation.userDataWithoutItem
    definition.sleepThreshold = Tuning.sleepSpeed
    return (try? simulation.world.createBody(definition)).map { MovingAnchor($0, at: point) }
  }

  /// The two bodies to join; body A is the anchor, or the first of two items.
  private var bodiesToJoin: (a: BodyHandle, b: BodyHandle)? {
    guard behavior.joint.isUsable, let first = items.first?.body else { return nil }
    switch behavior.attachedBehaviorType {
    case .anchor: return state.anchor.map { ($0.body, first) }
    case .items:
      guard items.count == 2, let second = items[1].body, second != first else { return nil }
      return (first, second)
    }
  }

  /// Computes the joint again from the bodies, if the items have other coordinates than the
  /// animator or had no finite position when the attachment was created.
  private func adoptJoint() {
    guard !behavior.settings.isJointAdopted else { return }
    guard !behavior.joint.isPlaced || items.contains(where: simulation.hasOtherCoordinates) else {
      return
    }
    let poses = items.compactMap { item in
      item.body.map { ItemFrame(simulation.world.transform(of: $0)) }
    }
    var joint = behavior.joint
    joint.place(poses[0], poses.count > 1 ? poses[1] : nil)
    behavior.adopt(joint)
  }
}

extension Vector2 {
  /// Converts an offset to the engine's single precision.
  init(_ offset: UIOffset) { self.init(Float(offset.horizontal), Float(offset.vertical)) }
}
