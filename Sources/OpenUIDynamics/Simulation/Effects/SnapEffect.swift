// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The effect of a snap: a spring that pulls one point of the item to where it belongs, and a spring
/// that turns the item upright.
///
/// The one published trace (S094) shows an item of 60 × 60 points that moves 80 points to the left,
/// tilts by 34° and dips by 9 points: the pull is not at the center (S133). Around the center the
/// point lies a little ahead and far aside:
///
///     r = 0.15·side·t + 0.44·side·n
///
/// with the direction t of the way and its normal n. One trace cannot tell how that continues. The
/// choices of this model, all unverified:
///
/// - *Direction*: r turns with the way, so that a square tilts alike in all directions. n points to
///   the upper side: a way and its mirror image are mirrored motions, and an item leans to where it
///   goes.
/// - *Size*: r grows with width and height, to 1.139 radii of gyration at most, which is that of a
///   square; items of any size and shape are as stable as the one of the trace.
/// - *Way*: the tilt grows with the way up to 4/3 sides, as in the trace. On a longer one r shrinks
///   in proportion, so that a small item on a long way does not tumble.
/// - *Angle*: an item that starts at an angle θ has r·cos²θ, none from a right angle on. Its pull
///   would throw it off its way otherwise.
/// - *Load*: r fades with a time constant of 0.4 s. An item that something keeps from its point would
///   stay tilted otherwise.
/// - *Damping*: the damping ratio of the pull is 0.45 at 0.5, critical at 1, and geometric between
///   and below: 0.45^(2 − 2·damping). The spring that turns does not depend on it.
///
/// The point is chosen whenever the snap gets a point or the item is moved by
/// `updateItem(usingCurrentState:)`. An item that does not rotate is pulled at its center.
final class SnapEffect: BehaviorEffect {
  private unowned let behavior: UISnapBehavior
  private var state = State()

  /// The part of the effect that a snapshot holds.
  private struct State {
    /// The body that the snap pulls; nil while it does not act.
    var body: BodyHandle?
    /// The snap point as of the last update.
    var point = Vector2.zero
    /// The spring that pulls.
    var spring = JointSpring(hertz: 0, dampingRatio: 0)
    /// Where it pulls in the next step, from the center of mass in the frame of the item; nil if
    /// that is to be chosen.
    var lever: Vector2?
  }

  init(_ behavior: UISnapBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  override var initialItems: [any UIDynamicItem] { [behavior.item] }
  override var preparesSteps: Bool { state.body != nil }

  override func didAdd(_ item: SimulatedItem) { updateCompetitors(for: item) }
  override func didRemove(_ item: SimulatedItem) { updateCompetitors(for: item) }

  /// Updates all snaps of an item: whether one acts depends on their number (R5).
  private func updateCompetitors(for item: SimulatedItem) {
    for snap in item.snaps { snap.setNeedsUpdate() }
  }

  override func tearDown() {
    state = State()
    simulation.preparationsDidChange()
  }

  override func update() {
    guard let item = items.first, let body = item.body, isEffective(for: item) else {
      return tearDown()
    }
    let point = Vector2(behavior.snapPoint)
    if body != state.body || point != state.point { state.lever = nil }
    state.body = body
    state.point = point
    state.spring = JointSpring(hertz: Tuning.snapFrequency, dampingRatio: dampingRatio)
    simulation.preparationsDidChange()
    simulation.world.wake(body)
  }

  /// Chooses the point at which the item is pulled anew.
  func itemDidMove() { state.lever = nil }

  override func capture() -> [Restore] {
    super.capture() + [restoring(self, \.state)]
  }

  /// The damping ratio: geometric, from the square of the default's at damping 0 through the
  /// default's at damping 0.5 to 1 at damping 1.
  ///
  /// (S091, S094)
  private var dampingRatio: Float {
    let damping = Double(min(behavior.damping, 1))
    return Float(power(Tuning.snapDampingRatio, 2 - 2 * damping))
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

  // MARK: Steps

  override func prepareStep() {
    let world = simulation.world
    guard let item = items.first, let body = state.body, body == item.body,
      let motion = world.dynamicState(of: body), motion.isAwake
    else { return }
    let transform = world.transform(of: body)
    let rotates = world.allowsRotation(of: body)
    // The center of mass c belongs at p + c of the upright item, or of the item as it is turned.
    let center = motion.center - transform.position
    let displacement =
      transform.position - state.point + center
      - (rotates ? transform.rotation.unrotate(center) : center)
    // k² = I/m
    let gyration = (world.rotationalInertia(of: body) / motion.mass).squareRoot()
    let lever =
      state.lever ?? self.lever(of: item, way: -displacement, transform.rotation, gyration)
    state.lever = Tuning.snapLeverKept * lever
    let spring = SnapSpring(
      linear: state.spring, angular: Self.angularSpring, lever: lever,
      gyration: rotates && gyration > 0 ? gyration : nil,
      steadyAcceleration: item.state.steadyAcceleration)
    let acceleration = spring.acceleration(
      of: SnapSpring.Motion(
        position: displacement, angle: transform.rotation.angle, velocity: motion.velocity,
        angularVelocity: world.angularVelocity(of: body)),
      step: Float(1 / Tuning.stepsPerSecond), subSteps: Tuning.subSteps)
    apply(acceleration, to: body)
  }

  private static let angularSpring = JointSpring(
    hertz: Tuning.snapAngularFrequency, dampingRatio: Tuning.snapAngularDampingRatio)

  /// Applies accelerations, bounded by what the engine's top speed can show.
  private func apply(_ acceleration: (linear: Vector2, angular: Float), to body: BodyHandle) {
    let limit = Tuning.maximumFieldChange * Float(Tuning.stepsPerSecond)
    let length = acceleration.linear.length
    let share = length > limit ? limit / length : 1
    let world = simulation.world
    world.applyAcceleration(share * acceleration.linear, to: body, wakes: false)
    world.applyAngularAcceleration(share * acceleration.angular, to: body, wakes: false)
  }

  /// Where an item is pulled, from its center of mass in its own frame.
  private func lever(
    of item: SimulatedItem, way: Vector2, _ rotation: Rotation, _ gyration: Float
  ) -> Vector2 {
    let direction = way.normalized
    // The normal on the upper side of the way; to the right of a way that is vertical within
    // rounding.
    let normal = direction.x < -0.001 ? direction.leftPerpendicular : direction.rightPerpendicular
    let share = Tuning.snapLeverAhead * direction + Tuning.snapLeverAside * normal
    let size = item.item.bounds.size
    let lever = Vector2(share.x * Float(size.width), share.y * Float(size.height))
    let length = max(lever.length, .leastNormalMagnitude)
    // Shorter for elongated items, on long ways, and for items that start at an angle.
    let bounded = min(1, Tuning.maximumSnapLever * gyration / length)
    let distance = max(way.length, .leastNormalMagnitude)
    let near = min(1, Tuning.snapWayOfFullLever * gyration / distance)
    let upright = max(rotation.cosine, 0)
    return bounded * near * upright * upright * lever
  }
}

extension SnapEffect {
  /// The line from the snap point to the item, for the overlay; nil while the snap does not act.
  var line: (start: Vector2, end: Vector2)? {
    guard let body = state.body else { return nil }
    return (state.point, simulation.world.position(of: body))
  }
}
