// SPDX-License-Identifier: Apache-2.0

/// The gravity, forces and damping that change the velocity of one body in each sub-step of a step.
struct VelocityIntegrationInput: BitwiseCopyable {
  var row: Int32
  /// Added to the linear velocity in each sub-step, in length units per second.
  var linear: Vector2
  /// Added to the angular velocity in each sub-step, in radians per second.
  var angular: Float
  /// The part of the linear velocity that damping leaves in each sub-step.
  var linearFactor: Float
  /// The part of the angular velocity that damping leaves in each sub-step.
  var angularFactor: Float
  /// The velocities of this sub-step before constraints changed them.
  var unconstrainedLinear = Vector2.zero
  var unconstrainedAngular: Float = 0
  /// The maximum speed before constraints change it, in length units per second.
  var maximumSpeed: Float
  /// False for a body whose velocity only its owner changes.
  var isDynamic: Bool

  init(_ row: Int32, _ bodies: BodyView, _ context: StepContext) {
    let step = context.subStep
    let mass = bodies.mass + Int(row)
    let forces = bodies.forces + Int(row)
    self.row = row
    // Symplectic Euler: Δv = h·(g + a + F/m), Δω = h·τ/I.
    let acceleration =
      forces.pointee.gravityScale * context.gravity + forces.pointee.acceleration
      + mass.pointee.inverseMass * forces.pointee.force
    linear = step * acceleration
    maximumSpeed = forces.pointee.maximumSpeed(acceleration, context)
    angular = step * mass.pointee.inverseInertia * forces.pointee.torque
    // Damping follows the forces: v ← v·max(0, 1 − d·h), with d per second (S059). The engine
    // generation that UIKit Dynamics was built on has the same order.
    linearFactor = Self.factor(forces.pointee.linearDamping * step)
    angularFactor = Self.factor(forces.pointee.angularDamping * step)
    isDynamic = bodies.motion[Int(row)].isDynamic
  }

  /// Whether anything else than the world's gravity changes the velocity.
  func hasOwnForces(_ context: StepContext) -> Bool {
    linear != context.subStep * context.gravity || angular != 0 || linearFactor != 1
      || angularFactor != 1
  }

  private static func factor(_ share: Float) -> Float { share < 1 ? 1 - share : 0 }
}

extension BodyMotion {
  /// Applies gravity, forces and damping for one sub-step.
  @inline(__always)
  mutating func integrateVelocity(_ input: VelocityIntegrationInput, _ limits: SpeedLimits) {
    guard input.isDynamic else { return }
    // v ← (v + Δv)·(1 − d·h), then the speed limits.
    linearVelocity = limits.capped(
      input.linearFactor * (linearVelocity + input.linear), input.maximumSpeed)
    angularVelocity = limits.capped(input.angularFactor * (angularVelocity + input.angular))
  }

  /// Applies gravity, forces and damping for one sub-step, and warm starts all constraints of the body
  /// with one sum.
  @inline(__always)
  mutating func integrateVelocityAndWarmStart(
    _ input: inout VelocityIntegrationInput, _ limits: SpeedLimits
  ) {
    guard input.isDynamic else { return }
    // The impulses P of the last sub-step changed the velocity by M⁻¹·P = v − v₀, where v₀ is the
    // velocity after the forces. Normals and moment arms are constant within a step, so the same
    // impulses change it by the same difference again.
    let linear = linearVelocity - input.unconstrainedLinear
    let angular = angularVelocity - input.unconstrainedAngular
    integrateVelocity(input, limits)
    input.unconstrainedLinear = linearVelocity
    input.unconstrainedAngular = angularVelocity
    linearVelocity += linear
    angularVelocity += angular
  }

  /// Moves the body by its velocity for one sub-step of so many seconds.
  @inline(__always)
  mutating func integratePosition(_ step: Float) {
    // Symplectic Euler: x ← x + h·v with the new velocity. The rotation (c, s) turns to first order,
    // c ← c − h·ω·s and s ← s + h·ω·c, and is normalized.
    deltaPosition += step * linearVelocity
    guard angularVelocity != 0 else { return }
    deltaRotation = deltaRotation.integrated(by: step * angularVelocity)
  }
}
