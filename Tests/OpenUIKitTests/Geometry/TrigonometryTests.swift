// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Sine and cosine")
struct TrigonometryTests {
  @Test("they agree with the platform's within 1e-13 over a hundred turns")
  func agreement() {
    var worst = 0.0
    for step in -2000...2000 {
      let angle = Double(step) * 0.37
      let own = sineAndCosine(of: CGFloat(angle))
      worst = max(worst, abs(Double(own.sine) - sin(angle)), abs(Double(own.cosine) - cos(angle)))
    }
    #expect(worst < 1e-13)
  }

  @Test("an angle that says nothing turns nothing", arguments: [CGFloat.nan, .infinity, 1e300])
  func extremes(angle: CGFloat) {
    #expect(sineAndCosine(of: angle) == (0, 1))
  }
}
