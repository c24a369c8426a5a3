// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// The state of one client: the scene that it has open, and what was sent to it.
@MainActor
package final class ClientSession {
  /// An answer on its way to the client.
  package enum Answer: Equatable, Sendable {
    case frame(Data)
    case text(String)
  }

  let scenes: [PreviewScene]
  /// The run that a client may open without sending it; nil for none.
  let givenRun: SavedRun?
  /// The style of a scene that is opened without one.
  private let style: UIUserInterfaceStyle
  var upload = RunUpload()
  let turns: FairTurns
  let share = FairTurns.Share()
  var session: PreviewSession?
  /// The client whose run is shown instead of an own one.
  weak var watched: ClientSession?
  /// Whether the client watches another one, which may have gone.
  var isWatching = false
  /// The name by which others watch; nil until it is asked for.
  var sharedName: String?
  /// The session and its run that frames were sent of last, while another client is watched.
  var shownRun: (session: ObjectIdentifier, number: Int)?
  /// The maximum number of events of a run that are sent.
  var maximumEventCount = FrameMessage.maximumEventCount
  var sent = SentState()

  /// The replay of the run up to a frame of the past that is shown.
  var following: Task<Void, Never>?

  package init(
    scenes: [PreviewScene], run: SavedRun? = nil, style: UIUserInterfaceStyle = .light
  ) {
    self.scenes = scenes
    self.style = style
    givenRun = run
    turns = .shared
  }

  /// Answers a message; a malformed one is answered with an error.
  ///
  /// All work is done in turns with the other clients.
  package func answer(_ text: String) async -> Answer {
    await turns.begin(share)
    defer { turns.end(share) }
    do throws(MalformedMessage) {
      return try await answer(try ClientMessage(json: text))
    } catch {
      return .text(Self.error(error.reason))
    }
  }

  /// The text of an error.
  package static func error(_ reason: String) -> String {
    json(["error": reason])
  }

  static func json(_ object: some Encodable) -> String {
    let encoded = (try? JSONEncoder().encode(object)) ?? Data("{}".utf8)
    return String(decoding: encoded, as: UTF8.self)
  }

  func answer(_ message: ClientMessage) async throws(MalformedMessage) -> Answer {
    switch message {
    case .build: return .text(Self.json(["build": SourceWatch.current?.status]))
    case .watch(let name): return try watch(name)
    case .share: return .text(Self.json(["shared": beginSharing()]))
    default: break
    }
    if isWatching { return try await answerWatching(message) }
    if case .open(let id, let playsTouches, let style) = message {
      guard let scene = scenes.first(where: { $0.id == id }) else {
        throw MalformedMessage("there is no scene '\(id.prefix(40))'")
      }
      let session = PreviewSession(
        scene, playsTouches: playsTouches, style: style ?? self.style, films: .shared)
      self.session = session
      sent = SentState()
      return try opened(session)
    }
    if let answer = try await openRun(message) { return answer }
    guard let session else { throw MalformedMessage("open a scene first") }
    return try await answer(message, about: session)
  }

  private func answer(
    _ message: ClientMessage, about session: PreviewSession
  ) async throws(MalformedMessage) -> Answer {
    switch message {
    case .advance(let frames, let xray): return try await advance(session, by: frames, xray: xray)
    case .seek(let frame, let xray): return await seek(session, to: frame, xray: xray)
    case .act(let action):
      await session.settle { await turns.pause(share) }
      guard session.perform(action) else {
        throw MalformedMessage("the history has no room for actions; restart the scene to go on")
      }
      return .text(
        Self.json(
          PerformedAction(
            frame: session.frame, performed: session.performedActionCount,
            refusal: session.refusal)))
    case .inspect(let point):
      return .text(Self.json(["item": session.shownSimulator?.inspectItem(at: point)]))
    case .set(let name, let value): return try await set(name, to: value, in: session)
    case .save(let format): return try await save(session, as: format)
    case .saveRun:
      let run = await session.savedRun { await turns.pause(share) }
      return .text(await withoutTurn { await Self.json(["file": SavedFile(run)]) })
    case .explain(let point):
      return .text(await session.explained(at: point) { await turns.pause(share) })
    case .solvable: return .text(Self.json(["solvable": session.solvableParameters]))
    case .solve(let request):
      return .text(try await session.solved(request) { await turns.pause(share) })
    case .ghost(let isOn):
      session.showsGhost = isOn
      return .text("{}")
    case .open, .share, .watch, .build, .load, .openRun: return .text("{}")
    }
  }

  /// What an action came to.
  private struct PerformedAction: Encodable {
    let frame: Int
    /// How many actions of the history are performed.
    let performed: Int
    /// Why the behavior refused the number of an edit.
    let refusal: String?
  }

  /// Does work that needs no simulator on another thread, while other clients have their turns.
  func withoutTurn<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> Value {
    turns.end(share)
    let value = await Task.detached { await work() }.value
    await turns.begin(share)
    return value
  }

  func opened(_ session: PreviewSession) throws(MalformedMessage) -> Answer {
    let description = SceneDescription(
      session.scene, showsXRay: session.simulator.showsXRay)
    guard let data = try? JSONEncoder().encode(["opened": description]) else {
      throw MalformedMessage("the scene cannot be described")
    }
    return .text(String(decoding: data, as: UTF8.self))
  }
}
