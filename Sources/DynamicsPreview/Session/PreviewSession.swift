// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// One client's run of a scene, which can go forward and back in time.
///
/// Going back makes a new controller and replays the history up to the target frame: the same scene with
/// the same touches gives the same states, bit by bit, the app's own variables and timers included.
@MainActor
package final class PreviewSession {
  package let scene: PreviewScene
  package private(set) var simulator: Simulator

  /// The frame that is shown; 0 is the start.
  package private(set) var frame = 0

  /// The last frame that has been run; later than `frame` after a step back.
  package private(set) var lastKnownFrame = 0

  /// What the last frame took to run, by stage.
  private(set) var frameTimings = FrameTimings()
  /// Seconds that the last frame took to run.
  package var frameCost: TimeInterval { frameTimings.total }

  /// Whether the scene's scripted touches are played.
  package let playsTouches: Bool

  /// The style of the device at the start of the run.
  package private(set) var style: UIUserInterfaceStyle

  /// The values of the scene's parameters.
  package private(set) var values: [String: Double]

  private var log = ActionLog()

  /// The number of actions of the history that have been performed.
  package var performedActionCount: Int { log.performed }

  /// What happened in the present run so far, as it is sent to clients.
  private(set) var events: [FrameMessage.Event] = []

  /// Counts the runs: it grows when the session begins anew or goes back in time.
  private(set) var runNumber = 0

  /// The future before the last change of the past; nil if there is none.
  private var ghost: RunGhost?

  /// The moment of the past at which a parameter was set last; nil where the run began anew.
  private var parameterMoment: Int?

  /// Whether ``ghostItems(pause:)`` has the other future.
  package var showsGhost = true

  /// The maximum frame: an hour, because stepping back runs all frames again.
  package nonisolated static let maximumFrame = 216_000

  /// The maximum number of frames in a recording: ten minutes.
  private static let maximumRecordedFrames = 36_000
  /// The number of frames that a recording may have whatever there is to record: ten seconds.
  private static let minimumRecordedFrames = 600
  /// The maximum number of states of items in a recording that is longer than that.
  private static let maximumRecordedStates = 400_000

  /// Whether the history has no room for a further frame.
  package var isFull: Bool { frame >= Self.maximumFrame }

  /// Opens a scene at its start.
  package init(
    _ scene: PreviewScene, playsTouches: Bool, style: UIUserInterfaceStyle = .light
  ) {
    self.scene = scene
    self.playsTouches = playsTouches
    self.style = style
    values = scene.ownValues
    simulator = Self.makeSimulator(scene, values, playsTouches, style)
  }

  /// Opens a scene at the start of a saved run.
  package convenience init(_ scene: PreviewScene, replaying run: SavedRun) {
    self.init(scene, playsTouches: run.playsTouches, style: run.startStyle)
    values.merge(run.parameters) { $1 }
    log = ActionLog(
      run.actions.compactMap { saved in saved.action.map { (saved.frame, $0) } })
    begin()
  }

  private nonisolated static let clockStart = ContinuousClock.now
  /// Seconds of the machine's clock.
  private nonisolated static func seconds() -> Double {
    clockStart.duration(to: .now) / .seconds(1)
  }

  private static func makeSimulator(
    _ scene: PreviewScene, _ values: [String: Double], _ playsTouches: Bool,
    _ style: UIUserInterfaceStyle
  ) -> Simulator {
    let simulator = scene.makeSimulator(values, style)
    simulator.grabsItems = true
    if playsTouches { simulator.schedule(scene.touches) }
    return simulator
  }

  /// Runs one frame, with the live touches that are known for it.
  package func advance() {
    guard !isFull else { return }
    while let action = log.next(upTo: frame) { act(action) }
    let start = Self.seconds()
    simulator.advance(by: simulator.frameDuration)
    let total = Self.seconds() - start
    frameTimings = FrameTimings(
      animators: simulator.takeTimings(clock: Self.seconds), total: total)
    frame += 1
    lastKnownFrame = max(lastKnownFrame, frame)
  }

  /// Goes to a frame, forward or back; a frame after the last known one is run for the first time.
  ///
  /// - Parameter pause: called after every frame, where others may go on.
  package func seek(to target: Int, pause: @MainActor () async -> Void = {}) async {
    let target = min(max(target, 0), Self.maximumFrame)
    if target < frame { begin() }
    while frame < target {
      advance()
      await pause()
    }
  }

  /// Performs an action now; the future that was known until now is discarded.
  ///
  /// A person's first touch ends the scripted touches.
  ///
  /// - Returns: false if the history has no room for a further action; nothing has changed then.
  @discardableResult
  package func perform(_ action: SessionAction) -> Bool {
    let future = frame < lastKnownFrame ? log : nil
    guard log.append(action, at: frame) else { return false }
    if let future { keepGhost(of: future, after: frame) }
    lastKnownFrame = frame
    act(action)
    return true
  }

  private func act(_ action: SessionAction) {
    switch action {
    case .touch(let touch):
      if case .begin = touch { simulator.endScheduledTouches() }
      simulator.perform(touch)
    case .grab(let isOn): simulator.grabsItems = isOn
    case .edit(let edit): _ = simulator.perform(edit)
    case .key(let key): simulator.perform(key)
    case .style(let style): simulator.userInterfaceStyle = style
    }
  }

  /// Moves what happened since the last call into ``events``, so that a long run does not collect it
  /// in the simulator.
  ///
  /// - Parameter maximumCount: the number of events after which further ones are dropped.
  func takeEvents(maximumCount: Int) {
    guard events.count < maximumCount else { return simulator.discardEvents() }
    let taken = simulator.takeEvents().prefix(maximumCount - events.count)
    events += taken.map { FrameMessage.Event($0) }
  }

  /// Sets a parameter, clamped to its range, and begins the run anew; false if there is no such parameter.
  ///
  /// The history is discarded where the newest moment is shown. Where a moment of the past is shown, the run
  /// has the same history with the other value; go on to that moment to see both futures from there.
  package func set(_ name: String, to value: Double) -> Bool {
    guard let parameter = scene.parameters.first(where: { $0.name == name }) else { return false }
    // A slider that is dragged restarts the run many times; the one that was seen is compared.
    if lastKnownFrame > 0, parameterMoment != frame || ghost == nil {
      keepGhost(of: log, after: 0)
    }
    parameterMoment = isInPast ? frame : nil
    values[name] = min(max(value, parameter.minimum), parameter.maximum)
    if isInPast { begin() } else { restart() }
    return true
  }

  /// Whether a moment is shown that is neither the start nor the newest one.
  var isInPast: Bool { 0 < frame && frame < lastKnownFrame }

  /// Restarts the scene and discards its history, except whether touches hold items and the device's style.
  package func restart() {
    let grabsItems = simulator.grabsItems
    style = simulator.userInterfaceStyle
    log.clear()
    begin()
    lastKnownFrame = 0
    if !grabsItems { perform(.grab(false)) }
  }

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

  /// A session at the start of a history, with the same parameters.
  private func copy(with history: ActionLog) -> PreviewSession {
    let copy = PreviewSession(scene, playsTouches: playsTouches, style: style)
    copy.values = values
    copy.log = history
    copy.begin()
    return copy
  }

  private func begin() {
    log.rewind()
    simulator = Self.makeSimulator(scene, values, playsTouches, style)
    frame = 0
    events = []
    runNumber += 1
  }
}

// MARK: - Saved runs and other futures

extension PreviewSession {
  /// The run up to the shown frame, to be saved; it is run again for its states.
  ///
  /// - Parameter pause: called after every frame, where others may go on.
  package func savedRun(pause: @MainActor () async -> Void = {}) async -> SavedRun {
    let copy = copy(with: log)
    let target = frame
    let entries = log.entries.prefix(log.performed)
    var sampler = RunSampler()
    sampler.add(copy.simulator, at: 0)
    while copy.frame < target {
      copy.advance()
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
    copy(with: ActionLog(Array(log.entries.prefix(log.performed))))
  }

  /// Keeps a future that is about to be replaced; there is one, so that the old one is dropped.
  private func keepGhost(of history: ActionLog, after frame: Int) {
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
