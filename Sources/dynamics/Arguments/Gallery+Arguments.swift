// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import Gallery

extension Gallery {
  /// The scene with the given id or name; throws a failure that lists the most similar names.
  static func scene(argument: String) throws -> GalleryScene {
    if let scene = scene(named: argument) { return scene }
    let candidates = scenes(nearestTo: argument).map { "\($0.id) (\($0.name))" }
    throw CommandFailure(
      "no scene is called '\(argument)'; nearest: \(candidates.joined(separator: ", ")); "
        + "'dynamics list' lists all")
  }
}
