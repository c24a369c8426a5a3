// SPDX-License-Identifier: Apache-2.0

// The stiffness with which loaded contacts turn a body back.
//
// A face that is pressed against a corner or a round item with a force N at a distance h from the center of mass
// turns back with the torque N·(h + ρ)·θ, ρ being the radius of what it is pressed against. The torque follows
// from the change of the contact point, and contact points are computed once per step: where
// ω² = N·(h + ρ)/I exceeds about 1/Δt², a body deep in a pile would rock further in each step. The solver
// therefore integrates that stiffness implicitly, as an inertia I + Δt²·N·(h + ρ), after Andrews, Teichmann and Kry,
// "Geometric Stiffness for Real-time Constrained Multibody Dynamics" (2017).

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// The lanes of which one point carries a load that rocks one of the bodies noticeably within a step.
  ///
  /// Two points that carry load hold the faces parallel, so that only the difference of their impulses counts;
  /// impulses of impacts are no load. The impulses are those of the last sub-step.
  @inline(__always)
  func rockingLanes(seconds: Float) -> LaneMask {
    // λ·|r·n|·Δt/I is a small part of 1, for either body.
    let load = rockingLoad * Lanes(repeating: seconds)
    let limit = Lanes(repeating: 0.005)
    return (load * magnitude(rDotNormalA) * inverseInertiaA .> limit)
      .| (load * magnitude(rDotNormalB) * inverseInertiaB .> limit)
  }

  /// The impulse of one point that the other one does not balance.
  @inline(__always)
  private var rockingLoad: Lanes { magnitude(first.normalImpulse - second.normalImpulse) }

  /// Adds the stiffness of one lane to its bodies; the sums are impulses times lengths.
  func addRockingStiffness(ofLane lane: Int, _ pair: ContactPair, _ view: NarrowPhaseView) {
    let load = rockingLoad[lane]
    let a = view.geometries + Int(pair.shapeA)
    let b = view.geometries + Int(pair.shapeB)
    // The contact point of a circle does not move within it.
    if inverseInertiaA[lane] > 0, a.pointee.kind != .circle {
      view.forces[Int(pair.bodyA)].addRocking(
        load, distance: absolute(rDotNormalA[lane]), radius: b.pointee.radius)
    }
    if inverseInertiaB[lane] > 0, b.pointee.kind != .circle {
      view.forces[Int(pair.bodyB)].addRocking(
        load, distance: absolute(rDotNormalB[lane]), radius: a.pointee.radius)
    }
  }

  @inline(__always)
  private func magnitude(_ numbers: Lanes) -> Lanes { maximum(numbers, Lanes() - numbers) }
}

extension BodyForces {
  /// Adds a load at a distance from the center of mass, of an item with a corner radius.
  fileprivate mutating func addRocking(_ load: Float, distance: Float, radius: Float) {
    rockingStiffness += load * (distance + radius)
    rollingStiffness += load * radius
  }
}

extension BodyView {
  /// Makes a body with a great rocking stiffness inert against rotation for this step, and takes the energy that
  /// other rocking would gain.
  ///
  /// Slower rocking than 25 rad/s is followed by the steps themselves. The contact point is that of the beginning of
  /// a step, which on average is (1 − 1/n)·Δt/2 ago: a box that rocks on a circle would be driven on with that times
  /// its stiffness N·ρ.
  func resistRocking(_ input: inout VelocityIntegrationInput, _ context: StepContext) {
    let row = Int(input.row)
    let inverseInertia = mass[row].inverseInertia
    // (ω·Δt)² = Δt²·(λ/h)·(h + ρ)/I, less what is resolved.
    let scale =
      context.inverseSubStep * inverseInertia * context.timeStep * context.timeStep
    let excess = scale * forces[row].rockingStiffness - Self.resolvedRocking
    guard excess.isFinite else { return }
    // Δω = −ω·(1 − 1/n)/2·Δt²·N·ρ/I
    let count = Float(context.subStepCount)
    let rolling = scale * forces[row].rollingStiffness
    var damping =
      0.5 * (1 - 1 / count) * (rolling < Self.resolvedRocking ? rolling : Self.resolvedRocking)
    // I ← I·(1 + excess), and of the angular velocity the part 1/(1 + excess) is left, over all sub-steps.
    if excess > 0 {
      mass[row].inverseInertia = inverseInertia / (1 + excess)
      damping += excess
    }
    input.angularFactor /= 1 + damping / count
  }

  /// The square of a rocking frequency times the step up to which the steps resolve it.
  private static var resolvedRocking: Float { 0.2 }
}

extension FinalizeView {
  /// Clears the rocking stiffness of a body, and gives it its inertia back.
  @inline(__always)
  func endRocking(ofBody row: Int) {
    guard forces[row].rockingStiffness != 0 else { return }
    forces[row].rockingStiffness = 0
    forces[row].rollingStiffness = 0
    // The same quotient as that of `updateInverseMass`.
    if masses[row].inverseInertia > 0 {
      masses[row].inverseInertia = 1 / masses[row].rotationalInertia
    }
  }
}
