// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

extension ClientSession {
  /// What a client learns of a run that was opened, beside its scene.
  struct RunDescription: Encodable {
    let scene: String
    let parameters: [String: Double]
    let playsTouches: Bool
    let frameCount: Int
    let actionCount: Int
    /// The actions, as messages with their frames, so that the run goes on in another process.
    let actions: [SavedAction]
    let style: SavedStyle
    /// The version of the package that wrote the file, and the one that runs it.
    let package: String
    let runningPackage: String
    /// The first frame that is another one than in the file; nil if there is none.
    let divergesAt: Int?
    /// The divergence in words.
    let divergence: String?

    @MainActor
    init(_ run: SavedRun, _ replay: RunReplay) {
      scene = run.scene
      parameters = run.parameters
      playsTouches = run.playsTouches
      frameCount = run.frameCount
      actionCount = run.actionCount
      actions = run.actions
      style = SavedStyle(run.startStyle)
      package = run.package
      runningPackage = SavedRun.packageVersion
      divergesAt = replay.divergence?.frame
      divergence = replay.divergence?.description
    }
  }

  private struct OpenedRun: Encodable {
    let opened: SceneDescription
    let run: RunDescription
  }

  /// Opens a run at its last frame; on failure the client keeps what it had open.
  ///
  /// - Parameter pause: called after every frame, where others may go on.
  func openedRun(
    _ run: SavedRun, pause: @MainActor () async -> Void
  ) async throws(MalformedMessage) -> (session: PreviewSession, answer: String) {
    let scene: PreviewScene
    do {
      scene = try run.scene(among: scenes)
    } catch {
      throw MalformedMessage(error.description)
    }
    let replay = await RunReplay(run, of: scene, keepsFilm: true, pause: pause)
    let session = replay.session
    let answer = OpenedRun(
      opened: SceneDescription(scene, showsXRay: session.simulator.showsXRay),
      run: RunDescription(run, replay))
    guard let data = try? JSONEncoder().encode(answer) else {
      throw MalformedMessage("the scene cannot be described")
    }
    return (session, String(decoding: data, as: UTF8.self))
  }
}
