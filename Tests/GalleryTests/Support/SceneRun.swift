// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Gallery
import GalleryTestSupport
import Testing

/// A scene that has run for some time, as its recording shows it.
@MainActor
final class SceneRun {
  /// The recording of the scene, which may go on after the end of this run.
  let recording: Recording
  /// The number of frames of this run, the one at the start included.
  private let frameCount: Int
  private let scene: GalleryScene
  private let recorded: RecordedScene

  /// A run with the scene's touches, by default as long as the scene lasts.
  init(_ id: String, for seconds: TimeInterval? = nil) throws {
    scene = try #require(Gallery.scene(named: id))
    recorded = RecordedScene.of(scene, atLeast: seconds ?? 0)
    recording = recorded.recording
    frameCount = Int(((seconds ?? scene.duration) * recording.framesPerSecond).rounded()) + 1
  }

  /// The simulator at the end of the run, in which no test may let time pass.
  private(set) lazy var simulator =
    frameCount == recording.frameCount
    ? recorded.simulator : scene.simulator(afterFrames: frameCount - 1)

  /// What happened within the run, in order.
  private(set) lazy var events: [SimulatorEvent] = {
    let end = recording.time(ofFrame: frameCount - 1) + recording.frameTolerance
    return recording.events.filter { $0.time <= end }
  }()

  /// The states of an item at every frame at which it was simulated.
  func states(_ name: String) throws -> [DynamicItemState] {
    let item = recording.items.first { $0.name == name }
    let states = item?.states.values(frameCount: frameCount).compactMap { $0 } ?? []
    try #require(!states.isEmpty, "no item is called \(name); there are \(recording.itemNames)")
    return states
  }

  /// Where an item was at the end.
  func end(_ name: String) throws -> DynamicItemState {
    try #require(states(name).last)
  }

  /// The times at which an item began contact with a boundary; nil is the reference bounds.
  func contacts(of item: String, withBoundary identifier: String?) -> [TimeInterval] {
    events.filter {
      $0.kind == .beganContact && $0.item == item && $0.otherItem == nil
        && $0.boundary == identifier
    }.map(\.time)
  }

  /// The times at which two items began contact.
  func contacts(between first: String, and second: String) -> [TimeInterval] {
    events.filter {
      $0.kind == .beganContact && Set([$0.item, $0.otherItem]) == Set([first, second])
    }.map(\.time)
  }

  /// Whether every animator came to rest within the run.
  var isAtRest: Bool {
    events.last { $0.kind == .paused || $0.kind == .resumed }?.kind == .paused
  }
}

extension GalleryScene {
  /// A simulator of its own that has run the scene with its touches.
  @MainActor
  func simulator(afterFrames frames: Int) -> Simulator {
    let simulator = Simulator(rootViewController: makeViewController(), size: size)
    simulator.schedule(touches)
    for _ in 0..<frames { simulator.advance(by: simulator.frameDuration) }
    return simulator
  }
}

extension Recording {
  /// Half a frame in seconds: times of one frame differ by less.
  fileprivate var frameTolerance: TimeInterval { 0.5 / framesPerSecond }
}

extension DynamicItemState {
  /// How far this item is from a point, in points.
  func distance(to point: CGPoint) -> CGFloat {
    hypot(position.x - point.x, position.y - point.y)
  }

  /// How far a square of a side, turned as this item is, reaches out of a screen; negative is a gap.
  func reach(ofSide side: CGFloat, outOf screen: CGSize) -> CGFloat {
    let half = side / 2 * (abs(cos(angle)) + abs(sin(angle)))
    return max(
      half - position.x, half - position.y, position.x + half - screen.width,
      position.y + half - screen.height)
  }

  /// How deep a square of a side lies in another, if both stand upright; negative is a gap.
  func overlap(with other: DynamicItemState, side: CGFloat) -> CGFloat {
    side - max(abs(position.x - other.position.x), abs(position.y - other.position.y))
  }
}
