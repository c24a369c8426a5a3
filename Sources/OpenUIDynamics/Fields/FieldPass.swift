// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// One pass of a field over its items, before a step.
///
/// It holds everything that is independent of the item: reading it from objects again for each of a
/// thousand items costs more than evaluating the law.
@MainActor
struct FieldPass {
  let law: FieldLaw
  /// The region; nil covers everything.
  let region: UIRegion?
  /// The time coordinate of noise, in cells.
  let noiseTime: Double
  let world: World
  /// The number of the step.
  let step: Int

  /// The point at which the field is sampled: x + c·h·v, see `FieldEffect`.
  func samplePosition(of state: DynamicBodyState) -> Vector2 {
    state.center + Tuning.fieldLead * state.velocity
  }

  /// Whether the region covers a point, in points.
  func covers(_ position: Vector2) -> Bool {
    guard let region else { return true }
    return region.contains(CGPoint(position - law.position))
  }

  /// Applies a field without a block to an item.
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

  /// Applies a response to an item in the coming step, and adds it to the item's influence.
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
