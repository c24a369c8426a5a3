// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Toolkit

@MainActor
@Suite("Your own UI toolkit")
struct ToolkitTests {
  /// Two sprites over the floor.
  private func makeWorld() -> SpriteWorld {
    let world = SpriteWorld(size: CGSize(width: 300, height: 200))
    for x in [80.0, 200.0] {
      world.add(
        Sprite("#", at: CGPoint(x: x, y: 60), size: CGSize(width: 40, height: 40)))
    }
    return world
  }

  @Test("sprites come to rest on the floor")
  func rest() {
    let world = makeWorld()
    world.advance(by: 3)
    for sprite in world.sprites { #expect(abs(sprite.center.y - 179) < 0.5) }
    #expect(!world.animator.isRunning)
  }

  @Test("frames of any length reach the same state")
  func frames() {
    let (even, uneven) = (makeWorld(), makeWorld())
    even.advance(by: 1)
    let loop = GameLoop(uneven)
    loop.frame(at: 50)
    for frame in 1...64 {
      let jitter = frame == 64 ? 0 : 0.004 * Double(frame % 3)
      loop.frame(at: 50 + Double(frame) / 64 + jitter)
    }
    #expect(even.animator.stateHash == uneven.animator.stateHash)
  }

  @Test("a world does not catch up after a pause of the app")
  func pause() {
    let world = makeWorld()
    let loop = GameLoop(world)
    loop.frame(at: 0)
    loop.frame(at: 60)
    #expect(abs(world.animator.elapsedTime - 0.25) < 0.001)
  }

  @Test("a terminal shows every sprite")
  func terminal() {
    let text = TerminalRenderer(makeWorld()).lines().joined()
    #expect(text.filter { $0 == "#" }.count == 16)
  }

  @Test("a kick that arrives late gives the state of the server")
  func rollback() throws {
    let (server, client) = (Match(makeWorld()), Match(makeWorld()))
    let kicks = [
      Kick(step: 30, sprite: 0, x: 0.2, y: -0.4), Kick(step: 45, sprite: 1, x: -0.3, y: -0.2),
    ]
    try kicks.forEach(server.receive)
    try server.advance(steps: 120)
    try client.advance(steps: 70)
    #expect(client.stateHash != server.stateHash)
    try kicks.reversed().forEach(client.receive)
    try client.advance(steps: 50)
    #expect(client.stateHash == server.stateHash)
  }
}
