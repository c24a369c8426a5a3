import Foundation
import Physics2D

/// What a field asks of an item.
enum FieldResponse {
  /// To change its velocity during the step, in points/s.
  ///
  /// `drives` says whether the field does that to an item at rest as well; `stiffness` is (ωh)² of a
  /// spring, for h the step.
  case change(Vector2, drives: Bool, stiffness: Float)
  /// To have a velocity, in points/s, whatever else accelerates it.
  case velocity(Vector2)
}

/// What a field looks at.
struct FieldSample {
  /// From the field's position, points.
  var offset: Vector2
  /// To which the fields so far have led, points/s.
  var velocity: Vector2
  /// Of it what fields have added that would do so at rest as well, points/s.
  var drivenVelocity = Vector2.zero
  /// That does not come from fields, points/s².
  var steadyAcceleration = Vector2.zero
  /// 100 × 100 points of density 1 weigh 1.
  var mass: Float
  var charge: Float
  /// Cells of noise that have gone by.
  var noiseTime: Double
  /// (ωh)² that a further spring may add.
  var freeStiffness: Float
}

/// A field in numbers: what it does to a sample in one step.
struct FieldLaw {
  private static let step = Float(1 / Tuning.stepsPerSecond)

  let kind: UIFieldBehavior.Kind
  /// In points.
  let position: Vector2
  let animationSpeed: Double
  let strength: Float
  private let falloff: Double
  /// In points.
  private let minimumRadius: Float
  private let direction: Vector2
  /// Points of a cell of noise.
  private let cell: Double
  private let noise: SimplexNoise

  init(kind: UIFieldBehavior.Kind, values: FieldValues) {
    self.kind = kind
    position = Vector2(values.position)
    animationSpeed = Double(values.animationSpeed)
    strength = Float(values.strength)
    falloff = Double(values.falloff)
    minimumRadius = Float(max(values.minimumRadius, Tuning.minimumFieldRadius))
    direction = Vector2(values.direction)
    cell =
      Tuning.minimumNoiseCell
      + Double(values.smoothness) * (Tuning.maximumNoiseCell - Tuning.minimumNoiseCell)
    noise = SimplexNoise(seed: values.noiseSeed)
  }

  /// Whether the field changes while nothing else does.
  var changesByItself: Bool { kind == .noise && animationSpeed != 0 && strength != 0 }

  /// What the field asks of an item; `custom` is a matter of its block.
  func response(to sample: FieldSample) -> FieldResponse {
    let weight = self.weight(at: sample.offset)
    switch kind {
    case .linearGravity: return drive(weight * direction)
    case .radialGravity: return drive(-weight * sample.offset.normalized)
    case .electric:
      return drive(weight * sample.charge / sample.mass * sample.offset.normalized)
    case .vortex:
      // Counter-clockwise where y points down: to the right of the position upwards.
      let turn = weight / Tuning.pointsPerMeter
      return drive(turn * sample.offset.rightPerpendicular)
    case .spring: return pull(weight, sample)
    case .noise: return drive(weight * shake(sample))
    case .turbulence:
      return change(Self.step * weight * sample.velocity.length * shake(sample))
    case .drag: return slow(weight, sample)
    case .magnetic: return turn(weight, sample)
    case .velocity: return .velocity(Self.limited(weight * Tuning.pointsPerMeter * direction))
    case .custom: return change(.zero)
    }
  }

  /// What an acceleration in points/s² does in a step, also to an item at rest.
  static func response(toAcceleration acceleration: Vector2) -> FieldResponse {
    .change(limited(step * acceleration), drives: true, stiffness: 0)
  }

  // MARK: Laws

  /// Strength × distance to the power of −falloff (S101), with distances in meters (P04).
  private func weight(at offset: Vector2) -> Float {
    guard falloff != 0 else { return strength }
    let meters = Double(max(offset.length, minimumRadius) / Tuning.pointsPerMeter)
    let factor = min(power(meters, -falloff), Tuning.maximumFieldFactor)
    return strength * Float(factor)
  }

  /// An acceleration in meters/s², also of an item at rest.
  private func drive(_ acceleration: Vector2) -> FieldResponse {
    Self.response(toAcceleration: Tuning.pointsPerMeter * acceleration)
  }

  private func change(_ velocity: Vector2) -> FieldResponse {
    .change(Self.limited(velocity), drives: false, stiffness: 0)
  }

  /// Hooke's law (S109) with the frequency of the differential equation: the mapping from step to
  /// step that a force sampled once makes turns by θ with 2 − 2·cos θ = (ωh)², so a stiffness of
  /// 4·sin²(ωh/2) gives θ = ωh.
  private func pull(_ weight: Float, _ sample: FieldSample) -> FieldResponse {
    let square = weight / sample.mass * Self.step * Self.step
    var stiffness = square
    if square > 0 {
      let angle = min(square.squareRoot(), Tuning.maximumSpringTurn)
      let sine = Float(sineAndCosine(of: CGFloat(angle / 2)).sine)
      stiffness = min(4 * sine * sine, sample.freeStiffness)
    }
    let velocity = Self.limited(-stiffness / Self.step * sample.offset)
    return .change(velocity, drives: true, stiffness: max(stiffness, 0))
  }

  /// What is left of the velocity is e^(−kh), as a series whose inverse never turns it around (S103).
  ///
  /// Of an acceleration a the solution of v' = a − kv keeps (1 − e^(−kh))/k in a step, instead of ah
  /// that the step adds; the difference, along the velocity, lets what falls reach a/k and no other
  /// speed. Across it, what slides on a floor would lose weight.
  private func slow(_ weight: Float, _ sample: FieldSample) -> FieldResponse {
    let loss = weight / sample.mass * Self.step
    let size = min(abs(loss), Tuning.maximumDragLoss)
    let series = 1 + size / 2 * (1 + size / 3 * (1 + size / 4))
    let growth = 1 + size * series
    let velocity = sample.velocity - sample.drivenVelocity
    let added = Self.step * sample.steadyAcceleration + sample.drivenVelocity
    let along = added.dot(velocity.normalized)
    guard loss >= 0 else { return change(size * series * sample.velocity) }
    let lost = size * series / growth
    let limit = lost * velocity.length
    let missing = min(max(along * (series / growth - 1), -limit), limit)
    return change(missing * velocity.normalized - lost * velocity)
  }

  /// A turn of the velocity that keeps the speed, counter-clockwise where y points down (S110).
  private func turn(_ weight: Float, _ sample: FieldSample) -> FieldResponse {
    let angle = weight * sample.charge / sample.mass * Self.step
    let (sine, cosine) = sineAndCosine(of: CGFloat(-angle))
    let velocity = sample.velocity
    let turned = Vector2(
      Float(cosine) * velocity.x - Float(sine) * velocity.y,
      Float(sine) * velocity.x + Float(cosine) * velocity.y)
    return change(turned - velocity)
  }

  /// The noise at a sample, from −1 to 1 in each axis.
  private func shake(_ sample: FieldSample) -> Vector2 {
    let value = noise.vector(
      x: Double(sample.offset.x) / cell, y: Double(sample.offset.y) / cell,
      time: sample.noiseTime)
    return Vector2(Float(value.x), Float(value.y))
  }

  /// A velocity no faster than the engine lets anything be; zero where there is no number.
  private static func limited(_ velocity: Vector2) -> Vector2 {
    let limit = Tuning.maximumFieldChange
    func part(_ number: Float) -> Float { number == number ? min(max(number, -limit), limit) : 0 }
    return Vector2(part(velocity.x), part(velocity.y))
  }
}
