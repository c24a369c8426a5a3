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
  private let givenRun: SavedRun?
  /// The style of a scene that is opened without one.
  private let style: UIUserInterfaceStyle
  private var upload = RunUpload()
  private let turns: FairTurns
  private let share = FairTurns.Share()
  private var session: PreviewSession?
  /// The client whose run is shown instead of an own one.
  private weak var watched: ClientSession?
  /// Whether the client watches another one, which may have gone.
  private var isWatching = false
  /// The name by which others watch; nil until it is asked for.
  private var sharedName: String?
  /// The session and its run that frames were sent of last, while another client is watched.
  private var shownRun: (session: ObjectIdentifier, number: Int)?
  private var screen = LiveScreen()
  private var xrayCoder = XRayCoder()
  /// The maximum number of events of a run that are sent.
  var maximumEventCount = FrameMessage.maximumEventCount
  /// The number of events that were sent of the present run.
  private var sentEventCount = 0
  private var sentBehaviors: [BehaviorOutline]?
  private var sentAcceptsText = false
  private var sentStyle: SavedStyle?
  private var sentIsSettled = true
  private var behaviorsCheckTime: ContinuousClock.Instant?
  /// Whether the last frame that was sent had a ghost, which has to be removed.
  private var sentGhost = false

  /// The replay of the run up to a frame of the past that is shown.
  private var following: Task<Void, Never>?

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

  private static func json(_ object: some Encodable) -> String {
    let encoded = (try? JSONEncoder().encode(object)) ?? Data("{}".utf8)
    return String(decoding: encoded, as: UTF8.self)
  }

  private func answer(_ message: ClientMessage) async throws(MalformedMessage) -> Answer {
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
        scene, playsTouches: playsTouches, style: style ?? self.style, keepsFilm: true)
      self.session = session
      resetSentState()
      return try opened(session)
    }
    if let answer = try await openRun(message) { return answer }
    guard let session else { throw MalformedMessage("open a scene first") }
    switch message {
    case .advance(let frames, let xray):
      guard frames == 0 || !session.isFull else {
        throw MalformedMessage("the history is full after an hour; restart the scene to go on")
      }
      for _ in 0..<frames {
        session.advance()
        await turns.pause(share)
      }
      return await show(session, xray: xray, isStill: frames == 0)
    case .seek(let frame, let xray):
      let goesBack = frame < session.frame
      await session.seek(to: min(frame, session.lastKnownFrame)) { await turns.pause(share) }
      await settleSoon(session)
      if goesBack { resetSentState() }
      return await show(session, xray: xray, isReset: goesBack, isStill: true)
    case .act(let action):
      await session.settle { await turns.pause(share) }
      guard session.perform(action) else {
        throw MalformedMessage("the history has no room for actions; restart the scene to go on")
      }
      return .text(
        Self.json(["frame": session.frame, "performed": session.performedActionCount]))
    case .inspect(let point):
      return .text(Self.json(["item": session.shownSimulator?.inspectItem(at: point)]))
    case .set(let name, let value):
      let moment = session.isInPast ? session.frame : 0
      guard session.set(name, to: value) else {
        throw MalformedMessage("the scene has no parameter '\(name.prefix(40))'")
      }
      await session.seek(to: moment) { await turns.pause(share) }
      resetSentState()
      return await show(session, xray: false, isReset: true)
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

  /// Takes a part of a run, or opens a run that is complete; nil for any other message.
  private func openRun(_ message: ClientMessage) async throws(MalformedMessage) -> Answer? {
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
    resetSentState()
    return .text(answer)
  }

  private func resetSentState() {
    screen = LiveScreen()
    xrayCoder = XRayCoder()
    sentEventCount = 0
    sentBehaviors = nil
    sentAcceptsText = false
    sentStyle = nil
    sentIsSettled = true
    sentGhost = false
  }

  /// - Parameter isStill: whether the frame stays on the page, so that all of it must be current.
  private func show(
    _ session: PreviewSession, xray: Bool, isReset: Bool = false, isStill: Bool = false
  ) async -> Answer {
    let ghost = await session.ghostItems { await turns.pause(share) }
    defer { sentGhost = ghost != nil }
    guard let picture = session.picture else { return .text(Self.error("the frame is not known")) }
    let isReset = isReset || screen.isOfAnotherFilm(than: picture.film)
    if isReset { resetSentState() }
    let shownXRay = xray ? xrayCoder.encode(session.shownSimulator) : nil
    let live = screen.show(picture.film, at: picture.number)
    var changes = changes(
      of: session, picture, live: live,
      behaviors: changedBehaviors(session, isStill: isStill))
    changes.xray = shownXRay?.definitions
    changes.ghost = ghost ?? (sentGhost ? [] : nil)
    let message = FrameMessage(
      session, picture.moment, live: live, xray: shownXRay?.numbers,
      changes: changes.isEmpty ? nil : changes, isReset: isReset)
    if !session.isSettled { followInBackground() }
    guard message.changes != nil else { return .frame(message.data) }
    return .frame(await withoutTurn { message.data })
  }

  /// What has changed since the last frame that was sent.
  private func changes(
    of session: PreviewSession, _ picture: RunFilm.Picture, live: LiveFrame,
    behaviors: [BehaviorOutline]?
  ) -> FrameMessage.Changes {
    var changes = FrameMessage.Changes(live)
    let count = min(picture.eventCount, maximumEventCount)
    let events = session.events[min(sentEventCount, count)..<count]
    sentEventCount += events.count
    changes.events = events.isEmpty ? nil : Array(events)
    changes.behaviors = behaviors
    let moment = picture.moment
    if moment.acceptsText != sentAcceptsText { changes.acceptsText = moment.acceptsText }
    sentAcceptsText = moment.acceptsText
    let style = SavedStyle(moment.style)
    if style != sentStyle { changes.style = style }
    sentStyle = style
    if session.isSettled != sentIsSettled { changes.isSettled = session.isSettled }
    sentIsSettled = session.isSettled
    changes.divergesAt = session.divergedFrame
    session.divergedFrame = nil
    return changes
  }

  /// Does work that needs no simulator on another thread, while other clients have their turns.
  private func withoutTurn<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> Value {
    turns.end(share)
    let value = await Task.detached { await work() }.value
    await turns.begin(share)
    return value
  }

  /// Seconds that a frame of the past waits for the app: a person does not notice them.
  private static let maximumSettlingTime = 0.05

  /// Replays the history up to the shown frame, if that takes no longer than a person notices.
  private func settleSoon(_ session: PreviewSession) async {
    guard session.settlingTime <= Self.maximumSettlingTime else { return }
    let end = ContinuousClock.now + .seconds(Self.maximumSettlingTime)
    while !session.isSettled, ContinuousClock.now < end {
      session.follow()
      await turns.pause(share)
    }
  }

  /// Replays the history up to the shown frame, in turns of its own.
  private func followInBackground() {
    guard following == nil else { return }
    following = Task { [weak self, turns] in
      let share = FairTurns.Share()
      await turns.begin(share)
      while let session = self?.session, !session.isSettled {
        session.follow()
        await turns.pause(share)
      }
      turns.end(share)
      self?.following = nil
    }
  }

  /// The tree of behaviors, if it has changed since it was sent; checked ten times a second while the
  /// app runs.
  private func changedBehaviors(_ session: PreviewSession, isStill: Bool) -> [BehaviorOutline]? {
    let now = ContinuousClock.now
    let isDue = behaviorsCheckTime.map { $0.duration(to: now) >= .milliseconds(100) } ?? true
    guard sentBehaviors == nil || isStill || isDue, let simulator = session.shownSimulator else {
      return nil
    }
    behaviorsCheckTime = now
    let outlines = simulator.behaviorOutlines()
    guard outlines != sentBehaviors else { return nil }
    sentBehaviors = outlines
    return outlines
  }

  private func opened(_ session: PreviewSession) throws(MalformedMessage) -> Answer {
    let description = SceneDescription(
      session.scene, showsXRay: session.simulator.showsXRay)
    guard let data = try? JSONEncoder().encode(["opened": description]) else {
      throw MalformedMessage("the scene cannot be described")
    }
    return .text(String(decoding: data, as: UTF8.self))
  }

  /// Replays the history in another simulator, and writes the recording.
  private func save(
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

// MARK: - Watching another client

extension ClientSession {
  /// The clients whose runs others may watch, by name.
  private static var sharing: [String: SharingClient] = [:]

  private struct SharingClient {
    weak var client: ClientSession?
  }

  /// Lets others watch, and returns the name by which they do.
  private func beginSharing() -> String {
    if let sharedName { return sharedName }
    Self.sharing = Self.sharing.filter { $0.value.client != nil }
    let name = AccessToken.random(length: 12)
    Self.sharing[name] = SharingClient(client: self)
    sharedName = name
    return name
  }

  private func watch(_ name: String) throws(MalformedMessage) -> Answer {
    guard let client = Self.sharing[name]?.client, client !== self, !client.isWatching else {
      throw MalformedMessage("there is no run to watch at this address")
    }
    guard let session = client.session else {
      throw MalformedMessage("the run that is watched has no scene open")
    }
    isWatching = true
    watched = client
    self.session = nil
    shownRun = (ObjectIdentifier(session), session.runNumber)
    resetSentState()
    return try opened(session)
  }

  /// Shows the present of the client that is watched; whatever else is asked for has no effect.
  private func answerWatching(_ message: ClientMessage) async throws(MalformedMessage) -> Answer {
    switch message {
    case .open, .load, .openRun:
      isWatching = false
      watched = nil
      return try await answer(message)
    default: break
    }
    guard let session = watched?.session else {
      throw MalformedMessage("the run that was watched has ended")
    }
    switch message {
    case .inspect(let point):
      return .text(Self.json(["item": session.shownSimulator?.inspectItem(at: point)]))
    case .advance(_, let xray), .seek(_, let xray):
      guard shownRun?.session == ObjectIdentifier(session) else {
        return .text(#"{"isElsewhere":true}"#)
      }
      let isReset = shownRun?.number != session.runNumber
      shownRun?.number = session.runNumber
      if isReset { resetSentState() }
      return await show(session, xray: xray, isReset: isReset)
    default: return .text("{}")
    }
  }
}
