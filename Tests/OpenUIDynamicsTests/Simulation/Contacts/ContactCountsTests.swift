// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Numbers of contacts of an item")
struct ContactCountsTests {
  @Test("contacts with a partner begin with the first pair of shapes and end with the last")
  func pairs() {
    let animator = UIDynamicAnimator()
    let items = (0..<3).map { Square(at: CGPoint(x: 40 * Double($0), y: 0)) }
    animator.addBehavior(UIGravityBehavior(items: items))
    let partners = animator.simulation.simulatedItems.map { ContactParticipant.item($0) }
    let (one, two, three) = (partners[0], partners[1], partners[2])
    var counts = ContactCounts()
    func numbers() -> [Int] {
      counts.entries.map { entry in
        partners.firstIndex { $0.isSame(as: entry.partner) }.map { 10 * $0 + entry.count } ?? -1
      }
    }
    #expect(!counts.contains(one))
    let absent = [counts.end(one), counts.removeAll(one)]
    #expect(absent == [false, false])
    let begins = [one, one, two, two].map { counts.begin($0) }
    #expect(begins == [true, false, true, false])
    #expect(numbers() == [2, 12])
    // The next partner moves up, in the order in which they came.
    let ends = [counts.begin(three), counts.end(one), counts.end(one)]
    #expect(ends == [true, false, true])
    #expect(numbers() == [12, 21])
    let again = [counts.begin(one), counts.contains(one), counts.contains(two)]
    #expect(again == [true, true, true])
    #expect(numbers() == [12, 21, 1])
    let removed = [counts.removeAll(three), counts.contains(three), counts.end(three)]
    #expect(removed == [true, false, false])
    let last = [counts.end(two), counts.end(two), counts.end(one)]
    #expect(last == [false, true, true])
    #expect(numbers() == [])
  }
}
