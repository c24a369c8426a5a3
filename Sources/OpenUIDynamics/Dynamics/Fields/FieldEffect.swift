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
  private var law: FieldLaw
  private var region: UIRegion
  /// Steps that the field has seen.
  private var stepCount = 0
  /// Cells of noise that have gone by.
  private var noiseTime = 0.0
  /// What a block said last, by the place of the item.
  private var lastForces: [Vector2] = []
  private var hasReportedForce = false

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
    region = behavior.region
    lastForces.removeAll(keepingCapacity: true)
    setItemsNeedUpdate()
    simulation.preparationsDidChange()
  }

  override func tearDown() { simulation.preparationsDidChange() }

  override func restoration() -> Restoration {
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
    }
  }

  override func prepareStep() {
    // A block may change the list.
    let items = self.items
    for place in items.indices where isActive { act(on: items[place], at: place) }
    stepCount += 1
    noiseTime += law.animationSpeed / Tuning.stepsPerSecond
  }

  private func act(on item: SimulatedItem, at place: Int) {
    let world = simulation.world
    guard let body = item.body, world.kind(of: body) == .dynamic,
      world.isAwake(body) || law.changesByItself || law.kind == .custom
    else { return }
    var influence = item.fieldInfluence(inStep: simulation.stepCount)
    guard influence.imposedVelocity == nil else { return }
    let velocity = world.linearVelocity(of: body)
    let place = Placement(
      item: item, body: body, place: place,
      position: world.centerOfMass(of: body) + Tuning.fieldLead * velocity, velocity: velocity)
    if region.contains(CGPoint(place.position - law.position)) {
      respond(at: place, influence: &influence)
    }
    item.setFieldInfluence(influence)
  }

  /// An item in the region.
  private struct Placement {
    let item: SimulatedItem
    let body: BodyHandle
    /// In the list of items.
    let place: Int
    /// Of the sample, in points.
    let position: Vector2
    /// Points/s.
    let velocity: Vector2
  }

  private func respond(at place: Placement, influence: inout FieldInfluence) {
    var wakes = law.changesByItself
    let response: FieldResponse
    if law.kind == .custom {
      guard let custom = customResponse(at: place) else { return }
      (response, wakes) = custom
    } else {
      response = law.response(
        to: FieldSample(
          offset: place.position - law.position,
          velocity: place.velocity + influence.velocityChange,
          mass: simulation.world.mass(of: place.body), charge: place.item.charge,
          noiseTime: noiseTime, freeStiffness: influence.freeStiffness))
    }
    let acceleration: Vector2
    switch response {
    case .change(let change, let drives, let stiffness):
      influence.add(change, drives: drives, stiffness: stiffness)
      acceleration = Float(Tuning.stepsPerSecond) * change
    case .velocity(let velocity):
      acceleration = place.item.acceleration(
        imposing: velocity, on: place.velocity + influence.velocityChange)
      influence.impose(velocity)
    }
    simulation.world.applyAcceleration(acceleration, to: place.body, wakes: wakes)
  }

  // MARK: Blocks

  /// What the block says, and whether that keeps the item awake; nil if it says nothing of use.
  private func customResponse(at place: Placement) -> (FieldResponse, wakes: Bool)? {
    guard let block = behavior.evaluationBlock else { return nil }
    let mass = simulation.world.mass(of: place.body)
    let force = block(
      behavior, CGPoint(place.position),
      CGVector(dx: CGFloat(place.velocity.x), dy: CGFloat(place.velocity.y)), CGFloat(mass),
      CGFloat(place.item.charge), Double(stepCount) / Tuning.stepsPerSecond)
    guard isActive, place.item.body == place.body, isUsable(force) else { return nil }
    let acceleration = Float(Tuning.forceUnit) / mass * Vector2(force)
    while lastForces.count <= place.place { lastForces.append(.zero) }
    let change = (acceleration - lastForces[place.place]).length
    lastForces[place.place] = acceleration
    return (FieldLaw.response(toAcceleration: acceleration), change > Tuning.leastFieldChange)
  }

  /// Says once that a force is none.
  private func isUsable(_ force: CGVector) -> Bool {
    if force.dx.isFinite, force.dy.isFinite { return true }
    if !hasReportedForce {
      hasReportedForce = true
      DiagnosticReporter.report(
        "UIFieldBehavior.field(evaluationBlock:)",
        problem: "The block has returned a force that is not finite.",
        remedy: "It counts as no force; return finite numbers.")
    }
    return false
  }
}
