// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import Testing

@testable import DynamicsPreview

/// Scenes of the gallery in sessions, and runs with all kinds of actions.
@MainActor
enum SampleRun {
  static func scene(_ id: String) throws -> PreviewScene {
    let scene = try #require(Gallery.scene(named: id))
    return PreviewScene(
      id: scene.id, title: scene.title, size: scene.size, duration: scene.duration,
      touches: scene.touches,
      parameters: scene.parameters.map {
        PreviewParameter($0.name, in: $0.range, value: $0.value, unit: $0.unit)
      }, makeViewController: { scene.makeViewController($0) })
  }

  /// A session of 90 frames in which red is held and thrown, gravity is edited, and grabbing ends.
  static func session() async throws -> PreviewSession {
    let session = PreviewSession(try scene("R2a"), playsTouches: true)
    _ = session.set("gravity", to: 1.25)
    await session.seek(to: 30)
    let red = try #require(session.simulator.itemState(named: "red")).position
    session.perform(.touch(.begin(touch: 0, at: red)))
    await session.seek(to: 36)
    session.perform(.touch(.move(touch: 0, to: CGPoint(x: red.x + 31.4, y: red.y - 50 / 3))))
    await session.seek(to: 45)
    session.perform(.touch(.end(touch: 0)))
    session.perform(.grab(false))
    await session.seek(to: 60)
    session.perform(.edit(BehaviorEdit(path: "0.0", property: "magnitude", value: 0.3)))
    await session.seek(to: 90)
    return session
  }

  /// The file of a run after a change of its objects.
  static func changed(
    _ run: SavedRun, _ change: (inout [String: Any]) -> Void
  ) throws -> Data {
    let object = try JSONSerialization.jsonObject(with: Data(run.json.utf8))
    var fields = try #require(object as? [String: Any])
    change(&fields)
    return try JSONSerialization.data(withJSONObject: fields)
  }
}
