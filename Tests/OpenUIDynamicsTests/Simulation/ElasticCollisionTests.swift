// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// Collisions of items that lose nothing: elasticity 1, no friction, no resistance.
@MainActor
@Suite("Momentum and energy of elastic collisions")
struct ElasticCollisionTests {
  private let animator = UIDynamicAnimator()

  /// Adds a body to the animator that meets the others without loss.
  private func add(
    _ items: [Square], density: CGFloat = 1, to collision: UICollisionBehavior
  ) -> UIDynamicItemBehavior {
    let properties = frictionless(items)
    properties.elasticity = 1
    properties.friction = 0
    properties.density = density
    for item in items { collision.addItem(item) }
    animator.addBehavior(properties)
    return properties
  }

  /// Mass, with 1 for 100 × 100 points of density 1.
  private func mass(_ item: Square, density: CGFloat = 1) -> CGFloat {
    let area = item.bounds.width * item.bounds.height
    return density * (item.collisionBoundsType == .ellipse ? .pi / 4 : 1) * area / 10_000
  }

  /// Half of mass × speed² and of the moment of inertia × angular speed².
  private func energy(of item: Square, in properties: UIDynamicItemBehavior) -> CGFloat {
    let velocity = properties.linearVelocity(for: item)
    let spin = properties.angularVelocity(for: item)
    let (width, height) = (item.bounds.width, item.bounds.height)
    let squaredRadius = (width * width + height * height)
    let inertia = item.collisionBoundsType == .ellipse ? squaredRadius / 16 : squaredRadius / 12
    return mass(item)
      * (velocity.x * velocity.x + velocity.y * velocity.y + inertia * spin * spin) / 2
  }

  @Test(
    "S056, S058: head on, two items part as the closed form says",
    arguments: [(1.0, 1.0, 300.0, 0.0), (3, 1, 300, 0), (1, 3, 300, -150), (0.1, 10, 60, -600)])
  func headOn(density1: CGFloat, density2: CGFloat, speed1: CGFloat, speed2: CGFloat) {
    let collision = UICollisionBehavior()
    let (left, right) = (Square(side: 20), Square(side: 20, at: CGPoint(x: 60, y: 0)))
    let first = add([left], density: density1, to: collision)
    let second = add([right], density: density2, to: collision)
    first.addLinearVelocity(CGPoint(x: speed1, y: 0), for: left)
    second.addLinearVelocity(CGPoint(x: speed2, y: 0), for: right)
    animator.addBehavior(collision)
    animator.step(by: 1)
    let total = density1 + density2
    let end1 = ((density1 - density2) * speed1 + 2 * density2 * speed2) / total
    let end2 = ((density2 - density1) * speed2 + 2 * density1 * speed1) / total
    let approach = abs(speed1 - speed2)
    #expect(abs(first.linearVelocity(for: left).x - end1) < 0.01 * approach)
    #expect(abs(second.linearVelocity(for: right).x - end2) < 0.01 * approach)
  }

  @Test("S058: a ball that meets a wall at an angle leaves at the same angle, with its speed")
  func reflection() {
    let ball = Square(side: 20)
    ball.collisionBoundsType = .ellipse
    let collision = UICollisionBehavior()
    collision.addBoundary(
      withIdentifier: "wall" as NSString, from: CGPoint(x: 100, y: -900),
      to: CGPoint(x: 100, y: 900))
    let properties = add([ball], to: collision)
    properties.addLinearVelocity(CGPoint(x: 300, y: 400), for: ball)
    animator.addBehavior(collision)
    animator.step(by: 1)
    let velocity = properties.linearVelocity(for: ball)
    #expect(abs(velocity.x + 300) < 3)
    #expect(abs(velocity.y - 400) < 1)
    #expect(abs(properties.angularVelocity(for: ball)) < 0.01)
  }

  @Test(
    "twelve items that all run into each other at once keep their momentum",
    arguments: [UIDynamicItemCollisionBoundsType.ellipse, .rectangle])
  func crowd(shape: UIDynamicItemCollisionBoundsType) {
    let items = (0..<12).map { index in
      Square(side: 30, at: CGPoint(x: 45 * (index % 4), y: 45 * (index / 4)))
    }
    for item in items { item.collisionBoundsType = shape }
    let collision = UICollisionBehavior()
    let properties = add(items, to: collision)
    for (index, item) in items.enumerated() {
      // All head for the middle from where they stand, at speeds that differ.
      let speed = 2 + Double(index % 3)
      properties.addLinearVelocity(
        CGPoint(x: speed * (67 - item.center.x), y: speed * (45 - item.center.y)), for: item)
    }
    animator.addBehavior(collision)
    func momentum() -> CGPoint {
      items.reduce(into: .zero) { sum, item in
        let velocity = properties.linearVelocity(for: item)
        sum.x += mass(item) * velocity.x
        sum.y += mass(item) * velocity.y
      }
    }
    func energy() -> CGFloat { items.reduce(0) { $0 + self.energy(of: $1, in: properties) } }
    animator.step(by: 1 / 60)
    let (momentumBefore, energyBefore) = (momentum(), energy())
    animator.step(by: 4)
    let scale = (2 * 12 * mass(items[0]) * energyBefore).squareRoot()
    #expect(abs(momentum().x - momentumBefore.x) < 1e-4 * scale)
    #expect(abs(momentum().y - momentumBefore.y) < 1e-4 * scale)
    #expect(abs(energy() / energyBefore - 1) < 0.01, "ratio \(energy() / energyBefore)")
  }

  @Test("two balls in a box keep their energy to a ten-thousandth, through fifty impacts")
  func gas() {
    let balls = [
      Square(side: 20, at: CGPoint(x: 40, y: 40)), Square(side: 20, at: CGPoint(x: 90, y: 110)),
    ]
    for ball in balls { ball.collisionBoundsType = .ellipse }
    let collision = UICollisionBehavior()
    collision.addBoundary(
      withIdentifier: "box" as NSString,
      for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 430, height: 300)))
    let properties = add(balls, to: collision)
    properties.addLinearVelocity(CGPoint(x: -325, y: 750), for: balls[0])
    properties.addLinearVelocity(CGPoint(x: 125, y: 450), for: balls[1])
    animator.addBehavior(collision)
    let log = EventLog()
    collision.collisionDelegate = log
    animator.step(by: 1 / 60)
    let before = balls.reduce(0) { $0 + energy(of: $1, in: properties) }
    var contacts: [String] = []
    var seconds = 0
    while contacts.count < 50 || !contacts.contains("began items"), seconds < 20 {
      animator.step(by: 1)
      seconds += 1
      contacts = log.events.filter { $0.hasPrefix("began") }
    }
    let after = balls.reduce(0) { $0 + energy(of: $1, in: properties) }
    #expect(contacts.count >= 50 && contacts.contains("began items"))
    #expect(abs(after / before - 1) < 1e-4)
  }

  @Test("eight balls in a box keep their energy for ten seconds")
  func crowdedGas() {
    let balls: [Square] = (0..<8).map { (number: Int) -> Square in
      Square(side: 20, at: CGPoint(x: 40 + 50 * number, y: 40 + 70 * (5 * number % 4)))
    }
    for ball in balls { ball.collisionBoundsType = .ellipse }
    let collision = UICollisionBehavior()
    collision.addBoundary(
      withIdentifier: "box" as NSString,
      for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 430, height: 300)))
    let properties = add(balls, to: collision)
    for (number, ball) in balls.enumerated() {
      let velocity = CGPoint(x: 450 * (number % 3 - 1) + 125, y: 750 - 300 * (number % 5))
      properties.addLinearVelocity(velocity, for: ball)
    }
    animator.addBehavior(collision)
    func total() -> CGFloat { balls.reduce(0) { $0 + energy(of: $1, in: properties) } }
    animator.step(by: 1 / 60)
    let before = total()
    animator.step(by: 10)
    let after = total()
    #expect(abs(after / before - 1) < 0.02)
  }

  @Test("a ball that bounces without loss loses no more than a sub-step of its fall in each bounce")
  func bounces() {
    let ball = Square(side: 20, at: CGPoint(x: 0, y: -210))
    ball.collisionBoundsType = .ellipse
    let collision = UICollisionBehavior()
    collision.addFloor(at: 0, from: -100, to: 100)
    let properties = add([ball], to: collision)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    var heights: [CGFloat] = []
    var (before, last) = (ball.center.y, ball.center.y)
    properties.action = {
      if last < before, last < ball.center.y { heights.append(-10 - last) }
      (before, last) = (last, ball.center.y)
    }
    // A fall of 200 points takes √(2 · 200 / 1000) seconds, and so does the way back.
    animator.step(by: 10 * 2 * 0.4.squareRoot() + 0.3)
    #expect(heights.count >= 10)
    // It falls with √(2 · 1000 · 200) points/s, of which a sub-step is 1/240.
    let loss = (2 * 1000 * 200.0).squareRoot() / 240
    for (index, height) in heights.prefix(10).enumerated() {
      #expect(height < 200.1 && height > 199 - loss * Double(index + 1), "\(heights)")
    }
  }
}
