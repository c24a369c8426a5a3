// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator

extension PreviewSession {
  /// The picture of the shown frame; nil where no film is kept.
  var picture: RunFilm.Picture? {
    guard frame == simulatedFrame else { return film?.picture(ofFrame: frame) }
    if isPictureOutdated { takePicture() }
    return film?.present
  }

  /// Whether the app, and not only a picture of it, is at the shown frame.
  package var isSettled: Bool { shownSimulator != nil }

  /// The simulator that is at the shown frame; nil while there is only a picture.
  package var shownSimulator: Simulator? {
    if frame == simulatedFrame { return simulator }
    return follower.flatMap { $0.frame == frame ? $0.simulator : nil }
  }

  /// About how many seconds ``settle(pause:)`` takes, as the frames of the run took.
  var settlingTime: Double {
    guard !isSettled, simulatedFrame > 0 else { return 0 }
    return Double(frame - (follower?.frame ?? 0)) * totalCost / Double(simulatedFrame)
  }

  /// Replays the history up to the shown frame, for what needs the state of the app.
  ///
  /// The replay does the same as the first run, or ``divergedFrame`` is the frame from which on it does
  /// not, and is the frame that is shown.
  ///
  /// - Parameter pause: called after every frame, where others may go on.
  package func settle(pause: @MainActor () async -> Void = {}) async {
    while !isSettled {
      await follow()
      await pause()
    }
  }

  /// Replays one frame of the history on the way to the shown frame, after the tasks of the app.
  func follow() async {
    await follower?.simulator.runTasks()
    guard !isSettled else { return }
    if let follower { follower.advance() } else { follower = copy(with: log) }
    guard let follower, let known = film?.picture(ofFrame: follower.frame),
      known.moment.stateHash != follower.simulator.stateHash
    else { return }
    divergedFrame = follower.frame
    frame = follower.frame
    adoptFollower()
  }

  /// Takes the replay at the shown frame as the run, so that what was run after it is another future.
  func adoptFollower() {
    guard frame < simulatedFrame, let follower, follower.frame == frame else { return }
    let eventCount = film?.picture(ofFrame: frame)?.eventCount ?? 0
    events.removeSubrange(min(eventCount, events.count)...)
    (simulator, log, simulatedFrame) = (follower.simulator, follower.log, frame)
    totalCost = follower.totalCost
    simulator.discardEvents()
    self.follower = nil
    runNumber += 1
    beginFilm()
  }

  func beginFilm() {
    film?.begin(atFrame: simulatedFrame)
    takePicture()
  }

  func takePicture() {
    isPictureOutdated = false
    guard film != nil else { return }
    takeEvents()
    film?.capture(simulator, frame: simulatedFrame, eventCount: events.count)
    films?.discardSurplus()
  }

  /// Moves what happened since the last call into ``events``, so that a long run does not collect it
  /// in the simulator.
  private func takeEvents() {
    let room = FrameMessage.maximumEventCount - events.count
    guard room > 0 else { return simulator.discardEvents() }
    events += simulator.takeEvents().prefix(room).map { FrameMessage.Event($0) }
  }

  /// Shows the picture of a frame that has been run, or of the last one before it.
  func showPicture(nearestTo target: Int) {
    let target = min(target, simulatedFrame)
    guard target != frame, film?.picture(ofFrame: target) != nil else { return }
    if target < frame { runNumber += 1 }
    show(target)
    if let follower, follower.frame > frame { self.follower = nil }
  }

  /// Shows the picture of the next frame; a replay that is here goes on with it.
  func showNext() {
    let follows = follower?.frame == frame
    show(frame + 1)
    if follows { follower?.advance() }
  }

  private func show(_ target: Int) {
    frame = target
    frameTimings = FrameTimings()
    if frame == simulatedFrame { follower = nil }
  }
}
