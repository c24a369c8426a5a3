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

  /// Seconds that the last frame took to run.
  package private(set) var frameCost: TimeInterval = 0

  /// Whether the scene's scripted touches are played.
  package let playsTouches: Bool

  /// The values of the scene's parameters.
  package private(set) var values: [String: Double]

  private var log = ActionLog()

  /// Frames to run before yielding to other clients.
  private static let framesPerTurn = 60

  /// The maximum frame: an hour, because stepping back runs all frames again.
  package static let maximumFrame = 216_000

  /// Opens a scene at its start.
  package init(_ scene: PreviewScene, playsTouches: Bool) {
    self.scene = scene
    self.playsTouches = playsTouches
    values = scene.ownValues
    simulator = Self.makeSimulator(scene, values, playsTouches)
  }

  private static func makeSimulator(
    _ scene: PreviewScene, _ values: [String: Double], _ playsTouches: Bool
  ) -> Simulator {
    let simulator = scene.makeSimulator(values)
    if playsTouches { simulator.schedule(scene.touches) }
    return simulator
  }

  /// Runs one frame, with the live touches that are known for it.
  package func advance() {
    guard frame < Self.maximumFrame else { return }
    while let action = log.next(upTo: frame) { simulator.perform(action) }
    let start = ContinuousClock.now
    simulator.advance(by: simulator.frameDuration)
    frameCost = start.duration(to: .now) / .seconds(1)
    frame += 1
    lastKnownFrame = max(lastKnownFrame, frame)
  }

  /// Goes to a frame, forward or back; a frame after the last known one is run for the first time.
  package func seek(to target: Int) async {
    let target = min(max(target, 0), Self.maximumFrame)
    if target < frame { begin() }
    while frame < target {
      advance()
      // Other clients wait on the same actor.
      if frame.isMultiple(of: Self.framesPerTurn) { await Task.yield() }
    }
  }

  /// Performs a live touch now; the future that was known until now is discarded.
  package func perform(_ action: TouchAction) {
    log.append(action, at: frame)
    lastKnownFrame = frame
    simulator.perform(action)
  }

  /// Sets a parameter, clamped to its range, and restarts; false if there is no such parameter.
  package func set(_ name: String, to value: Double) -> Bool {
    guard let parameter = scene.parameters.first(where: { $0.name == name }) else { return false }
    values[name] = min(max(value, parameter.minimum), parameter.maximum)
    restart()
    return true
  }

  /// Restarts the scene and discards its history.
  package func restart() {
    log.clear()
    begin()
    lastKnownFrame = 0
  }

  /// What happened up to the shown frame, recorded in a run of its own.
  package func recording() async -> Recording {
    let copy = PreviewSession(scene, playsTouches: playsTouches)
    copy.values = values
    copy.log = log
    copy.begin()
    let target = frame
    return copy.simulator.record { _ in
      while copy.frame < target { copy.advance() }
    }
  }

  private func begin() {
    log.rewind()
    simulator = Self.makeSimulator(scene, values, playsTouches)
    frame = 0
  }
}
