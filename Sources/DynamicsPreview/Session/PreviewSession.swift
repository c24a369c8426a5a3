// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// One client's run of a scene, which can go forward and back in time.
///
/// Going back makes a new controller and replays the history up to the target frame: the same scene with
/// the same touches gives the same states, bit by bit, the app's own variables and timers included. A
/// session that keeps a film shows the picture of the target at once, and replays the history only for
/// what needs the state of the app; see ``settle(pause:)``.
@MainActor
package final class PreviewSession {
  package let scene: PreviewScene
  /// The simulator at ``simulatedFrame``.
  package internal(set) var simulator: Simulator

  /// The frame that is shown; 0 is the start.
  package internal(set) var frame = 0

  /// The frame up to which ``simulator`` has run; later than ``frame`` while a picture of the past shows.
  var simulatedFrame = 0

  /// The pictures of the run; nil where none are kept.
  var film: RunFilm?
  /// What the pictures count to; nil where none are kept.
  let films: FilmLibrary?

  /// The run once more, on its way to a frame of the past that is shown.
  var follower: PreviewSession?

  /// Seconds that all frames of the run took.
  var totalCost: TimeInterval = 0

  /// Whether something was done since the last picture was taken.
  var isPictureOutdated = false

  /// The frame at which the app did something else when it was run again; nil where it did not.
  var divergedFrame: Int?

  /// The last frame that has been run; later than `frame` after a step back.
  package private(set) var lastKnownFrame = 0

  /// Why the last action, if it is an edit, was refused; nil if it was not.
  private(set) var refusal: String?

  /// What the last frame took to run, by stage.
  var frameTimings = FrameTimings()
  /// Seconds that the last frame took to run.
  var frameCost: TimeInterval { frameTimings.total }

  /// Whether the scene's scripted touches are played.
  package let playsTouches: Bool

  /// The style of the device at the start of the run.
  package private(set) var style: UIUserInterfaceStyle

  /// The values of the scene's parameters.
  package private(set) var values: [String: Double]

  var log = ActionLog()

  /// The number of actions of the history that have been performed up to the shown frame.
  var performedActionCount: Int {
    frame < simulatedFrame ? log.count(before: frame) : log.performed
  }

  /// What happened in the present run so far, as it is sent to clients.
  var events: [FrameMessage.Event] = []

  /// Counts the runs: it grows when the session begins anew or goes back in time.
  var runNumber = 0

  /// The future before the last change of the past; nil if there is none.
  var ghost: RunGhost?

  /// The moment of the past at which a parameter was set last; nil where the run began anew.
  private var parameterMoment: Int?

  /// Whether ``ghostItems(pause:)`` has the other future.
  package var showsGhost = true

  /// The maximum frame: an hour, because stepping back runs all frames again.
  package nonisolated static let maximumFrame = 216_000

  /// Whether the history has no room for a further frame.
  var isFull: Bool { frame >= Self.maximumFrame }

  /// Opens a scene at its start.
  ///
  /// - Parameter films: what the pictures of the past count to, so that going back shows one at once; nil for
  ///   none.
  package init(
    _ scene: PreviewScene, playsTouches: Bool, style: UIUserInterfaceStyle = .light,
    films: FilmLibrary? = nil
  ) {
    self.scene = scene
    self.playsTouches = playsTouches
    self.style = style
    values = scene.ownValues
    simulator = Self.makeSimulator(scene, values, playsTouches, style)
    self.films = films
    guard let films else { return }
    film = RunFilm()
    films.add(self)
    beginFilm()
  }

  /// Opens a scene at the start of a saved run.
  package convenience init(
    _ scene: PreviewScene, replaying run: SavedRun, films: FilmLibrary? = nil
  ) {
    self.init(
      scene, playsTouches: run.playsTouches, style: run.startStyle, films: films)
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

  /// Runs one frame, with the live touches that are known for it, or shows the picture of the next one.
  package func advance() {
    if frame < simulatedFrame { return showNext() }
    guard !isFull else { return }
    while let action = log.next(upTo: frame) { act(action) }
    let start = Self.seconds()
    simulator.advance(by: simulator.frameDuration)
    let total = Self.seconds() - start
    frameTimings = FrameTimings(
      animators: simulator.takeTimings(clock: Self.seconds), total: total)
    totalCost += total
    frame += 1
    simulatedFrame = frame
    lastKnownFrame = max(lastKnownFrame, frame)
    takePicture()
  }

  /// Runs one frame once the tasks of the app that wait for the main actor have run, so that they run
  /// between the same frames each time.
  package func advanceAfterTasks() async {
    await simulator.runTasks()
    advance()
  }

  /// Goes to a frame, forward or back; a frame after the last known one is run for the first time.
  ///
  /// - Parameter pause: called after every frame that is run, where others may go on.
  package func seek(to target: Int, pause: @MainActor () async -> Void = {}) async {
    let target = min(max(target, 0), Self.maximumFrame)
    if frame < simulatedFrame || target < frame { showPicture(nearestTo: target) }
    if target < frame { begin() }
    while frame < target {
      await advanceAfterTasks()
      await pause()
    }
  }

  /// Performs an action now; the future that was known until now is discarded.
  ///
  /// A person's first touch ends the scripted touches. In the past of a session that keeps a film, call
  /// ``settle(pause:)`` before.
  ///
  /// - Returns: false if the history has no room for a further action, or the app is not at the frame that
  ///   is shown; nothing has changed then.
  @discardableResult
  package func perform(_ action: SessionAction) -> Bool {
    guard isSettled else { return false }
    adoptFollower()
    let future = frame < lastKnownFrame ? log : nil
    guard log.append(action, at: frame) else { return false }
    if let future { keepGhost(of: future, after: frame) }
    lastKnownFrame = frame
    act(action)
    return true
  }

  private func act(_ action: SessionAction) {
    isPictureOutdated = true
    refusal = nil
    switch action {
    case .touch(let touch):
      if case .begin = touch { simulator.endScheduledTouches() }
      simulator.perform(touch)
    case .grab(let isOn): simulator.grabsItems = isOn
    case .edit(let edit): perform(edit)
    case .key(let key): simulator.perform(key)
    case .style(let style): simulator.userInterfaceStyle = style
    }
  }

  private func perform(_ edit: BehaviorEdit) {
    let diagnostics = DiagnosticCollector()
    _ = simulator.perform(edit)
    diagnostics.end()
    refusal = diagnostics.messages.first
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

  /// A session at the start of a history, with the same parameters.
  func copy(with history: ActionLog) -> PreviewSession {
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
    simulatedFrame = 0
    totalCost = 0
    follower = nil
    events = []
    runNumber += 1
    beginFilm()
  }
}
