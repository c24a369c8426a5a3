import DynamicsSimulator
import Gallery
import Testing

/// A scene that has run, with what was seen of it.
@MainActor
struct SceneRun {
  let simulator: Simulator
  let recording: Recording

  /// Runs a scene with its touches, as long as it lasts unless told otherwise.
  init(_ id: String, for seconds: TimeInterval? = nil) throws {
    let scene = try #require(Gallery.scene(named: id))
    simulator = Simulator(rootViewController: scene.makeViewController(), size: scene.size)
    simulator.schedule(scene.touches)
    recording = simulator.record(for: seconds ?? scene.duration)
  }

  /// The states of an item at every frame at which it was simulated.
  func states(_ name: String) throws -> [DynamicItemState] {
    let states = recording.states(ofItem: name)
    try #require(!states.isEmpty, "no item is called \(name); there are \(recording.itemNames)")
    return states
  }

  /// Where an item was at the end.
  func end(_ name: String) throws -> DynamicItemState {
    try #require(states(name).last)
  }

  /// The times at which an item began contact with a boundary; nil is the reference bounds.
  func contacts(of item: String, withBoundary identifier: String?) -> [TimeInterval] {
    recording.events.filter {
      $0.kind == .beganContact && $0.item == item && $0.otherItem == nil
        && $0.boundary == identifier
    }.map(\.time)
  }

  /// The times at which two items began contact.
  func contacts(between first: String, and second: String) -> [TimeInterval] {
    recording.events.filter {
      $0.kind == .beganContact && Set([$0.item, $0.otherItem]) == Set([first, second])
    }.map(\.time)
  }

  /// Whether every animator came to rest within the run.
  var isAtRest: Bool {
    recording.events.last { $0.kind == .paused || $0.kind == .resumed }?.kind == .paused
  }
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
