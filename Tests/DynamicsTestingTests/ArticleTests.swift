// SPDX-License-Identifier: Apache-2.0

import DynamicsTesting
import Testing

/// The tests of the article "Test your dynamics in five minutes".
@MainActor
@Suite("The article's tests")
struct ArticleTests {
  private let simulator = Simulator(
    rootViewController: CardViewController(), size: CGSize(width: 390, height: 844))

  @Test("the card comes to rest where the screen was touched")
  func touch() {
    simulator.tap(at: CGPoint(x: 300, y: 600))
    simulator.expectRest(within: 5)
    simulator.expectItem("card", at: CGPoint(x: 300, y: 600))
    simulator.expectItem("card", angle: 0)
  }

  @Test("the card stays on the screen on its way")
  func way() {
    simulator.tap(at: CGPoint(x: 195, y: 500))
    simulator.expect(
      .staysInside(CGRect(x: 0, y: 0, width: 390, height: 844)), .speed(atMost: 10_000), for: 2)
  }

  @Test("any touches leave the card on the screen, if they are far enough from its edges")
  func anyTouches() {
    expectSurvives(
      touches: .random(seed: 7, in: CGRect(x: 145, y: 160, width: 100, height: 520)), for: 20,
      checking: [.staysInside(CGRect(x: 0, y: 0, width: 390, height: 844)), .noDiagnostics]
    ) {
      Simulator(rootViewController: CardViewController(), size: CGSize(width: 390, height: 844))
    }
  }
}
