// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Physics2D

@Suite("Trigonometry")
struct TrigonometryTests {
  @Test("sine and cosine are the platform's within 1e-6", arguments: [Float(7), 100, 10_000])
  func sineAndCosine(range: Float) {
    let worst = (-500...500).map { step -> Double in
      let angle = Float(step) / 500 * range
      let (cosine, sine) = cosineAndSine(of: angle)
      return max(
        abs(Double(cosine) - Foundation.cos(Double(angle))),
        abs(Double(sine) - Foundation.sin(Double(angle))))
    }
    #expect((worst.max() ?? .infinity) < 1e-6)
  }

  @Test("quarter turns are exact", arguments: -8...8)
  func quarterTurns(count: Int) {
    let (cosine, sine) = cosineAndSine(of: Float(Double(count) * Double.pi / 2))
    let expected: [(Float, Float)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    #expect((cosine, sine) == expected[((count % 4) + 4) % 4])
  }

  @Test("an angle that is not finite gives the identity", arguments: [Float.nan, .infinity, 1e30])
  func meaninglessAngle(angle: Float) {
    #expect(cosineAndSine(of: angle) == (1, 0))
    #expect(cosineAndSine(of: -angle) == (1, 0))
  }

  @Test("in double precision both are the platform's within 1e-15")
  func doublePrecision() {
    let worst = (-700...700).map { step -> Double in
      let angle = Double(step) / 100
      let (cosine, sine) = cosineAndSine(of: angle)
      let turned = arctangent(y: 3 * Foundation.sin(angle), x: 3 * Foundation.cos(angle))
      let expected = Foundation.atan2(3 * Foundation.sin(angle), 3 * Foundation.cos(angle))
      return max(
        abs(cosine - Foundation.cos(angle)), abs(sine - Foundation.sin(angle)),
        abs(turned - expected))
    }
    #expect((worst.max() ?? .infinity) < 1e-15)
    #expect(cosineAndSine(of: Double.pi / 2) == (0, 1))
    #expect(cosineAndSine(of: -3 * Double.pi) == (-1, 0))
    #expect(arctangent(y: 2.0, x: 0.0) == Double.pi / 2)
  }

  @Test("the arctangent is the platform's within 1e-6")
  func arctangents() {
    let worst = (0..<720).map { step -> Double in
      let direction = Double(step) * Double.pi / 360
      let length = Foundation.pow(10, Double(step % 13) - 6)
      let x = Float(length * Foundation.cos(direction))
      let y = Float(length * Foundation.sin(direction))
      return abs(Double(arctangent(y: y, x: x)) - Foundation.atan2(Double(y), Double(x)))
    }
    #expect((worst.max() ?? .infinity) < 1e-6)
  }

  @Test("the arctangent of the axes is exact, and of nothing is 0")
  func arctangentOfAxes() {
    #expect(arctangent(y: Float(0), x: 1) == 0)
    #expect(arctangent(y: Float(1), x: 0) == Float(Double.pi / 2))
    #expect(arctangent(y: Float(-1), x: 0) == Float(-Double.pi / 2))
    #expect(arctangent(y: Float(0), x: -1) == Float(Double.pi))
    #expect(arctangent(y: Float(0), x: 0) == 0)
    #expect(arctangent(y: Float.nan, x: 1) == 0)
    #expect(arctangent(y: Float.infinity, x: 1) == 0)
  }
}
