// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Fields, rest and refusal")
struct FieldRestTests {
  /// An item on a floor, pressed down by a field.
  private func pressed(_ field: UIFieldBehavior) -> FieldScene {
    let scene = FieldScene(field, side: 50)
    let collision = UICollisionBehavior(items: [scene.item])
    collision.addFloor(at: 26, from: -500, to: 500)
    scene.animator.addBehavior(collision)
    return scene
  }

  @Test("S007: an item that a steady field presses on a floor comes to rest")
  func rest() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 10))
    let scene = pressed(field)
    #expect(scene.animator.runUntilPaused(atMost: 5) < 3)
    #expect(restingGap.contains(1 - scene.item.center.y))
  }

  @Test("a block whose force does not change lets an item rest, one that changes does not")
  func blocks() {
    let steady = pressed(.field { _, _, _, mass, _, _ in CGVector(dx: 0, dy: 10 * mass) })
    #expect(steady.animator.runUntilPaused(atMost: 5) < 3)
    let changing = pressed(
      .field { _, _, _, mass, _, time in CGVector(dx: 0, dy: (10 + 5 * sin(time)) * mass) })
    changing.animator.step(by: 5)
    #expect(changing.animator.isRunning)
  }

  @Test("S007: changing anything about a field wakes what rests in it")
  func waking() {
    let changes: [(UIFieldBehavior) -> Void] = [
      { $0.strength = -1 }, { $0.position = CGPoint(x: 0, y: 1) }, { $0.falloff = 1 },
      { $0.minimumRadius = 10 }, { $0.direction = CGVector(dx: 0, dy: -5) },
      { $0.region = UIRegion(radius: 10) }, { $0.smoothness = 0.5 }, { $0.animationSpeed = 2 },
      { $0.noiseSeed = 3 },
    ]
    for change in changes {
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 10))
      let scene = pressed(field)
      _ = scene.animator.runUntilPaused(atMost: 5)
      #expect(!scene.animator.isRunning)
      change(field)
      #expect(scene.animator.isRunning)
    }
  }

  @Test("S007: a weak field starts to move an item that rests")
  func weak() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0.005, dy: 0))
    let scene = FieldScene(field)
    scene.animator.step(by: 4)
    // 0.5 points/s² for four seconds.
    #expect(scene.item.center.x > 3)
  }

  @Test("IB11: an anchored item stands still in any field")
  func anchored() {
    let scene = FieldScene(
      UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: 0)),
      .radialGravityField(position: CGPoint(x: 100, y: 0)))
    scene.properties.isAnchored = true
    scene.animator.step(by: 1)
    #expect(scene.item.center == .zero)
  }

  @Test("numbers that are not finite leave every property as it was", arguments: RefusalTests.bad)
  func refusal(number: CGFloat) {
    let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    let calls: [(String, () -> Void)] = [
      ("position", { field.position = CGPoint(x: number, y: 0) }),
      ("strength", { field.strength = number }),
      ("falloff", { field.falloff = number }),
      ("minimumRadius", { field.minimumRadius = number }),
      ("direction", { field.direction = CGVector(dx: 0, dy: number) }),
      ("smoothness", { field.smoothness = number }),
      ("animationSpeed", { field.animationSpeed = number }),
    ]
    for (name, call) in calls {
      #expect(diagnostics(of: call).map(\.method) == ["UIFieldBehavior.\(name)"])
    }
    #expect(field.position == .zero && field.strength == 1 && field.falloff == 0)
    #expect(field.minimumRadius == 1 && field.direction == .zero)
    #expect(field.smoothness == 0.5 && field.animationSpeed == 1)
    let factories: [() -> Void] = [
      { _ = UIFieldBehavior.radialGravityField(position: CGPoint(x: 0, y: number)) },
      { _ = UIFieldBehavior.linearGravityField(direction: CGVector(dx: number, dy: 0)) },
      { _ = UIFieldBehavior.velocityField(direction: CGVector(dx: number, dy: 0)) },
      { _ = UIFieldBehavior.noiseField(smoothness: number, animationSpeed: 1) },
      { _ = UIFieldBehavior.turbulenceField(smoothness: 1, animationSpeed: number) },
    ]
    for factory in factories { #expect(diagnostics(of: factory).count == 1) }
  }

  @Test("a smoothness outside of 0…1 and a negative minimum radius are refused")
  func ranges() {
    let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    let reports = diagnostics {
      field.smoothness = 1.5
      field.smoothness = -0.5
      field.minimumRadius = -1
    }
    #expect(reports.count == 3)
    #expect(field.smoothness == 0.5 && field.minimumRadius == 1)
  }
}
