// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("CAMediaTimingFunction")
struct CAMediaTimingFunctionTests {
  private func controlPoints(_ function: CAMediaTimingFunction) -> [Float] {
    (0..<4).flatMap { index in
      var values: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &values)
      return values
    }
  }

  private static let named: [(CAMediaTimingFunctionName, String, [Float])] = [
    (.linear, "linear", [0, 0, 1, 1]), (.easeIn, "easeIn", [0.42, 0, 1, 1]),
    (.easeOut, "easeOut", [0, 0, 0.58, 1]), (.easeInEaseOut, "easeInEaseOut", [0.42, 0, 0.58, 1]),
    (.default, "default", [0.25, 0.1, 0.25, 1]),
  ]

  @Test(
    "the named functions have Apple's control points between (0, 0) and (1, 1)", arguments: 0..<5)
  func names(number: Int) {
    let (name, string, points) = Self.named[number]
    #expect(name.rawValue == string)
    #expect(controlPoints(CAMediaTimingFunction(name: name)) == [0, 0] + points + [1, 1])
  }

  @Test("a control point that there is not leaves the values", arguments: [-1, 4, 99])
  func outOfRange(index: Int) {
    var values: [Float] = [7, 8]
    CAMediaTimingFunction(name: .linear).getControlPoint(at: index, values: &values)
    #expect(values == [7, 8])
  }

  @Test("every function begins at 0 and ends at 1", arguments: 0..<5)
  func ends(number: Int) {
    let curve = CAMediaTimingFunction(name: Self.named[number].0).curve
    #expect([-1, 0, 1, 2].map { curve.progress(at: $0) } == [0, 0, 1, 1])
  }

  /// With control points (u, 0) and (1 − u, 1) the curve is its own picture turned by a half turn
  /// around its middle.
  @Test("easing in and out is symmetric about the middle", arguments: [0.1, 0.42, 0.9])
  func symmetry(u: Double) {
    let curve = CubicCurve(u, 0, 1 - u, 1)
    #expect(abs(curve.progress(at: 0.5) - 0.5) < 1e-9)
    for time in stride(from: 0.05, to: 0.5, by: 0.05) {
      #expect(abs(curve.progress(at: time) + curve.progress(at: 1 - time) - 1) < 1e-9)
    }
  }

  @Test("easing out is easing in run backwards")
  func mirror() {
    for time in stride(from: 0.0, through: 1, by: 0.1) {
      let (into, out) = (
        CubicCurve.easeIn.progress(at: time), CubicCurve.easeOut.progress(at: 1 - time)
      )
      #expect(abs(into + out - 1) < 1e-9)
    }
  }

  /// Controls at thirds of the time make x(s) = s, so that y is the polynomial itself.
  @Test("with controls at thirds of the time the curve is Bernstein's polynomial")
  func bernstein() {
    let curve = CubicCurve(1.0 / 3, 0.9, 2.0 / 3, -0.4)
    for s in stride(from: 0.05, to: 1, by: 0.05) {
      let expected = 3 * (1 - s) * (1 - s) * s * 0.9 + 3 * (1 - s) * s * s * -0.4 + s * s * s
      #expect(abs(Double(curve.progress(at: s)) - expected) < 1e-9)
    }
  }

  /// x = s³ and y = 3s²(1 − s) + s³ for controls (0, 0) and (0, 1): y = 3x^⅔ − 2x.
  @Test("a curve whose time is a cube has a closed form")
  func cubeRoot() {
    let curve = CubicCurve(0, 0, 0, 1)
    for time in stride(from: 0.1, to: 1, by: 0.1) {
      #expect(abs(Double(curve.progress(at: time)) - (3 * pow(time, 2.0 / 3) - 2 * time)) < 1e-9)
    }
  }

  @Test("progress never falls where both controls lie between the ends", arguments: 0..<5)
  func monotone(number: Int) {
    let curve = CAMediaTimingFunction(name: Self.named[number].0).curve
    let values = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("a control beyond 1 lets the progress pass its end; its time is clamped")
  func overshoot() {
    let function = CAMediaTimingFunction(controlPoints: -3, 2, 5, 2)
    #expect(controlPoints(function) == [0, 0, 0, 2, 1, 2, 1, 1])
    #expect((1..<10).map { function.curve.progress(at: Double($0) / 10) }.contains { $0 > 1.2 })
  }

  @Test("controls that are not numbers count as 0")
  func notNumbers() {
    let function = CAMediaTimingFunction(controlPoints: .nan, .infinity, 1, -.infinity)
    #expect(controlPoints(function) == [0, 0, 0, 0, 1, 0, 1, 1])
    #expect(function.curve.progress(at: 0.5).isFinite)
  }
}
