// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("CAEmitterLayer")
@MainActor
struct CAEmitterLayerTests {
  private let fixture = TimeFixture()

  private func cell(_ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
    let cell = CAEmitterCell()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    (cell.contents, cell.birthRate, cell.lifetime) = (picture, 30, 2)
    change(cell)
    return cell
  }

  private func emitter(
    _ cells: [CAEmitterCell], _ change: (CAEmitterLayer) -> Void = { _ in }
  )
    -> CAEmitterLayer
  {
    let emitter = CAEmitterLayer()
    change(emitter)
    fixture.run { emitter.emitterCells = cells }
    return emitter
  }

  private func marks(_ emitter: CAEmitterLayer) -> [DrawingStep] {
    if case .drawing(let drawing) = emitter.content { drawing.steps } else { [] }
  }

  /// The centers of the particles, whose image is 2 points wide.
  private func places(_ emitter: CAEmitterLayer) -> [CGPoint] {
    marks(emitter).map { CGPoint(x: 1, y: 1).applying($0.transform) }
  }

  @Test("as many particles live as are born during a lifetime", arguments: [1, 0.5, 2] as [Float])
  func population(factor: Float) {
    let emitter = emitter([cell()]) { $0.lifetime = factor }
    fixture.advance(frames: 300)
    // 30 in a second, each living for two seconds times the factor.
    #expect(abs(marks(emitter).count - Int(60 * factor)) <= 1)
  }

  @Test("the birth rates are multiplied", arguments: [0.5, 1, 3] as [Float])
  func birthRate(factor: Float) {
    let emitter = emitter([cell { $0.lifetime = 100 }]) { $0.birthRate = factor }
    fixture.advance(frames: 120)
    #expect(abs(marks(emitter).count - Int(60 * factor)) <= 1)
  }

  private nonisolated static let shapes: [(CAEmitterLayerEmitterShape, CGFloat, CGFloat)] = [
    (.point, 0, 0), (.line, 40, 0), (.rectangle, 40, 20),
  ]

  @Test("particles at rest fill their shape around the position", arguments: shapes)
  func shapes(shape: CAEmitterLayerEmitterShape, width: CGFloat, height: CGFloat) {
    let emitter = emitter([cell()]) {
      $0.emitterShape = shape
      ($0.emitterPosition, $0.emitterSize) = (
        CGPoint(x: 100, y: 50), CGSize(width: 40, height: 20)
      )
    }
    fixture.advance(frames: 200)
    let places = places(emitter)
    let area = CGRect(x: 100 - width / 2, y: 50 - height / 2, width: width, height: height)
    #expect(places.allSatisfy { area.insetBy(dx: -1e-6, dy: -1e-6).contains($0) })
    let spread = (places.map(\.x).max() ?? 0) - (places.map(\.x).min() ?? 0)
    #expect(spread >= 0.8 * width)
  }

  /// After t seconds a particle is at v·t in the direction of the longitude.
  @Test("particles leave along the longitude", arguments: [0, .pi / 2, -2] as [CGFloat])
  func longitude(angle: CGFloat) {
    let emitter = emitter([
      cell {
        ($0.birthRate, $0.lifetime, $0.velocity) = (1, 1.5, 60)
        $0.emissionLongitude = angle
      }
    ]) { $0.velocity = 2 }
    fixture.advance(frames: 60)
    let far = places(emitter).max { hypot($0.x, $0.y) < hypot($1.x, $1.y) } ?? .zero
    #expect(abs(far.x - 120 * cos(angle)) < 1e-6 && abs(far.y - 120 * sin(angle)) < 1e-6)
  }

  @Test("the cone is as wide as the emission range, half of it to each side")
  func emissionRange() {
    let emitter = emitter([
      cell { ($0.velocity, $0.emissionRange, $0.velocityRange) = (100, .pi / 2, 20) }
    ])
    fixture.advance(frames: 120)
    let angles = places(emitter).filter { hypot($0.x, $0.y) > 1 }.map { atan2($0.y, $0.x) }
    #expect(angles.allSatisfy { abs($0) <= .pi / 4 + 1e-6 })
    #expect((angles.max() ?? 0) > .pi / 8 && (angles.min() ?? 0) < -.pi / 8)
  }

  @Test("two emitters of one seed emit the same particles, of another seed others")
  func seeds() {
    let cells = [cell { ($0.velocity, $0.velocityRange, $0.emissionRange) = (50, 50, 6) }]
    let emitters = [0, 0, 1].map { seed in emitter(cells) { $0.seed = seed } }
    fixture.advance(frames: 90)
    #expect(places(emitters[0]) == places(emitters[1]))
    #expect(places(emitters[0]) != places(emitters[2]))
  }

  @Test("scale and opacity change with age, and a particle without either is not drawn")
  func aging() {
    let emitter = emitter([
      cell {
        ($0.birthRate, $0.lifetime) = (1, 10)
        ($0.scale, $0.scaleSpeed, $0.alphaSpeed) = (3, -1, -0.25)
      }
    ])
    fixture.advance(frames: 150)
    // Ages 2.5, 1.5 and 0.5 s.
    let marks = marks(emitter)
    #expect(marks.map { ($0.opacity * 1000).rounded() } == [375, 625, 875])
    #expect(marks.map { ($0.transform.a * 1000).rounded() } == [500, 1500, 2500])
    fixture.advance(frames: 150)
    #expect(self.marks(emitter).count == 3)
  }

  @Test("a spin turns a particle by its speed times its age")
  func spin() throws {
    let emitter = emitter([
      cell { ($0.birthRate, $0.lifetime, $0.spin) = (1, 1.2, .pi) }
    ])
    fixture.advance(frames: 30)
    let transform = try #require(marks(emitter).first).transform
    #expect(abs(transform.a) < 1e-9 && abs(transform.b - 1) < 1e-9)
  }

  @Test("a color tints the image; white leaves it as it is")
  func tint() throws {
    let emitter = emitter([cell { $0.color = UIColor.red.withAlphaComponent(0.5).cgColor }, cell()])
    fixture.advance(frames: 1)
    let marks = marks(emitter)
    guard case .fill(_, .color(let tinted), _)? = marks.first?.mark,
      case .fill(_, .color(let plain), _)? = marks.last?.mark
    else {
      Issue.record("there are no particles")
      return
    }
    #expect(tinted == UIColor.red.rgba && marks.first?.opacity == 0.5)
    #expect(plain == UIColor.black.rgba && marks.last?.opacity == 1)
  }

  @Test("disabled cells, cells without a picture, and those that live no time emit nothing")
  func silent() {
    let cells = [
      cell { $0.isEnabled = false }, cell { $0.contents = nil }, cell { $0.lifetime = 0 },
      cell { $0.birthRate = 0 }, cell { $0.birthRate = -5 }, cell { $0.lifetime = .nan },
      cell { $0.birthRate = .infinity },
    ]
    let emitter = emitter(cells)
    fixture.advance(frames: 60)
    #expect(marks(emitter).isEmpty)
  }

  @Test("an emitter that is switched on again goes on")
  func restart() {
    let emitter = emitter([cell { $0.lifetime = 0.5 }])
    fixture.advance(frames: 60)
    fixture.run { emitter.birthRate = 0 }
    fixture.advance(frames: 60)
    #expect(marks(emitter).isEmpty)
    fixture.run { emitter.birthRate = 1 }
    fixture.advance(frames: 1)
    #expect(!marks(emitter).isEmpty)
  }

  @Test("the random numbers lie between −1 and 1, with the mean and the variance of such ones")
  func randomNumbers() {
    var random = ParticleRandomNumbers(1, 2, 3)
    let numbers = (0..<10_000).map { _ in random.next() }
    #expect(numbers.allSatisfy { (-1...1).contains($0) })
    let mean = numbers.reduce(0, +) / 10_000
    let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 10_000
    // Four standard errors: 0.58 / 100 of the mean, 0.3 / 100 of the variance of 1/3.
    #expect(abs(mean) < 0.024 && abs(variance - 1.0 / 3) < 0.012)
  }
}
