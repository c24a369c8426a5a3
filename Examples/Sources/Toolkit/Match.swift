// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A kick that a player sends: the only thing that travels between a server and its clients.
public struct Kick: Codable, Sendable, Equatable {
  /// The step of 1/60 s before which the kick happens.
  public let step: Int

  /// The index of the sprite.
  public let sprite: Int

  /// The impulse.
  public let x, y: Double

  /// Creates a kick.
  public init(step: Int, sprite: Int, x: Double, y: Double) {
    (self.step, self.sprite, self.x, self.y) = (step, sprite, x, y)
  }
}

/// A world that advances step by step and knows its kicks, on a server or at a player.
///
/// Two matches with the same kicks have the same `stateHash` after every step, on every platform. A
/// kick that arrives late is inserted into the past: the world goes back and repeats the steps since.
@MainActor
public final class Match {
  /// The world of the match.
  public let world: SpriteWorld

  /// The steps so far.
  public private(set) var step = 0

  private var kicks: [Kick] = []
  private var history: [UIDynamicAnimator.Snapshot] = []

  /// Creates a match in a world.
  public init(_ world: SpriteWorld) { self.world = world }

  /// A number that is equal in two matches if all their sprites are.
  public var stateHash: UInt64 { world.animator.stateHash }

  /// Advances by some steps.
  public func advance(steps: Int) throws {
    for _ in 0..<steps {
      history.append(world.animator.snapshot())
      for kick in kicks where kick.step == step {
        world.kick(world.sprites[kick.sprite], by: CGVector(dx: kick.x, dy: kick.y))
      }
      world.advance(by: 1 / 60)
      step += 1
    }
  }

  /// Adds a kick, also one of a step that has passed.
  public func receive(_ kick: Kick) throws {
    kicks.append(kick)
    guard kick.step < step else { return }
    let now = step
    try world.animator.restore(history[kick.step])
    history.removeLast(now - kick.step)
    step = kick.step
    try advance(steps: now - kick.step)
  }
}
