// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator

extension PreviewSession {
  /// The maximum number of frames in a recording: ten minutes.
  private static let maximumRecordedFrames = 36_000
  /// The number of frames that a recording may have whatever there is to record: ten seconds.
  private static let minimumRecordedFrames = 600
  /// The maximum number of states of items in a recording that is longer than that.
  private static let maximumRecordedStates = 400_000

  /// What happened up to the shown frame, recorded in a run of its own.
  ///
  /// A long history is recorded from a later moment than its start: a recording has at most ten
  /// minutes, and at most 400,000 states of items where it has more than ten seconds.
  ///
  /// - Parameter pause: called after every frame, where others may go on.
  package func recording(pause: @MainActor () async -> Void = {}) async -> Recording {
    let copy = copy(with: log)
    let target = frame
    let counters = simulator.counters
    let frames = Self.recordedFrames(itemCount: counters.awake + counters.asleep)
    await copy.seek(to: max(target - frames, 0), pause: pause)
    copy.simulator.beginRecording()
    await copy.seek(to: target, pause: pause)
    return copy.simulator.endRecording()
  }

  /// The maximum number of frames in a recording of a number of items.
  static func recordedFrames(itemCount: Int) -> Int {
    min(
      max(maximumRecordedStates / max(itemCount, 1), minimumRecordedFrames), maximumRecordedFrames)
  }

  /// The run up to the shown frame, to be saved; it is run again for its states.
  ///
  /// - Parameter pause: called after every frame, where others may go on.
  package func savedRun(pause: @MainActor () async -> Void = {}) async -> SavedRun {
    let copy = copy(with: log)
    let target = frame
    let entries = log.entries.prefix(performedActionCount)
    var sampler = RunSampler()
    sampler.add(copy.simulator, at: 0)
    while copy.frame < target {
      await copy.advanceAfterTasks()
      sampler.add(copy.simulator, at: copy.frame)
      await pause()
    }
    return SavedRun(
      scene: scene.id, parameters: values, playsTouches: playsTouches, style: style,
      frameCount: target,
      actions: entries.map { SavedAction($0.action, frame: $0.frame) }, hashes: sampler.hashes,
      positions: sampler.positions)
  }

  /// A session at the start of the same history up to now, to be run ahead of this one.
  func presentCopy() -> PreviewSession {
    copy(with: ActionLog(Array(log.entries.prefix(performedActionCount))))
  }

  /// Keeps a future that is about to be replaced; there is one, so that the old one is dropped.
  func keepGhost(of history: ActionLog, after frame: Int) {
    ghost = RunGhost(copy(with: history), after: frame)
  }

  /// Draws the positions of a file over its replay.
  func keepGhost(of run: SavedRun) { ghost = RunGhost(run) }

  /// The items of the other future at the shown frame; nil where both futures are one, or none is kept.
  ///
  /// - Parameter pause: called after every frame that has to be run, where others may go on.
  package func ghostItems(pause: @MainActor () async -> Void = {}) async -> [XRayFrame.Item]? {
    guard showsGhost, let ghost, frame > ghost.lastCommonFrame else { return nil }
    return await ghost.items(atFrame: frame, in: simulator, pause: pause)
  }
}
