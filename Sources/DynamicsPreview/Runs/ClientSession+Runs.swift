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

  /// Takes a part of a run, or opens a run that is complete; nil for any other message.
  func openRun(_ message: ClientMessage) async throws(MalformedMessage) -> Answer? {
    let run: SavedRun
    switch message {
    case .load(let part, let isLast):
      guard let file = try upload.add(part, isLast: isLast) else { return .text("{}") }
      let read = await withoutTurn { Result { () throws(InvalidRun) in try SavedRun(json: file) } }
      switch read {
      case .success(let value): run = value
      case .failure(let error): throw MalformedMessage("\(error)")
      }
    case .openRun:
      guard let givenRun else {
        throw MalformedMessage("no run was given to open; start with 'dynamics open FILE'")
      }
      run = givenRun
    default: return nil
    }
    let (session, answer) = try await openedRun(run) { await turns.pause(share) }
    self.session = session
    sent = SentState()
    return .text(answer)
  }

  /// Opens a run at its last frame; on failure the client keeps what it had open.
  ///
  /// - Parameter pause: called after every frame, where others may go on.
  private func openedRun(
    _ run: SavedRun, pause: @MainActor () async -> Void
  ) async throws(MalformedMessage) -> (session: PreviewSession, answer: String) {
    let scene: PreviewScene
    do {
      scene = try run.scene(among: scenes)
    } catch {
      throw MalformedMessage(error.description)
    }
    let replay = await RunReplay(run, of: scene, films: .shared, pause: pause)
    let session = replay.session
    let answer = OpenedRun(
      opened: SceneDescription(scene, showsXRay: session.simulator.showsXRay),
      run: RunDescription(run, replay))
    guard let data = try? JSONEncoder().encode(answer) else {
      throw MalformedMessage("the scene cannot be described")
    }
    return (session, String(decoding: data, as: UTF8.self))
  }

  /// Replays the history in another simulator, and writes the recording.
  func save(
    _ session: PreviewSession, as format: SavedFile.Format
  ) async throws(MalformedMessage) -> Answer {
    let recording = await session.recording { await turns.pause(share) }
    let scene = session.scene
    let text = await withoutTurn {
      await BackgroundQueue.run {
        let file = SavedFile(recording, of: scene, as: format)
        return (try? JSONEncoder().encode(["file": file])).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
    }
    guard let text else { throw MalformedMessage("the recording cannot be written") }
    return .text(text)
  }
}
