// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics
import Testing

@testable import Physics2D

@Suite("Trigonometry of the engine and of views")
struct TrigonometryAgreementTests {
  @Test("sine and cosine have the same bits in both modules, over a hundred turns")
  func sineAndCosine() {
    for step in -20_000...20_000 {
      let angle = Double(step) * 0.037
      let own = OpenUIKit.sineAndCosine(of: CGFloat(angle))
      let engine = cosineAndSine(of: angle)
      #expect(Double(own.sine) == engine.sine && Double(own.cosine) == engine.cosine, "\(angle)")
    }
  }

  @Test("the quarter turns are exact in both modules", arguments: -8...8)
  func quarterTurns(count: Int) {
    let angle = Double(count) * Double.pi / 2
    let own = OpenUIKit.sineAndCosine(of: CGFloat(angle))
    let engine = cosineAndSine(of: angle)
    #expect(Double(own.sine) == engine.sine)
    #expect(Double(own.cosine) == engine.cosine)
    #expect(abs(own.sine) + abs(own.cosine) == 1)
  }

  @Test("the arctangent has the same bits in both modules")
  func arctangents() {
    for step in 0..<20_000 {
      let (x, y) = (Foundation.cos(Double(step)) * 3, Foundation.sin(Double(step)) * 5)
      let own = OpenUIKit.arctangent(y: CGFloat(y), x: CGFloat(x))
      #expect(Double(own) == Physics2D.arctangent(y: y, x: x), "(\(x), \(y))")
    }
  }
}
