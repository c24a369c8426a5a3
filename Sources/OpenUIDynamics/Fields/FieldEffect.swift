// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The effect of a field: a force on each of its items in its region, sampled before each step.
///
/// The law itself is a `FieldLaw`, evaluated by a `FieldPass`.
final class FieldEffect: BehaviorEffect {
  unowned let behavior: UIFieldBehavior
  private var state: State
  /// The outline of the region in the area that was drawn last.
  private var outline: (area: CGRect, lines: [[CGPoint]])?

  /// The part of the effect that a snapshot holds.
  struct State: SnapshotState {
    var law: FieldLaw
    var region: UIRegion
    /// The region as a value; nil for one that has to be asked.
    var plainRegion: FieldRegion?
    var noiseTime = 0.0
    /// The number of steps that the field has taken part in.
    var stepCount = 0
    /// The acceleration from the last call of a block, by the index of the item.
    var lastAccelerations: [Vector2] = []
    /// Whether the diagnostic about a force that is not finite has been reported.
    var hasReportedForce = false

    @MainActor
    init(law: FieldLaw, region: UIRegion) {
      self.law = law
      self.region = region
      plainRegion = region.plainRegion
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
      state.plainRegion = state.region.plainRegion
      outline = nil
    }
    state.lastAccelerations.removeAll(keepingCapacity: true)
    setItemsNeedUpdate()
    simulation.preparationsDidChange()
  }

  override func tearDown() { simulation.preparationsDidChange() }

  override var ownState: (any SnapshotState)? {
    get { state }
    set {
      if let restored = newValue as? State { state = restored }
      outline = nil
    }
  }

  override func prepareStep() {
    let plain = state.plainRegion
    let pass = FieldPass(
      law: law, region: plain ?? .infinite, noiseTime: noiseTime, world: simulation.world,
      step: simulation.state.stepCount)
    let covers = plain == nil ? membership(in: region) : nil
    // A block may change the list.
    let items = self.items
    if law.kind == .custom {
      for index in items.indices where isActive {
        evaluate(items[index], at: index, in: pass, covers)
      }
    } else {
      for item in items { act(on: item, in: pass, covers) }
    }
    state.stepCount += 1
    state.noiseTime = law.noiseTime(after: noiseTime)
  }

  /// Whether a region of the user's own class covers a point; its `contains(_:)` may change anything.
  private func membership(in region: UIRegion) -> (Vector2) -> Bool {
    let center = law.position
    return { region.contains(CGPoint($0 - center)) }
  }

  private func act(
    on item: SimulatedItem, in pass: FieldPass, _ covers: ((Vector2) -> Bool)?
  ) {
    guard let body = item.body else { return }
    guard let covers else { return pass.act(on: &item.state.subject, body: body) }
    var subject = item.state.subject
    pass.act(on: &subject, body: body, where: covers)
    item.state.subject.influence = subject.influence
  }

  override func collectLaws(_ collector: inout LawCollector) {
    guard law.kind != .custom else { return collector.note(.customField) }
    guard let region = state.plainRegion else { return collector.note(.customRegion) }
    let rows = items.compactMap { collector.row(of: $0) }
    collector.laws.add(ActingField(law, region: region, noiseTime: noiseTime, rows: rows))
  }

  /// The outlines of the parts of the region in an area; both relative to the position.
  func regionOutline(in area: CGRect) -> [[CGPoint]] {
    if let outline, outline.area == area { return outline.lines }
    let lines = region.outline(in: area)
    outline = (area, lines)
    return lines
  }

  // MARK: Blocks

  private func evaluate(
    _ item: SimulatedItem, at index: Int, in pass: FieldPass, _ covers: ((Vector2) -> Bool)?
  ) {
    guard let body = item.body, let motion = pass.world.dynamicState(of: body) else { return }
    var influence = item.state.subject.influence(inStep: pass.step)
    guard influence.imposedVelocity == nil else { return }
    let position = pass.samplePosition(of: motion)
    let isCovered = covers.map { $0(position) } ?? pass.covers(position)
    if isCovered, let force = force(on: item, motion: motion, position: position) {
      // The block may have changed anything.
      guard isActive, item.body == body else { return }
      influence = item.state.subject.influence(inStep: pass.step)
      // a = F/m
      let acceleration = Float(Tuning.forceUnit) / motion.mass * Vector2(force)
      pass.apply(
        FieldLaw.response(toAcceleration: acceleration), to: item.state.subject, body: body,
        velocity: motion.velocity, influence: &influence, wakes: hasChanged(acceleration, at: index)
      )
    }
    guard let body = item.body else { return }
    item.state.subject.store(influence, of: body, in: pass.world)
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
      behavior, CGPoint(position), velocity, CGFloat(motion.mass),
      CGFloat(item.state.subject.charge),
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
