import DynamicsSimulator
import Foundation

/// One client's run of a scene, which can be moved through in both directions.
///
/// Going back makes the controller anew and runs what happened again up to the wanted frame: the same
/// scene with the same touches gives the same states, bit by bit. So everything is as it was, the
/// app's own variables and timers included.
@MainActor
package final class PreviewSession {
  package let scene: PreviewScene
  package private(set) var simulator: Simulator

  /// The frame that is shown; 0 is the start.
  package private(set) var frame = 0

  /// The last frame that is known, which lies in the future after a step back.
  package private(set) var furthest = 0

  /// Seconds that the last frame took to run.
  package private(set) var frameCost: TimeInterval = 0

  /// Whether the scene's own fingers play.
  package let playsTouches: Bool

  /// The values of the scene's parameters.
  package private(set) var values: [String: Double]

  private var log = ActionLog()

  /// The most frames that are run before others get their turn.
  private static let turn = 60

  /// An hour of frames; nobody watches longer, and a step back would take too long.
  package static let longest = 216_000

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

  /// Runs one frame, with what fingers are known to do at it.
  package func advance() {
    guard frame < Self.longest else { return }
    while let action = log.next(upTo: frame) { simulator.perform(action) }
    let start = ContinuousClock.now
    simulator.advance(by: simulator.frameDuration)
    frameCost = start.duration(to: .now) / .seconds(1)
    frame += 1
    furthest = max(furthest, frame)
  }

  /// Goes to a frame, back or forth; one beyond the known future is run for the first time.
  package func seek(to target: Int) async {
    let target = min(max(target, 0), Self.longest)
    if target < frame { begin() }
    while frame < target {
      advance()
      // Other clients wait on the same actor.
      if frame.isMultiple(of: Self.turn) { await Task.yield() }
    }
  }

  /// Does what a finger does now; the future that was known until now is forgotten.
  package func perform(_ action: FingerAction) {
    log.note(action, at: frame)
    furthest = frame
    simulator.perform(action)
  }

  /// Gives a parameter a value within its range and starts anew; false if there is no such parameter.
  package func set(_ name: String, to value: Double) -> Bool {
    guard let parameter = scene.parameters.first(where: { $0.name == name }) else { return false }
    values[name] = min(max(value, parameter.minimum), parameter.maximum)
    restart()
    return true
  }

  /// Starts the scene anew, without anything that happened.
  package func restart() {
    log.clear()
    begin()
    furthest = 0
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
