import Foundation
import Physics2D

/// One pass of a field over its items, before a step.
///
/// It holds everything that does not depend on the item, because reading that from objects again for
/// each of a thousand items costs more than the law itself.
@MainActor
struct FieldPass {
  let law: FieldLaw
  /// Nil is everywhere.
  let region: UIRegion?
  /// Cells of noise that have gone by.
  let noiseTime: Double
  let world: World
  /// The number of the step.
  let step: Int

  /// Where the field looks at a body: ahead by the time that keeps energy, see `FieldEffect`.
  func samplePosition(of state: DynamicBodyState) -> Vector2 {
    state.center + Tuning.fieldLead * state.velocity
  }

  /// Whether the field acts at a point, in points.
  func covers(_ position: Vector2) -> Bool {
    guard let region else { return true }
    return region.contains(CGPoint(position - law.position))
  }

  /// Acts on an item with a law that is not a block's.
  func act(on item: SimulatedItem) {
    guard let body = item.body, let state = world.dynamicState(of: body),
      state.isAwake || law.changesByItself
    else { return }
    var influence = item.fieldInfluence(inStep: step)
    guard influence.imposedVelocity == nil else { return }
    let position = samplePosition(of: state)
    if covers(position) {
      let sample = FieldSample(
        offset: position - law.position, velocity: state.velocity + influence.velocityChange,
        drivenVelocity: influence.drivenVelocity, steadyAcceleration: item.state.steadyAcceleration,
        mass: state.mass, charge: item.charge, noiseTime: noiseTime,
        freeStiffness: influence.freeStiffness)
      apply(
        law.response(to: sample), to: item, state: state, influence: &influence,
        wakes: law.changesByItself)
    }
    item.setFieldInfluence(influence, in: world)
  }

  /// Lets an item respond in the step to come, and notes what that adds to its influences.
  func apply(
    _ response: FieldResponse, to item: SimulatedItem, state: DynamicBodyState,
    influence: inout FieldInfluence, wakes: Bool
  ) {
    guard let body = item.body else { return }
    let acceleration: Vector2
    switch response {
    case .change(let change, let drives, let stiffness):
      influence.add(change, drives: drives, stiffness: stiffness)
      acceleration = Float(Tuning.stepsPerSecond) * change
    case .velocity(let velocity):
      acceleration = item.acceleration(
        imposing: velocity, on: state.velocity + influence.velocityChange)
      influence.impose(velocity)
    }
    world.applyAcceleration(acceleration, to: body, wakes: wakes)
  }
}
