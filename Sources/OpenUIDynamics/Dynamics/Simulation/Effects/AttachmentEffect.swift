import Foundation
import Physics2D

/// An attachment in the world: a joint between two items, or between an item and the ground.
final class AttachmentEffect: BehaviorEffect {
  /// The joints that stand for an attachment; which one depends on its length and frequency.
  enum Form {
    /// A rigid distance (S080).
    case rod
    /// An elastic distance (S081).
    case spring
    /// Two points that stay together: a rod of length 0.
    case pin
    /// Two points that are pulled together: a spring of length 0 (S083).
    case elasticPin
  }

  /// What the joint was made for; a difference in it needs another joint.
  private struct Realization: Equatable {
    let form: Form
    let bodyA: BodyHandle
    let bodyB: BodyHandle
  }

  private unowned let behavior: UIAttachmentBehavior
  private var joint: JointHandle?
  private var realization: Realization?

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

  private var form: Form {
    if behavior.length < Tuning.pointLength {
      return behavior.frequency > 0 ? .elasticPin : .pin
    }
    return behavior.frequency > 0 ? .spring : .rod
  }

  override func didAdd(_ item: SimulatedItem) {
    guard items.count == behavior.items.count, !behavior.isLengthSet,
      items.contains(where: simulation.hasOtherCoordinates)
    else { return }
    guard let ends = ends(of: items) else { return }
    behavior.adopt(initialLength: CGFloat((ends.end - ends.start).length))
  }

  override func tearDown() {
    if let joint { simulation.world.destroyJoint(joint) }
    joint = nil
    realization = nil
  }

  override func update() {
    setItemsNeedUpdate()
    guard let required = requiredRealization else { return tearDown() }
    if required != realization {
      tearDown()
      joint = makeJoint(required)
      realization = required
    } else if let joint {
      updateJoint(joint, required.form)
    }
    for item in items {
      if let body = item.body { simulation.world.wake(body) }
    }
  }

  private var requiredRealization: Realization? {
    guard let first = items.first?.body else { return nil }
    switch behavior.attachedBehaviorType {
    case .anchor: return Realization(form: form, bodyA: simulation.ground, bodyB: first)
    case .items:
      guard items.count == 2, let second = items[1].body, second != first else { return nil }
      return Realization(form: form, bodyA: first, bodyB: second)
    }
  }

  /// Where the ends lie in the frames of the joint's two bodies.
  private var localAnchors: (a: Vector2, b: Vector2) {
    switch behavior.attachedBehaviorType {
    case .anchor: (Vector2(behavior.anchorPoint), Vector2(behavior.offset))
    case .items: (Vector2(behavior.offset), Vector2(behavior.otherOffset))
    }
  }

  private func makeJoint(_ required: Realization) -> JointHandle? {
    let anchors = localAnchors
    switch required.form {
    case .rod, .spring:
      var definition = DistanceJointDefinition(bodyA: required.bodyA, bodyB: required.bodyB)
      definition.localAnchorA = anchors.a
      definition.localAnchorB = anchors.b
      definition.length = Float(behavior.length)
      definition.spring = spring
      return try? simulation.world.createJoint(definition)
    case .pin, .elasticPin:
      var definition = RevoluteJointDefinition(bodyA: required.bodyA, bodyB: required.bodyB)
      definition.localAnchorA = anchors.a
      definition.localAnchorB = anchors.b
      definition.spring = spring
      return try? simulation.world.createJoint(definition)
    }
  }

  private func updateJoint(_ joint: JointHandle, _ form: Form) {
    let anchors = localAnchors
    let world = simulation.world
    world.setLocalAnchorA(anchors.a, of: joint)
    world.setLocalAnchorB(anchors.b, of: joint)
    world.setSpring(spring, of: joint)
    switch form {
    case .rod, .spring: world.setLength(Float(behavior.length), of: joint)
    case .pin, .elasticPin: break
    }
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
    guard let realization, let ends = ends(of: items) else { return nil }
    let kind: DynamicsOverlay.Joint.Kind =
      switch realization.form {
      case .rod: .rod
      case .spring, .elasticPin: .spring
      case .pin: .pin
      }
    return (kind, ends.start, ends.end)
  }
}

extension Vector2 {
  /// An offset of the UIKit side in the engine's single precision.
  init(_ offset: UIOffset) { self.init(Float(offset.horizontal), Float(offset.vertical)) }
}
