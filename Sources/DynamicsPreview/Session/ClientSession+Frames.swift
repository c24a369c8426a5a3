// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// The frames that a client is sent.
extension ClientSession {
  /// What was sent to the client of the present run.
  @MainActor
  struct SentState {
    var screen = LiveScreen()
    var xrayCoder = XRayCoder()
    /// The number of events.
    var eventCount = 0
    var behaviors: [BehaviorOutline]?
    /// When the tree of behaviors was compared with what was sent.
    var behaviorsCheckTime: ContinuousClock.Instant?
    var acceptsText = false
    var style: SavedStyle?
    var isSettled = true
    /// Whether the last frame had a ghost, which has to be removed.
    var hasGhost = false
  }

  /// Runs some frames and shows the last one; shows the present one again for none.
  func advance(
    _ session: PreviewSession, by frames: Int, xray: Bool
  ) async throws(MalformedMessage) -> Answer {
    guard frames == 0 || !session.isFull else {
      throw MalformedMessage("the history is full after an hour; restart the scene to go on")
    }
    for _ in 0..<frames {
      await session.advanceAfterTasks()
      await turns.pause(share)
    }
    return await show(session, xray: xray, isStill: frames == 0)
  }

  /// Shows a frame that has been run.
  func seek(_ session: PreviewSession, to frame: Int, xray: Bool) async -> Answer {
    let goesBack = frame < session.frame
    await session.seek(to: min(frame, session.lastKnownFrame)) { await turns.pause(share) }
    await settleSoon(session)
    if goesBack { sent = SentState() }
    return await show(session, xray: xray, isReset: goesBack, isStill: true)
  }

  /// Sets a parameter of the scene and shows the run with it.
  func set(
    _ name: String, to value: Double, in session: PreviewSession
  ) async throws(MalformedMessage) -> Answer {
    let moment = session.isInPast ? session.frame : 0
    guard session.set(name, to: value) else {
      throw MalformedMessage("the scene has no parameter '\(name.prefix(40))'")
    }
    await session.seek(to: moment) { await turns.pause(share) }
    sent = SentState()
    return await show(session, xray: false, isReset: true)
  }

  /// - Parameter isStill: whether the frame stays on the page, so that all of it must be current.
  func show(
    _ session: PreviewSession, xray: Bool, isReset: Bool = false, isStill: Bool = false
  ) async -> Answer {
    let ghost = await session.ghostItems { await turns.pause(share) }
    defer { sent.hasGhost = ghost != nil }
    guard let picture = session.picture else { return .text(Self.error("the frame is not known")) }
    let isReset = isReset || sent.screen.isOfAnotherFilm(than: picture.film)
    if isReset { sent = SentState() }
    let shownXRay = xray ? sent.xrayCoder.encode(session.shownSimulator) : nil
    let live = sent.screen.show(picture.film, at: picture.number)
    var changes = changes(
      of: session, picture, live: live,
      behaviors: changedBehaviors(session, isStill: isStill))
    changes.xray = shownXRay?.definitions
    changes.ghost = ghost ?? (sent.hasGhost ? [] : nil)
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
    let events = session.events[min(sent.eventCount, count)..<count]
    sent.eventCount += events.count
    changes.events = events.isEmpty ? nil : Array(events)
    changes.behaviors = behaviors
    let moment = picture.moment
    if moment.acceptsText != sent.acceptsText { changes.acceptsText = moment.acceptsText }
    sent.acceptsText = moment.acceptsText
    let style = SavedStyle(moment.style)
    if style != sent.style { changes.style = style }
    sent.style = style
    if session.isSettled != sent.isSettled { changes.isSettled = session.isSettled }
    sent.isSettled = session.isSettled
    changes.divergesAt = session.divergedFrame
    session.divergedFrame = nil
    return changes
  }

  /// Seconds that a frame of the past waits for the app: a person does not notice them.
  private static let maximumSettlingTime = 0.05

  /// Replays the history up to the shown frame, if that takes no longer than a person notices.
  private func settleSoon(_ session: PreviewSession) async {
    guard session.settlingTime <= Self.maximumSettlingTime else { return }
    let end = ContinuousClock.now + .seconds(Self.maximumSettlingTime)
    while !session.isSettled, ContinuousClock.now < end {
      await session.follow()
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
        await session.follow()
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
    let isDue = sent.behaviorsCheckTime.map { $0.duration(to: now) >= .milliseconds(100) } ?? true
    guard sent.behaviors == nil || isStill || isDue, let simulator = session.shownSimulator else {
      return nil
    }
    sent.behaviorsCheckTime = now
    let outlines = simulator.behaviorOutlines()
    guard outlines != sent.behaviors else { return nil }
    sent.behaviors = outlines
    return outlines
  }
}
