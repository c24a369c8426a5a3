// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics
import Testing

@testable import DynamicsSimulator

@Suite("Placements that turn")
struct PlacementTurnTests {
  private let origin = CGPoint(x: 3, y: -4)
  private let size = CGSize(width: 20.25, height: 10.5)

  /// The numbers that are made anew after a turn, and those that were turned.
  private func numbers(
    from previous: PlacementNumbers, to transform: CGAffineTransform, at center: CGPoint
  ) -> (anew: PlacementNumbers, turned: PlacementNumbers, isElsewhere: Bool?) {
    let anew = PlacementNumbers(
      center: center, size: size, transform: transform, origin: origin, previous: previous)
    var turned = previous
    let isElsewhere = turned.turn(to: center, transform: transform, origin: origin)
    return (anew, turned, isElsewhere)
  }

  @Test("numbers that are turned are those that would be made anew, over full turns")
  func turns() {
    var previous = PlacementNumbers(
      center: .zero, size: size, transform: .identity, origin: origin, previous: nil)
    for step in 1...3000 {
      // Rotations of 32-bit numbers, as the engine has them.
      let angle = 0.013 * Double(step)
      let (cosine, sine) = (CGFloat(Float(cos(angle))), CGFloat(Float(sin(angle))))
      let transform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      let center = CGPoint(x: 0.37 * Double(step), y: -0.0625 * Double(step))
      let (anew, turned, isElsewhere) = numbers(from: previous, to: transform, at: center)
      #expect(turned == anew && isElsewhere == true)
      previous = turned
    }
    // Six turns of 2π, which do not jump back.
    #expect(abs(previous.placement.rotation - 39) < 1e-4)
    let place = CGPoint(x: 0.37 * 3000, y: -0.0625 * 3000)
    let (cosine, sine) = (CGFloat(Float(cos(39.0))), CGFloat(Float(sin(39.0))))
    let transform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    #expect(numbers(from: previous, to: transform, at: place).isElsewhere == false)
  }

  @Test(
    "a turn goes the shorter way, also where it is close to half of a full one",
    arguments: [3.1, 3.2])
  func halfTurn(angle: Double) {
    let (first, second) = (CGFloat(1.5), CGFloat(1.5 - angle))
    var placed = PlacementNumbers(
      center: .zero, size: size, transform: CGAffineTransform(rotationAngle: first), origin: origin,
      previous: nil)
    let transform = CGAffineTransform(rotationAngle: second)
    #expect(placed.turn(to: .zero, transform: transform, origin: origin) == true)
    let expected = angle < .pi ? 1.5 - angle : 1.5 - angle + 2 * .pi
    #expect(abs(placed.placement.rotation - expected) < 2e-5)
  }

  @Test(
    "what is scaled, sheared, or not turned is made anew",
    arguments: [
      CGAffineTransform.identity, CGAffineTransform(scaleX: 1.001, y: 1),
      CGAffineTransform(a: 0.6, b: 0.8, c: 0.8, d: -0.6, tx: 0, ty: 0),
      CGAffineTransform(a: 0.6003, b: 0.8, c: -0.8, d: 0.6003, tx: 0, ty: 0),
      CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
    ])
  func others(transform: CGAffineTransform) {
    let previous = PlacementNumbers(
      center: .zero, size: size, transform: .identity, origin: origin, previous: nil)
    let (_, turned, isElsewhere) = numbers(from: previous, to: transform, at: CGPoint(x: 1, y: 2))
    #expect(isElsewhere == nil && turned == previous)
  }
}
