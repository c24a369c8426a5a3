import Foundation
import Physics2D

/// An attachment in the world: a joint of the engine between two items, or between an anchor and an
/// item (S088).
final class AttachmentEffect: BehaviorEffect {
  unowned let behavior: UIAttachmentBehavior
  /// Nil while nothing is joined.
  private(set) var joint: JointHandle?
  private(set) var anchor: AttachmentAnchor?
  /// The bodies that the joint joins.
  private(set) var bodies: (a: BodyHandle, b: BodyHandle)?
  /// Whether the joint was made to let its bodies collide.
  private var collidesConnected = false

  init(_ behavior: UIAttachmentBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  override var initialItems: [any UIDynamicItem] { behavior.items }
  override var aspects: ItemAspects { .acceleration }

  /// A slow spring stands still for long at its turning points, where v = ω²·A·t; it must not be
  /// taken for resting there.
  override var sleepSpeed: Float {
    guard let spring else { return Tuning.sleepSpeed }
    let angularFrequency = 2 * Float.pi * spring.hertz
    let turningTime = 0.5 * Tuning.timeToSleep
    return turningTime * angularFrequency * angularFrequency * Tuning.visibleSwing
  }

  override func tearDown() {
    removeJoint()
    if let anchor { simulation.world.destroyBody(anchor.body) }
    anchor = nil
    simulation.preparationsDidChange()
  }

  private func removeJoint() {
    if let joint { simulation.world.destroyJoint(joint) }
    joint = nil
    bodies = nil
  }

  override var preparesSteps: Bool { anchor?.isMoving ?? false }

  override func prepareStep() {
    anchor?.settleIfArrived(after: simulation.stepCount, in: simulation.world)
    if !preparesSteps { simulation.preparationsDidChange() }
  }

  override func update() {
    setItemsNeedUpdate()
    moveAnchor()
    guard let wanted = bodiesToJoin else { return removeJoint() }
    adoptJoint()
    let isOther = bodies.map { $0 != wanted } ?? false
    if isOther || collidesConnected != behavior.itemsCollide { removeJoint() }
    collidesConnected = behavior.itemsCollide
    if let joint { update(joint) } else { joint = makeJoint(wanted) }
    bodies = wanted
    for item in items {
      if let body = item.body { simulation.world.wake(body) }
    }
  }

  override func restoration() -> Restore {
    let base = super.restoration()
    let (joint, anchor, bodies, collidesConnected) = (joint, anchor, bodies, collidesConnected)
    return {
      base()
      self.joint = joint
      self.collidesConnected = collidesConnected
      self.anchor = anchor
      self.bodies = bodies
    }
  }

  private func moveAnchor() {
    guard behavior.attachedBehaviorType == .anchor, items.first?.body != nil else { return }
    let point = Vector2(behavior.anchorPoint)
    if anchor == nil {
      anchor = AttachmentAnchor(at: point, in: simulation.world)
    } else {
      anchor?.move(to: point, after: simulation.stepCount, in: simulation.world)
      simulation.preparationsDidChange()
    }
  }

  /// The anchor comes first, as what the item is joined to; of two items, the first one does.
  private var bodiesToJoin: (a: BodyHandle, b: BodyHandle)? {
    guard behavior.joint.isUsable, let first = items.first?.body else { return nil }
    switch behavior.attachedBehaviorType {
    case .anchor: return anchor.map { ($0.body, first) }
    case .items:
      guard items.count == 2, let second = items[1].body, second != first else { return nil }
      return (first, second)
    }
  }

  /// Finds the joint anew from the bodies, for items that are in other coordinates than the animator
  /// or were nowhere when it was made.
  private func adoptJoint() {
    guard !behavior.isJointAdopted else { return }
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
  /// An offset of the UIKit side in the engine's single precision.
  init(_ offset: UIOffset) { self.init(Float(offset.horizontal), Float(offset.vertical)) }
}
