// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// Items of the same kind and size share what is computed of their shape.
@MainActor
@Suite("Shared shapes")
struct SharedShapeTests {
  private func outlines(_ items: [Square]) -> [[CGPoint]] {
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: items))
    return animator.simulation.simulatedItems.compactMap { $0.state.itemShape?.outlines.first }
  }

  private func address(_ outline: [CGPoint]) -> UnsafePointer<CGPoint>? {
    outline.withUnsafeBufferPointer(\.baseAddress)
  }

  @Test(
    "equal items in a row have one outline, others their own",
    arguments: [UIDynamicItemCollisionBoundsType.rectangle, .ellipse])
  func shared(type: UIDynamicItemCollisionBoundsType) {
    let items = [20, 20, 30, 20].map { Square(side: $0, at: CGPoint(x: 50 * $0, y: 0)) }
    for item in items { item.collisionBoundsType = type }
    let outlines = outlines(items)
    #expect(outlines.count == 4)
    #expect(address(outlines[0]) == address(outlines[1]))
    #expect(address(outlines[0]) != address(outlines[2]))
    #expect(outlines[3] == outlines[0])
    #expect(outlines[2].map { $0.x.magnitude }.max() == 15)
  }

  @Test("an ellipse and a rectangle of one size have different outlines")
  func kinds() {
    let items = [Square(side: 20), Square(side: 20, at: CGPoint(x: 50, y: 0))]
    items[1].collisionBoundsType = .ellipse
    let outlines = outlines(items)
    #expect(outlines[0].count == 4)
    #expect(outlines[1].count > 4)
  }
}
