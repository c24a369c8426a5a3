// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The particles emitted by one cell of an emitter.
@MainActor
struct ParticleStream {
  /// The maximum number of particles drawn at once; more would be slow and indistinguishable.
  private static let maximumParticles = 500
  /// 2⁵³, beyond which a double cannot represent every integer.
  private static let maximumExactInteger = 9_007_199_254_740_992.0

  private let cell: CAEmitterCell
  private let number: Int
  private let emitter: CAEmitterLayer

  init(_ cell: CAEmitterCell, number: Int, of emitter: CAEmitterLayer) {
    self.cell = cell
    self.number = number
    self.emitter = emitter
  }

  /// The drawing of the particles alive at a time that were emitted before an end time.
  func drawing(at time: CFTimeInterval, until end: CFTimeInterval) -> VectorDrawing {
    var drawing = VectorDrawing()
    let rate = Double(cell.birthRate) * Double(emitter.lastBirthRate)
    let maximumLifetime = Double((cell.lifetime + abs(cell.lifetimeRange)) * emitter.lifetime)
    guard let picture = cell.picture, rate > 0, maximumLifetime > 0, rate.isFinite,
      maximumLifetime.isFinite,
      time >= 0
    else { return drawing }
    let count = min(time, end) * rate
    guard count < Self.maximumExactInteger else { return drawing }
    let newest = Int(count)
    let oldest = max(
      Int(max(time - maximumLifetime, 0) * rate), newest - Self.maximumParticles)
    guard oldest <= newest else { return drawing }
    for particle in oldest...newest {
      let age = time - Double(particle) / rate
      if let marks = marks(of: particle, age: CGFloat(age), picture) {
        drawing.append(contentsOf: marks)
      }
    }
    return drawing
  }

  private func marks(
    of particle: Int, age: CGFloat, _ picture: (content: ImageContent, size: CGSize)
  ) -> VectorDrawing? {
    var random = ParticleRandomNumbers(UInt64(emitter.seed), UInt64(number), UInt64(particle))
    let lifetime =
      CGFloat(cell.lifetime + cell.lifetimeRange * Float(random.next())) * CGFloat(emitter.lifetime)
    guard age >= 0, age < lifetime else { return nil }
    let origin = start(&random)
    let speed = (cell.velocity + cell.velocityRange * random.next()) * CGFloat(emitter.velocity)
    let direction = cell.emissionLongitude + cell.emissionRange / 2 * random.next()
    let (sine, cosine) = sineAndCosine(of: direction)
    let scale =
      (cell.scale + cell.scaleRange * random.next() + cell.scaleSpeed * age)
      * CGFloat(emitter.scale)
    let turn = (cell.spin + cell.spinRange * random.next()) * age
    let color = (cell.color ?? UIColor.white.cgColor).colorComponents
    let opacity =
      color.alpha + CGFloat(cell.alphaRange) * random.next() + CGFloat(cell.alphaSpeed) * age
    let center = CGPoint(
      x: origin.x + speed * cosine * age + cell.xAcceleration * age * age / 2,
      y: origin.y + speed * sine * age + cell.yAcceleration * age * age / 2)
    guard scale > 0, opacity > 0, center.isFiniteValue,
      [scale, turn, opacity].allSatisfy(\.isFinite)
    else { return nil }
    let size = picture.size
    var marks = picture.content.drawing(
      size: size,
      in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    if (color.red, color.green, color.blue) != (1, 1, 1) {
      var tint = color
      tint.alpha = 1
      marks = marks.tinted(tint)
    }
    return marks.faded(by: min(opacity, 1)).applying(
      CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(rotationAngle: turn))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }

  private func start(_ random: inout ParticleRandomNumbers) -> CGPoint {
    let (position, size) = (emitter.emitterPosition, emitter.emitterSize)
    let (x, y) = (random.next() / 2, random.next() / 2)
    switch emitter.emitterShape {
    case .line: return CGPoint(x: position.x + x * size.width, y: position.y)
    case .rectangle, .circle, .cuboid, .sphere:
      return CGPoint(x: position.x + x * size.width, y: position.y + y * size.height)
    default: return position
    }
  }
}

/// The random numbers of a particle.
struct ParticleRandomNumbers {
  private var source: SplitMix64

  init(_ seed: UInt64, _ cell: UInt64, _ particle: UInt64) {
    source = SplitMix64(
      seed: seed &* 0x9E37_79B9_7F4A_7C15 ^ cell &* 0xBF58_476D_1CE4_E5B9
        ^ particle &* 0x94D0_49BB_1331_11EB)
  }

  /// Returns the next number, from −1 to 1.
  mutating func next() -> CGFloat { CGFloat(2 * source.fraction() - 1) }
}
