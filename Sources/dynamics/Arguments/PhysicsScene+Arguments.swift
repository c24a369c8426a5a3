// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import PhysicsScenes

extension PhysicsScene {
  /// The scenes with the given name or in the given group.
  static func scenes(argument: String) throws -> [PhysicsScene] {
    let scenes = named(argument)
    guard scenes.isEmpty else { return scenes }
    throw CommandFailure("no scene is called '\(argument)'; 'dynamics bench --list' lists all")
  }
}
