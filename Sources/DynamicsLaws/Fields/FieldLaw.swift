// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The law of a field: its response to a sample in one step.
package struct FieldLaw: Sendable {
  private static let step = Float(1 / Tuning.stepsPerSecond)

  package let kind: FieldKind
  /// In points.
  package let position: Vector2
  /// Cells of noise per second.
  package let animationSpeed: Double
  package let strength: Float
  let falloff: Double
  /// In points.
  let minimumRadius: Float
  let direction: Vector2
  let smoothness: Double
  /// Points of a cell of noise.
  private let cell: Double
  let noise: SimplexNoise

  /// Creates a law.
  ///
  /// - Parameters:
  ///   - kind: What the field does.
  ///   - position: Its origin in points.
  ///   - strength: Scales what it does.
  ///   - falloff: The exponent with which it weakens with the distance.
  ///   - minimumRadius: Points from the position below which it does not grow; at least 1.
  ///   - direction: Where linear gravity and velocity fields point.
  ///   - smoothness: Of noise, from 0 to 1.
  ///   - animationSpeed: Changes of the noise per second.
  ///   - noiseSeed: The seed of the noise.
  package init(
    kind: FieldKind, position: Vector2, strength: Float, falloff: Double, minimumRadius: Float,
    direction: Vector2, smoothness: Double, animationSpeed: Double, noiseSeed: UInt64
  ) {
    self.kind = kind
    self.position = position
    self.animationSpeed = animationSpeed
    self.strength = strength
    self.falloff = falloff
    self.minimumRadius = max(minimumRadius, Float(Tuning.minimumFieldRadius))
    self.direction = direction
    self.smoothness = smoothness
    cell =
      Tuning.minimumNoiseCell + smoothness * (Tuning.maximumNoiseCell - Tuning.minimumNoiseCell)
    noise = SimplexNoise(seed: noiseSeed)
  }

  /// A field that does nothing.
  static var nothing: FieldLaw {
    FieldLaw(
      kind: .custom, position: .zero, strength: 0, falloff: 0, minimumRadius: 0, direction: .zero,
      smoothness: 0, animationSpeed: 0, noiseSeed: 0)
  }

  /// Whether the field varies with time.
  package var changesByItself: Bool { kind == .noise && animationSpeed != 0 && strength != 0 }

  /// The response of the field to a sample; none for `custom`, whose block is called instead.
  package func response(to sample: FieldSample) -> FieldResponse {
    let weight = self.weight(at: sample.offset)
    switch kind {
    case .linearGravity, .radialGravity, .electric: return response(of: weight, sample)
    // a = w·r⊥ with r in units of vortices; counter-clockwise on the screen.
    case .vortex:
      return Self.response(
        toMetric: weight / Tuning.vortexDistanceUnit * sample.offset.rightPerpendicular)
    case .spring: return spring(weight, sample)
    // a = w·n(r, t)
    case .noise: return Self.response(toMetric: weight * noiseVector(sample))
    // Δv = h·w·|v|·n(r, t)
    case .turbulence:
      return velocityChange(Self.step * weight * sample.velocity.length * noiseVector(sample))
    case .drag: return drag(weight, sample)
    case .magnetic: return rotation(weight, sample)
    case .velocity: return .velocity(Self.limited(weight * Tuning.pointsPerMeter * direction))
    case .custom: return velocityChange(.zero)
    }
  }

  /// The response of a constant acceleration, points/s²: Δv = a·h, also at rest.
  package static func response(toAcceleration acceleration: Vector2) -> FieldResponse {
    .change(limited(step * acceleration), drives: true, stiffness: 0)
  }

  /// The time coordinate of noise one step after another, in cells.
  package func noiseTime(after time: Double) -> Double {
    time + animationSpeed / Tuning.stepsPerSecond
  }

  // MARK: Laws

  /// The weight w = strength · max(r, minimum radius)^−falloff, with distances in meters.
  ///
  /// (S101, P04)
  private func weight(at offset: Vector2) -> Float {
    guard falloff != 0 else { return strength }
    let meters = Double(max(offset.length, minimumRadius) / Tuning.pointsPerMeter)
    let factor = min(power(meters, -falloff), Tuning.maximumFieldFactor)
    return strength * Float(factor)
  }

  /// The response of a gravity or of an electric field, evaluated at x + h²/12·a(x).
  ///
  /// One force in a step turns orbits by a part of (ωh)² in each revolution. There the force is such that the error of
  /// its step cancels to the fourth order: Takahashi and Imada, *Monte Carlo Calculation of Quantum Systems*, 1984.
  private func response(of weight: Float, _ sample: FieldSample) -> FieldResponse {
    let here = acceleration(of: weight, sample)
    guard falloff != 0 || kind != .linearGravity,
      case .change(let change, _, _) = Self.response(toMetric: here)
    else { return Self.response(toMetric: here) }
    var shifted = sample
    shifted.offset += Self.step / 12 * change
    let there = Self.response(
      toMetric: acceleration(of: self.weight(at: shifted.offset), shifted))
    guard case .change(let new, let drives, let stiffness) = there else { return there }
    // Where a step does not resolve the field the difference d fades: d/(1 + 4·d²/a²), which is a/4 at most.
    let difference = new - change
    let square = max(change.lengthSquared, 1e-12)
    let part = 1 / (1 + 4 * difference.lengthSquared / square)
    return .change(change + part * difference, drives: drives, stiffness: stiffness)
  }

  /// The acceleration of a gravity or of an electric field, meters/s²; zero for other kinds.
  private func acceleration(of weight: Float, _ sample: FieldSample) -> Vector2 {
    switch kind {
    // a = w·d
    case .linearGravity: return weight * direction
    // a = −w·r/|r|
    case .radialGravity: return -weight * sample.offset.normalized
    // a = u·w·q/m · r/|r|
    case .electric:
      let force = Tuning.chargedForceUnit * weight * sample.charge
      return force / sample.mass * sample.offset.normalized
    case .vortex, .spring, .noise, .turbulence, .drag, .magnetic, .velocity, .custom:
      return .zero
    }
  }

  /// The response of an acceleration, meters/s², also at rest.
  private static func response(toMetric acceleration: Vector2) -> FieldResponse {
    response(toAcceleration: Tuning.pointsPerMeter * acceleration)
  }

  private func velocityChange(_ velocity: Vector2) -> FieldResponse {
    .change(Self.limited(velocity), drives: false, stiffness: 0)
  }

  /// Hooke's law, F = −k·x, with the exact frequency ω² = k/m.
  ///
  /// A force that is sampled once per step rotates phase space by θ with 2 − 2·cos θ = s for a
  /// stiffness s. s = 4·sin²(ωh/2) instead of (ωh)² gives θ = ωh (S109).
  private func spring(_ weight: Float, _ sample: FieldSample) -> FieldResponse {
    // (ωh)² = k/m · h²
    let square = weight / sample.mass * Self.step * Self.step
    var stiffness = square
    // s = 4·sin²(ωh/2), bounded by what other springs leave of the stability limit.
    if square > 0 {
      let angle = min(square.squareRoot(), Tuning.maximumSpringTurn)
      let sine = Float(cosineAndSine(of: Double(angle / 2)).sine)
      stiffness = min(4 * sine * sine, sample.freeStiffness)
    }
    // Δv = −s/h · x
    let velocity = Self.limited(-stiffness / Self.step * sample.offset)
    return .change(velocity, drives: true, stiffness: max(stiffness, 0))
  }

  /// Linear drag, F = −k·m·v: v' = v·e^(−kh), with e^(kh) as a truncated series, so that the
  /// velocity never reverses.
  ///
  /// With a constant acceleration a, the solution of v̇ = a − kv gains a·(1 − e^(−kh))/k in a step,
  /// where the engine adds a·h. The difference is corrected along the velocity, so that a falling
  /// item reaches the terminal velocity a/k. Across the velocity it is not: an item that slides on
  /// a floor would lose contact pressure (S103).
  private func drag(_ weight: Float, _ sample: FieldSample) -> FieldResponse {
    // kh, and e^(kh) = 1 + kh·(1 + kh/2·(1 + kh/3·(1 + kh/4)))
    let loss = weight / sample.mass * Self.step
    let size = min(abs(loss), Tuning.maximumDragLoss)
    let series = 1 + size / 2 * (1 + size / 3 * (1 + size / 4))
    let growth = 1 + size * series
    // The velocity before the constant accelerations of the step, and their component a·h along it.
    let velocity = sample.velocity - sample.drivenVelocity
    let added = Self.step * sample.steadyAcceleration + sample.drivenVelocity
    let along = added.dot(velocity.normalized)
    // A negative strength accelerates: v' = v·e^(|k|h).
    guard loss >= 0 else { return velocityChange(size * series * sample.velocity) }
    // Δv = −(1 − e^(−kh))·v + ((1 − e^(−kh))/(kh) − 1)·a·h, the second term along v and not beyond
    // the first.
    let lost = size * series / growth
    let limit = lost * velocity.length
    let missing = min(max(along * (series / growth - 1), -limit), limit)
    return velocityChange(missing * velocity.normalized - lost * velocity)
  }

  /// The Lorentz force as a rotation of the velocity by ωh = u·w·q/m·h, which keeps the speed
  /// exactly; counter-clockwise on the screen.
  ///
  /// (S110)
  private func rotation(_ weight: Float, _ sample: FieldSample) -> FieldResponse {
    let angle =
      Tuning.chargedForceUnit * weight * sample.charge / sample.mass * Self.step
    let (cosine, sine) = cosineAndSine(of: Double(-angle))
    let velocity = sample.velocity
    let turned = Vector2(
      Float(cosine) * velocity.x - Float(sine) * velocity.y,
      Float(sine) * velocity.x + Float(cosine) * velocity.y)
    return velocityChange(turned - velocity)
  }

  /// The noise vector at a sample, from −1 to 1 on each axis.
  private func noiseVector(_ sample: FieldSample) -> Vector2 {
    let value = noise.vector(
      x: Double(sample.offset.x) / cell, y: Double(sample.offset.y) / cell,
      time: sample.noiseTime)
    return Vector2(Float(value.x), Float(value.y))
  }

  /// A velocity with components limited to `Tuning.maximumFieldChange`; zero for NaN.
  private static func limited(_ velocity: Vector2) -> Vector2 {
    let limit = Tuning.maximumFieldChange
    func part(_ number: Float) -> Float { number == number ? min(max(number, -limit), limit) : 0 }
    return Vector2(part(velocity.x), part(velocity.y))
  }
}
