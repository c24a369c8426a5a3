// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Contacts that make steps slow")
struct ManyContactsTests {
  private func diagnosticCount(
    itemsInOnePlace count: Int, besides others: Int, steps: Int = 1
  ) -> Int {
    let items =
      (0..<count).map { _ in Square(side: 20) }
      + (0..<others).map { Square(side: 20, at: CGPoint(x: 100 + 20 * CGFloat($0), y: 0)) }
    let animator = UIDynamicAnimator()
    animator.addBehavior(UICollisionBehavior(items: items))
    return diagnostics {
      for _ in 0..<steps { animator.step(by: 1 / 60) }
    }.count
  }

  @Test("are reported once, where items overlap many others")
  func crowd() {
    #expect(diagnosticCount(itemsInOnePlace: 230, besides: 0, steps: 2) == 1)
  }

  @Test("are not reported of small crowds, or of one among many other items")
  func others() {
    #expect(diagnosticCount(itemsInOnePlace: 80, besides: 0) == 0)
    #expect(diagnosticCount(itemsInOnePlace: 230, besides: 500) == 0)
  }
}
