import Foundation
import Physics2D

/// An attachment in the world: a distance joint between two items, or between an item and the ground.
///
/// Without a spring it is a rod (S080); at length 0 it holds two points together (S083).
final class AttachmentEffect: BehaviorEffect {
  private unowned let behavior: UIAttachmentBehavior
  private var joint: JointHandle?
  private var anchor: AttachmentAnchor?
  /// The bodies that the joint joins.
  private var bodies: (a: BodyHandle, b: BodyHandle)?

  init(_ behavior: UIAttachmentBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  override var initialItems: [any UIDynamicItem] { behavior.items }
  override var aspects: ItemAspects { .acceleration }

  /// A slow spring stands still for long at its turning points, where v = ω²·A·t; it must not be
  /// taken for resting there.
  override var sleepSpeed: Float {
    guard behavior.frequency > 0 else { return Tuning.sleepSpeed }
    let angularFrequency = 2 * Float.pi * Float(hertz)
    let turningTime = 0.5 * Tuning.timeToSleep
    return turningTime * angularFrequency * angularFrequency * Tuning.visibleSwing
  }

  private var hertz: CGFloat { min(behavior.frequency, Tuning.greatestFrequency) }

  private var spring: JointSpring? {
    guard behavior.frequency > 0 else { return nil }
    let dampingRatio = Float(min(behavior.damping, Tuning.greatestDampingRatio))
    return JointSpring(hertz: Float(hertz), dampingRatio: dampingRatio)
  }

  override func didAdd(_ item: SimulatedItem) {
    guard items.count == behavior.items.count, !behavior.isLengthSet,
      items.contains(where: simulation.hasOtherCoordinates)
    else { return }
    guard let ends = ends(of: items) else { return }
    behavior.adopt(initialLength: CGFloat((ends.end - ends.start).length))
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
    if let bodies, bodies != wanted { removeJoint() }
    if let joint { update(joint) } else { joint = makeJoint(wanted) }
    bodies = wanted
    for item in items {
      if let body = item.body { simulation.world.wake(body) }
    }
  }

  override func restoration() -> Restoration {
    let base = super.restoration()
    let (joint, anchor, bodies) = (joint, anchor, bodies)
    return {
      base()
      self.joint = joint
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

  private var bodiesToJoin: (a: BodyHandle, b: BodyHandle)? {
    guard let first = items.first?.body else { return nil }
    switch behavior.attachedBehaviorType {
    case .anchor: return anchor.map { ($0.body, first) }
    case .items:
      guard items.count == 2, let second = items[1].body, second != first else { return nil }
      return (first, second)
    }
  }

  /// Where the ends lie in the frames of the joint's two bodies.
  private var localAnchors: (a: Vector2, b: Vector2) {
    switch behavior.attachedBehaviorType {
    case .anchor: (.zero, Vector2(behavior.offset))
    case .items: (Vector2(behavior.offset), Vector2(behavior.otherOffset))
    }
  }

  /// A short spring pulls its ends together: it only damps along its direction, and an item around it
  /// would circle for minutes (C03).
  private var jointLength: Float {
    let isShort = behavior.frequency > 0 && behavior.length <= Tuning.shortSpringLength
    return isShort ? 0 : Float(behavior.length)
  }

  private func makeJoint(_ bodies: (a: BodyHandle, b: BodyHandle)) -> JointHandle? {
    var definition = DistanceJointDefinition(bodyA: bodies.a, bodyB: bodies.b)
    definition.localAnchorA = localAnchors.a
    definition.localAnchorB = localAnchors.b
    definition.length = jointLength
    definition.spring = spring
    return try? simulation.world.createJoint(definition)
  }

  private func update(_ joint: JointHandle) {
    let world = simulation.world
    world.setLocalAnchorA(localAnchors.a, of: joint)
    world.setLocalAnchorB(localAnchors.b, of: joint)
    world.setLength(jointLength, of: joint)
    world.setSpring(spring, of: joint)
  }

  private func ends(of items: [SimulatedItem]) -> (start: Vector2, end: Vector2)? {
    let world = simulation.world
    guard let first = items.first?.body else { return nil }
    let start = world.transform(of: first) * Vector2(behavior.offset)
    guard behavior.attachedBehaviorType == .items else {
      return (start, Vector2(behavior.anchorPoint))
    }
    guard items.count == 2, let second = items[1].body else { return nil }
    return (start, world.transform(of: second) * Vector2(behavior.otherOffset))
  }
}

extension AttachmentEffect {
  /// The two ends and what joins them, for an overlay; nil while nothing does.
  var line: (kind: DynamicsOverlay.Joint.Kind, start: Vector2, end: Vector2)? {
    guard joint != nil, let ends = ends(of: items) else { return nil }
    return (behavior.frequency > 0 ? .spring : .rod, ends.start, ends.end)
  }
}

extension Vector2 {
  /// An offset of the UIKit side in the engine's single precision.
  init(_ offset: UIOffset) { self.init(Float(offset.horizontal), Float(offset.vertical)) }
}
