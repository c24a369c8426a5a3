// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// The effect of a field: a force on each of its items in its region, sampled before each step.
///
/// The force is constant over the sub-steps. Sampled at x + c·h·v with c = (n − 1)/(2n) for n
/// sub-steps, a step is a drift, a kick and a drift: each map preserves phase-space area, so that
/// the integrator is symplectic and orbits keep their energy in the long run (Hairer, Lubich and
/// Wanner, Geometric Numerical Integration, 2006, chapter VI).
final class FieldEffect: BehaviorEffect {
  private unowned let behavior: UIFieldBehavior
  private var state: State
  /// The outline of the region in the area that was drawn last.
  private var outline: (area: CGRect, lines: [[CGPoint]])?

  /// The part of the effect that a snapshot holds.
  private struct State {
    var law: FieldLaw
    var region: UIRegion
    var noiseTime = 0.0
    /// The number of steps that the field has taken part in.
    var stepCount = 0
    /// The acceleration from the last call of a block, by the index of the item.
    var lastAccelerations: [Vector2] = []
    /// Whether the diagnostic about a force that is not finite has been reported.
    var hasReportedForce = false

    init(law: FieldLaw, region: UIRegion) {
      self.law = law
      self.region = region
    }
  }

  /// The field in numbers, as of the last update.
  var law: FieldLaw { state.law }
  /// The region, as of the last update.
  var region: UIRegion { state.region }
  /// The time coordinate of noise, in cells.
  var noiseTime: Double { state.noiseTime }

  init(_ behavior: UIFieldBehavior, in simulation: Simulation) {
    self.behavior = behavior
    state = State(law: behavior.law, region: behavior.region)
    super.init(in: simulation)
  }

  override var initialItems: [any UIDynamicItem] { behavior.items }
  // Recomputes the sleep threshold when the field leaves an item, and wakes it when the field
  // changes.
  override var aspects: ItemAspects { .acceleration }
  override var preparesSteps: Bool { true }

  override func update() {
    state.law = behavior.law
    if region !== behavior.region {
      state.region = behavior.region
      outline = nil
    }
    state.lastAccelerations.removeAll(keepingCapacity: true)
    setItemsNeedUpdate()
    simulation.preparationsDidChange()
  }

  override func tearDown() { simulation.preparationsDidChange() }

  override func capture() -> [Restore] {
    super.capture() + [restoring(self, \.state), { self.outline = nil }]
  }

  override func prepareStep() {
    let pass = FieldPass(
      law: law, region: region.isEverything ? nil : region, noiseTime: noiseTime,
      world: simulation.world, step: simulation.state.stepCount)
    // A block may change the list.
    let items = self.items
    if law.kind == .custom {
      for index in items.indices where isActive { evaluate(items[index], at: index, in: pass) }
    } else {
      for item in items { pass.act(on: item) }
    }
    state.stepCount += 1
    state.noiseTime += law.animationSpeed / Tuning.stepsPerSecond
  }

  /// The outlines of the parts of the region in an area; both relative to the position.
  func regionOutline(in area: CGRect) -> [[CGPoint]] {
    if let outline, outline.area == area { return outline.lines }
    let lines = region.outline(in: area)
    outline = (area, lines)
    return lines
  }

  // MARK: Blocks

  private func evaluate(_ item: SimulatedItem, at index: Int, in pass: FieldPass) {
    guard let body = item.body, let motion = pass.world.dynamicState(of: body) else { return }
    var influence = item.fieldInfluence(inStep: pass.step)
    guard influence.imposedVelocity == nil else { return }
    let position = pass.samplePosition(of: motion)
    if pass.covers(position), let force = force(on: item, motion: motion, position: position) {
      // The block may have changed anything.
      guard isActive, item.body == body else { return }
      influence = item.fieldInfluence(inStep: pass.step)
      // a = F/m
      let acceleration = Float(Tuning.forceUnit) / motion.mass * Vector2(force)
      pass.apply(
        FieldLaw.response(toAcceleration: acceleration), to: item, state: motion,
        influence: &influence, wakes: hasChanged(acceleration, at: index))
    }
    item.setFieldInfluence(influence, in: pass.world)
  }

  /// The force that the block returns; nil if it is not finite.
  private func force(
    on item: SimulatedItem, motion: DynamicBodyState, position: Vector2
  ) -> CGVector? {
    guard let block = behavior.evaluationBlock else { return nil }
    // Meters per second (S147).
    let speed = (1 / Tuning.pointsPerMeter) * motion.velocity
    let velocity = CGVector(dx: CGFloat(speed.x), dy: CGFloat(speed.y))
    let force = block(
      behavior, CGPoint(position), velocity, CGFloat(motion.mass), CGFloat(item.charge),
      Double(state.stepCount) / Tuning.stepsPerSecond)
    if force.dx.isFinite, force.dy.isFinite { return force }
    if !state.hasReportedForce {
      state.hasReportedForce = true
      DiagnosticReporter.report(
        "UIFieldBehavior.field(evaluationBlock:)",
        problem: "The block has returned (\(force.dx), \(force.dy)), which is not finite.",
        remedy: "It is taken as zero; return finite numbers.")
    }
    return nil
  }

  /// Whether an acceleration differs from that of the previous step, so that the item must stay
  /// awake.
  private func hasChanged(_ acceleration: Vector2, at index: Int) -> Bool {
    while state.lastAccelerations.count <= index { state.lastAccelerations.append(.zero) }
    let change = (acceleration - state.lastAccelerations[index]).length
    state.lastAccelerations[index] = acceleration
    return change > Tuning.minimumFieldChange
  }
}
