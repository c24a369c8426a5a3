// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Items whose center is on the reference bounds")
struct ReferenceBoundsTieTests {
  /// A center on one side of the bounds, and the direction into them.
  struct Side: Sendable {
    let center: CGPoint
    let inward: CGVector
  }

  nonisolated static let bounds = CGRect(x: 0, y: 0, width: 375, height: 667)

  nonisolated static let sides = [
    Side(center: CGPoint(x: 120, y: bounds.minY), inward: CGVector(dx: 0, dy: 1)),
    Side(center: CGPoint(x: 120, y: bounds.maxY), inward: CGVector(dx: 0, dy: -1)),
    Side(center: CGPoint(x: bounds.minX, y: 210), inward: CGVector(dx: 1, dy: 0)),
    Side(center: CGPoint(x: bounds.maxX, y: 210), inward: CGVector(dx: -1, dy: 0)),
  ]

  @Test(
    "An item whose center is on a side goes inward",
    arguments: sides,
    [
      UIDynamicItemCollisionBoundsType.rectangle, .ellipse,
    ])
  func inward(_ side: Side, _ shape: UIDynamicItemCollisionBoundsType) {
    // Halves of 37.3 are not exact in binary: the heights of both sides differ in the last place.
    for size in [20, 37.3, 50, 61.7] as [CGFloat] {
      let item = Square(side: size, at: side.center)
      item.collisionBoundsType = shape
      let root = UIView(frame: Self.bounds)
      let animator = UIDynamicAnimator(referenceView: root)
      let collision = UICollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.step(by: 3)
      let inward =
        (item.center.x - side.center.x) * side.inward.dx
        + (item.center.y - side.center.y) * side.inward.dy
      // The item ends where its edge touches the side, but for the overlap that rests.
      #expect(inward > size / 2 - 1, "side \(size)")
    }
  }
}
