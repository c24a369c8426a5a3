// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics
import Toolkit

// ToolkitDemo terminal   the world in characters; `--live` plays it in real time
// ToolkitDemo server     a server and a client whose kicks arrive late

/// Four letters in the air.
@MainActor func makeWorld() -> SpriteWorld {
  let world = SpriteWorld(size: CGSize(width: 360, height: 240))
  for (index, letter) in "DROP".enumerated() {
    let center = CGPoint(x: 50 + 80 * Double(index), y: 50)
    let sprite = Sprite(letter, at: center, size: CGSize(width: 50, height: 60))
    sprite.transform = CGAffineTransform(rotationAngle: 0.35 * Double(index))
    world.add(sprite)
  }
  return world
}

@MainActor func terminal(isLive: Bool) async throws {
  let world = makeWorld()
  let renderer = TerminalRenderer(world)
  guard isLive else {
    for time in ["0.0", "0.6", "3.0"] {
      world.advance(by: (Double(time) ?? 0) - world.animator.elapsedTime)
      print("\(time) s", renderer.lines().joined(separator: "\n"), separator: "\n")
    }
    return
  }
  let loop = GameLoop(world)
  repeat {
    loop.frame(at: ProcessInfo.processInfo.systemUptime)
    print("\u{1B}[2J\u{1B}[H" + renderer.lines().joined(separator: "\n"))
    try await Task.sleep(for: .milliseconds(33))
  } while world.animator.isRunning
}

@MainActor func server() throws {
  let (server, client) = (Match(makeWorld()), Match(makeWorld()))
  let kick = Kick(step: 90, sprite: 2, x: -0.6, y: -1)
  try server.advance(steps: 90)
  try server.receive(kick)
  try server.advance(steps: 90)

  try client.advance(steps: 180)
  print("the client without the kick:", client.stateHash == server.stateHash ? "same" : "differs")
  try client.receive(kick)  // 90 steps late
  print("the client after the kick:  ", client.stateHash == server.stateHash ? "same" : "differs")
}

switch CommandLine.arguments.dropFirst().first {
case "server": try server()
default: try await terminal(isLive: CommandLine.arguments.contains("--live"))
}
