// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Rest of single items")
struct RestTests {
  /// Squares at rest from the start, 200 points apart, that nothing joins.
  private func scene(_ count: Int) -> (UIDynamicAnimator, [Square], UIDynamicItemBehavior) {
    let items = (0..<count).map { Square(at: CGPoint(x: 200 * Double($0), y: 0)) }
    let animator = UIDynamicAnimator()
    let properties = UIDynamicItemBehavior(items: items)
    animator.addBehavior(properties)
    return (animator, items, properties)
  }

  private func index(of item: any UIDynamicItem, in items: [Square]) -> Int {
    items.firstIndex { $0 === item } ?? -1
  }

  @Test("C14: each item is reported once when it comes to rest, also while others still move")
  func comesToRest() {
    let (animator, items, properties) = scene(3)
    properties.addLinearVelocity(CGPoint(x: 0, y: 300), for: items[1])
    var log: [String] = []
    animator.itemDidComeToRest = { [weak animator] item in
      log.append("\(index(of: item, in: items)) \(animator?.isRunning == true)")
    }
    animator.step(by: 2)
    #expect(log == ["0 true", "2 true"])
    properties.resistance = 50
    _ = animator.runUntilPaused(atMost: 5)
    // The change has woken all three; the one that moves comes to rest last.
    #expect(log.suffix(3) == ["0 true", "2 true", "1 true"])
    #expect(!animator.isRunning)
  }

  @Test("C14: a change wakes an item, which is reported before those that come to rest")
  func wakes() {
    let (animator, items, properties) = scene(2)
    let log = EventLog()
    animator.delegate = log
    animator.itemDidComeToRest = { log.events.append("rest \(index(of: $0, in: items))") }
    animator.itemDidWake = { log.events.append("wake \(index(of: $0, in: items))") }
    _ = animator.runUntilPaused(atMost: 2)
    #expect(log.events == ["rest 0", "rest 1", "pause"])
    log.events = []
    properties.addLinearVelocity(CGPoint(x: 10, y: 0), for: items[1])
    animator.step(by: 1 / 60)
    #expect(log.events == ["resume", "wake 1"])
  }

  @Test("C14: a hit wakes what rests, and both come to rest together")
  func hit() {
    let (animator, items, properties) = scene(2)
    animator.addBehavior(UICollisionBehavior(items: items))
    properties.resistance = 2
    _ = animator.runUntilPaused(atMost: 2)
    var log: [String] = []
    animator.itemDidComeToRest = { log.append("rest \(index(of: $0, in: items))") }
    animator.itemDidWake = { log.append("wake \(index(of: $0, in: items))") }
    properties.addLinearVelocity(CGPoint(x: 800, y: 0), for: items[0])
    _ = animator.runUntilPaused(atMost: 20)
    #expect(log.filter { $0 == "wake 0" }.count == 1)
    #expect(log.filter { $0 == "wake 1" }.count == 1)
    #expect(log.filter { $0.hasPrefix("rest") }.count == 2)
  }

  @Test("a handler that is set later tells resting items from others")
  func late() {
    let (animator, items, properties) = scene(2)
    _ = animator.runUntilPaused(atMost: 2)
    var woken = 0
    animator.itemDidWake = { _ in woken += 1 }
    properties.addLinearVelocity(CGPoint(x: 10, y: 0), for: items[0])
    animator.step(by: 0.1)
    #expect(woken == 1)
  }

  @Test("a handler may remove items, which are not told of any more")
  func removal() {
    let (animator, items, properties) = scene(3)
    var log: [Int] = []
    animator.itemDidComeToRest = { item in
      log.append(index(of: item, in: items))
      animator.itemDidComeToRest = log.count < 2 ? animator.itemDidComeToRest : nil
      properties.removeItem(items[1])
    }
    _ = animator.runUntilPaused(atMost: 2)
    #expect(log == [0, 2])
  }

  @Test("C13: an item that is alone out of sight never rests; what lands does")
  func falling() {
    let ground = Square(at: CGPoint(x: 0, y: 0))
    let lost = Square(at: CGPoint(x: 1000, y: 0))
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [ground, lost]))
    let collision = UICollisionBehavior(items: [ground, lost])
    collision.addFloor(at: 200, from: -200, to: 200)
    animator.addBehavior(collision)
    var rested: [any UIDynamicItem] = []
    animator.itemDidComeToRest = { rested.append($0) }
    animator.step(by: 5)
    #expect(rested.count == 1)
    #expect(rested.first === ground)
    #expect(animator.isRunning)
  }
}
