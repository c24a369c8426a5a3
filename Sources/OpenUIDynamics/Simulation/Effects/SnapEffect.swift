import Physics2D

/// The effect of a snap: a soft weld joint between the item and the ground.
///
/// For small angles, four equal springs at the corners of a rectangle are equivalent to a linear
/// spring at its center and an angular spring. The weld joint is those two, so that the item does
/// not orbit its end point (S090, C02).
final class SnapEffect: BehaviorEffect {
  private unowned let behavior: UISnapBehavior
  private var state = State()

  /// The part of the effect that a snapshot holds.
  private struct State {
    /// Nil while the snap does not act.
    var joint: JointHandle?
    /// The body that the joint pulls.
    var body: BodyHandle?
  }

  init(_ behavior: UISnapBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  override var initialItems: [any UIDynamicItem] { [behavior.item] }

  override func didAdd(_ item: SimulatedItem) { updateCompetitors(for: item) }
  override func didRemove(_ item: SimulatedItem) { updateCompetitors(for: item) }

  /// Updates all snaps of an item: whether one acts depends on their number (R5).
  private func updateCompetitors(for item: SimulatedItem) {
    for snap in item.snaps { snap.setNeedsUpdate() }
  }

  override func tearDown() {
    if let joint = state.joint { simulation.world.destroyJoint(joint) }
    state = State()
  }

  override func update() {
    guard let item = items.first, let body = item.body, isEffective(for: item) else {
      return tearDown()
    }
    if body != state.body { tearDown() }
    let spring = JointSpring(hertz: Tuning.snapFrequency, dampingRatio: dampingRatio)
    let turningSpring = JointSpring(
      hertz: Tuning.snapRotationFactor * spring.hertz,
      dampingRatio: Tuning.snapRotationFactor * spring.dampingRatio)
    let world = simulation.world
    if let joint = state.joint {
      world.setLocalAnchorA(Vector2(behavior.snapPoint), of: joint)
      world.setSpring(spring, of: joint)
      world.setAngularSpring(turningSpring, of: joint)
    } else {
      var definition = WeldJointDefinition(bodyA: simulation.ground, bodyB: body)
      definition.localAnchorA = Vector2(behavior.snapPoint)
      definition.referenceAngle = 0
      definition.linearSpring = spring
      definition.angularSpring = turningSpring
      state.joint = try? world.createJoint(definition)
      state.body = body
    }
    world.wake(body)
  }

  override func capture() -> [Restore] {
    super.capture() + [restoring(self, \.state)]
  }

  /// The damping ratio: linear from the minimum at damping 0 to the maximum at damping 1 (S091,
  /// S095).
  private var dampingRatio: Float {
    let damping = Float(min(behavior.damping, 1))
    return Tuning.minimumSnapDampingRatio
      + damping * (Tuning.maximumSnapDampingRatio - Tuning.minimumSnapDampingRatio)
  }

  /// Whether the snap is the item's only one; reports a diagnostic once if not.
  private func isEffective(for item: SimulatedItem) -> Bool {
    let count = item.snaps.count
    guard count > 1 else {
      item.state.hasReportedSnaps = false
      return true
    }
    if !item.state.hasReportedSnaps {
      item.state.hasReportedSnaps = true
      DiagnosticReporter.report(
        "UIDynamicAnimator.addBehavior(_:)", item: item.item,
        problem: "The item has \(count) snap behaviors, so that none of them acts.",
        remedy: "Remove the old snap before adding a new one, or set its snapPoint.")
    }
    return false
  }
}

extension SnapEffect {
  /// The line from the snap point to the item, for the overlay; nil while the snap does not act.
  var line: (start: Vector2, end: Vector2)? {
    guard state.joint != nil, let body = state.body else { return nil }
    return (Vector2(behavior.snapPoint), simulation.world.position(of: body))
  }
}
