// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Arctangent")
struct ArctangentTests {
  @Test("it agrees with the platform's within 4e-15 in all directions")
  func agreement() {
    var worst = 0.0
    for step in 0..<3600 {
      let angle = Double(step) * 0.00174533 - 3.14
      let (y, x) = (sin(angle), cos(angle))
      for length in [1e-200, 0.3, 1, 1e200] {
        let own = arctangent(y: CGFloat(y * length), x: CGFloat(x * length))
        worst = max(worst, abs(Double(own) - atan2(y, x)))
      }
    }
    #expect(worst < 4e-15)
  }

  @Test(
    "it is exact on the axes",
    arguments: [
      (CGFloat(0), CGFloat(2), 0.0), (3, 0, Double.pi / 2), (-3, 0, -Double.pi / 2),
      (0, -2, Double.pi),
    ])
  func axes(y: CGFloat, x: CGFloat, angle: Double) {
    #expect(arctangent(y: y, x: x) == CGFloat(angle))
  }

  @Test("a vector without a direction has the angle 0")
  func noDirection() {
    #expect(arctangent(y: 0, x: 0) == 0)
    #expect(arctangent(y: .nan, x: 1) == 0)
    #expect(arctangent(y: 1, x: .infinity) == 0)
  }

  @Test("it is odd in y, and turns by π where both change sign")
  func symmetry() {
    for (y, x) in [(1.0, 2.0), (3.0, 1.0), (0.2, 5.0)] as [(CGFloat, CGFloat)] {
      #expect(arctangent(y: -y, x: x) == -arctangent(y: y, x: x))
      #expect(abs(arctangent(y: y, x: x) - arctangent(y: -y, x: -x) - .pi) < 1e-15)
    }
  }
}
