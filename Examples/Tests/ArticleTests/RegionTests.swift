// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The examples of the article "Regions".
@MainActor
@Suite("Article: regions")
struct RegionTests {
  private let screen = Screen()

  @Test("a ring is a circle without a smaller one")
  func ring() {
    let ring = UIRegion(radius: 100).byDifference(from: UIRegion(radius: 40))
    let hole = CGPoint(x: 20, y: 0)
    let isInRing = ring.contains(hole)  // false
    let isOutside = ring.inverse().contains(hole)  // true

    #expect(!isInRing && isOutside)
    #expect(ring.contains(CGPoint(x: 70, y: 0)))
  }

  @Test("a field acts inside of its region only")
  func field() {
    let animator = screen.animator
    let inside = screen.square(40, at: CGPoint(x: 60, y: 200))
    let outside = screen.square(40, at: CGPoint(x: 260, y: 200))

    let lift = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: -1))
    lift.position = CGPoint(x: 60, y: 200)
    lift.region = UIRegion(size: CGSize(width: 100, height: 400))
    [inside, outside].forEach(lift.addItem)
    animator.addBehavior(lift)
    animator.step(by: 1)
    // The item in the shaft rises; the other one stays where it is.

    #expect(inside.center.y < 160)
    #expect(outside.center == CGPoint(x: 260, y: 200))
  }
}
