import Foundation
import Physics2D

/// A field in the world: a force on each of its items that is in its region, anew before each step.
///
/// The force is constant over the sub-steps. Sampled at x + c·h·v with c = (n − 1)/(2n) for n
/// sub-steps, the step is a drift, a kick and a drift, each of which keeps areas of phase space, so
/// that no swing and no orbit gains or loses energy in the long run (Hairer, Lubich and Wanner,
/// Geometric Numerical Integration, 2006, chapter VI).
final class FieldEffect: BehaviorEffect {
  private unowned let behavior: UIFieldBehavior
  private(set) var law: FieldLaw
  private(set) var region: UIRegion
  /// Cells of noise that have gone by.
  private(set) var noiseTime = 0.0
  /// Steps that the field has seen.
  private var stepCount = 0
  /// What a block said last, by the place of the item.
  private var lastForces: [Vector2] = []
  private var hasReportedForce = false
  /// The outline of the region in the part of the plane that was looked at last.
  private var outline: (area: CGRect, lines: [[CGPoint]])?

  init(_ behavior: UIFieldBehavior, in simulation: Simulation) {
    self.behavior = behavior
    law = behavior.law
    region = behavior.region
    super.init(in: simulation)
  }

  override var initialItems: [any UIDynamicItem] { behavior.items }
  // Brings the item's sleep speed back when the field leaves it, and wakes it when the field changes.
  override var aspects: ItemAspects { .acceleration }
  override var preparesSteps: Bool { true }

  override func update() {
    law = behavior.law
    if region !== behavior.region {
      region = behavior.region
      outline = nil
    }
    lastForces.removeAll(keepingCapacity: true)
    setItemsNeedUpdate()
    simulation.preparationsDidChange()
  }

  override func tearDown() { simulation.preparationsDidChange() }

  override func restoration() -> Restore {
    let base = super.restoration()
    let (law, region, stepCount, noiseTime) = (law, region, stepCount, noiseTime)
    let (lastForces, hasReportedForce) = (lastForces, hasReportedForce)
    return {
      base()
      self.law = law
      self.region = region
      self.stepCount = stepCount
      self.noiseTime = noiseTime
      self.lastForces = lastForces
      self.hasReportedForce = hasReportedForce
      self.outline = nil
    }
  }

  override func prepareStep() {
    let pass = FieldPass(
      law: law, region: region.isEverything ? nil : region, noiseTime: noiseTime,
      world: simulation.world, step: simulation.stepCount)
    // A block may change the list.
    let items = self.items
    if law.kind == .custom {
      for place in items.indices where isActive { evaluate(items[place], at: place, in: pass) }
    } else {
      for item in items { pass.act(on: item) }
    }
    stepCount += 1
    noiseTime += law.animationSpeed / Tuning.stepsPerSecond
  }

  /// Closed lines around the parts of the region that lie in an area; both around the position.
  func regionOutline(in area: CGRect) -> [[CGPoint]] {
    if let outline, outline.area == area { return outline.lines }
    let lines = region.outline(in: area)
    outline = (area, lines)
    return lines
  }

  // MARK: Blocks

  private func evaluate(_ item: SimulatedItem, at place: Int, in pass: FieldPass) {
    guard let body = item.body, let state = pass.world.dynamicState(of: body) else { return }
    var influence = item.fieldInfluence(inStep: pass.step)
    guard influence.imposedVelocity == nil else { return }
    let position = pass.samplePosition(of: state)
    if pass.covers(position), let force = force(on: item, state: state, position: position) {
      // The block may have changed anything.
      guard isActive, item.body == body else { return }
      influence = item.fieldInfluence(inStep: pass.step)
      let acceleration = Float(Tuning.forceUnit) / state.mass * Vector2(force)
      pass.apply(
        FieldLaw.response(toAcceleration: acceleration), to: item, state: state,
        influence: &influence, wakes: hasChanged(acceleration, at: place))
    }
    item.setFieldInfluence(influence, in: pass.world)
  }

  /// What the block says; nil where that is no force.
  private func force(
    on item: SimulatedItem, state: DynamicBodyState, position: Vector2
  ) -> CGVector? {
    guard let block = behavior.evaluationBlock else { return nil }
    let velocity = CGVector(dx: CGFloat(state.velocity.x), dy: CGFloat(state.velocity.y))
    let force = block(
      behavior, CGPoint(position), velocity, CGFloat(state.mass), CGFloat(item.charge),
      Double(stepCount) / Tuning.stepsPerSecond)
    if force.dx.isFinite, force.dy.isFinite { return force }
    if !hasReportedForce {
      hasReportedForce = true
      DiagnosticReporter.report(
        "UIFieldBehavior.field(evaluationBlock:)",
        problem: "The block has returned a force that is not finite.",
        remedy: "It counts as no force; return finite numbers.")
    }
    return nil
  }

  /// Whether an acceleration differs from the one before, so that the item must not rest.
  private func hasChanged(_ acceleration: Vector2, at place: Int) -> Bool {
    while lastForces.count <= place { lastForces.append(.zero) }
    let change = (acceleration - lastForces[place]).length
    lastForces[place] = acceleration
    return change > Tuning.minimumFieldChange
  }
}
