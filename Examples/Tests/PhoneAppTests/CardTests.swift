// SPDX-License-Identifier: Apache-2.0

import DynamicsTesting
import PhoneApp
import Testing

@MainActor
@Suite("Card")
struct CardTests {
  private let simulator = Simulator(
    rootViewController: CardViewController(), size: CGSize(width: 390, height: 844))

  @Test("the card comes to rest where the screen was touched")
  func touch() throws {
    simulator.tap(at: CGPoint(x: 300, y: 600))
    let time = try simulator.runUntilRest(timeout: 5)

    simulator.expectItem("card", at: CGPoint(x: 300, y: 600))
    #expect(time < 2)
  }

  @Test("a second touch moves the card on")
  func secondTouch() throws {
    simulator.tap(at: CGPoint(x: 300, y: 600))
    simulator.advance(by: 0.1)
    simulator.tap(at: CGPoint(x: 100, y: 300))
    try simulator.runUntilRest(timeout: 5)

    simulator.expectItem("card", at: CGPoint(x: 100, y: 300))
  }
}
