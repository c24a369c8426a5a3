// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Advances a world by the time between the frames of a window, a game engine or a terminal.
@MainActor
public final class GameLoop {
  private let world: SpriteWorld
  private var lastFrame: TimeInterval?

  /// The longest time that one frame may advance the world: after a pause of the app the world goes
  /// on where it was, instead of catching up.
  public var maximumElapsedTime: TimeInterval = 0.25

  /// Creates a loop for a world.
  public init(_ world: SpriteWorld) { self.world = world }

  /// Call this with the time of every frame, in seconds of any clock that does not go back.
  public func frame(at time: TimeInterval) {
    if let lastFrame {
      world.advance(by: min(max(time - lastFrame, 0), maximumElapsedTime))
    }
    lastFrame = time
  }
}
