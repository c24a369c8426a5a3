// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// One pass of a field over its bodies, before a step.
///
/// It holds everything that is independent of the body.
package struct FieldPass {
  package let law: FieldLaw
  /// Where the field acts, around its position.
  package let region: FieldRegion
  /// The time coordinate of noise, in cells.
  package let noiseTime: Double
  package let world: World
  /// The number of the step.
  package let step: Int

  /// Creates the pass of a field in a step of a world.
  package init(law: FieldLaw, region: FieldRegion, noiseTime: Double, world: World, step: Int) {
    self.law = law
    self.region = region
    self.noiseTime = noiseTime
    self.world = world
    self.step = step
  }

  /// The point at which the field is sampled: x + c·h·v with c = (n − 1)/(2n) for n sub-steps.
  ///
  /// A step is a drift, a kick and a drift then: each map preserves phase-space area, so that the
  /// integrator is symplectic and orbits keep their energy in the long run (Hairer, Lubich and Wanner,
  /// Geometric Numerical Integration, 2006, chapter VI).
  package func samplePosition(of state: DynamicBodyState) -> Vector2 {
    state.center + Tuning.fieldLead * state.velocity
  }

  /// Whether the region covers a point, in points.
  package func covers(_ position: Vector2) -> Bool {
    region.contains(position - law.position)
  }

  /// Applies the field to a body; a field with a block does nothing here.
  package func act(on subject: inout LawSubject, body: BodyHandle) {
    act(on: &subject, body: body) { covers($0) }
  }

  /// Applies the field to a body where a closure covers the sampled point.
  package func act(
    on subject: inout LawSubject, body: BodyHandle, where covers: (Vector2) -> Bool
  ) {
    guard let state = world.dynamicState(of: body), state.isAwake || law.changesByItself else {
      return
    }
    var influence = subject.influence(inStep: step)
    guard influence.imposedVelocity == nil else { return }
    let position = samplePosition(of: state)
    if covers(position) {
      let sample = FieldSample(
        offset: position - law.position, velocity: state.velocity + influence.velocityChange,
        drivenVelocity: influence.drivenVelocity, steadyAcceleration: subject.steadyAcceleration,
        mass: state.mass, charge: subject.charge, noiseTime: noiseTime,
        freeStiffness: influence.freeStiffness)
      apply(
        law.response(to: sample), to: subject, body: body, velocity: state.velocity,
        influence: &influence, wakes: law.changesByItself)
    }
    subject.store(influence, of: body, in: world)
  }

  /// Applies a response to a body in the coming step, and adds it to the body's influence.
  ///
  /// - Parameter velocity: The velocity of the body before the step, points/s.
  package func apply(
    _ response: FieldResponse, to subject: LawSubject, body: BodyHandle, velocity: Vector2,
    influence: inout FieldInfluence, wakes: Bool
  ) {
    let acceleration: Vector2
    switch response {
    case .change(let change, let drives, let stiffness):
      influence.add(change, drives: drives, stiffness: stiffness)
      acceleration = Float(Tuning.stepsPerSecond) * change
    case .velocity(let imposed):
      acceleration = subject.acceleration(
        imposing: imposed, on: velocity + influence.velocityChange)
      influence.impose(imposed)
    }
    world.applyAcceleration(acceleration, to: body, wakes: wakes)
  }
}
