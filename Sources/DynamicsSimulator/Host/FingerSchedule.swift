import Foundation
import OpenUIDynamics

/// Plays scripted touches: at the beginning of every frame each finger is where its script says for
/// the frame's time.
///
/// A class, because the app may schedule more touches while it is being touched.
@MainActor
final class FingerSchedule: FrameParticipant {
  /// A finger that waits, or is down.
  private struct Finger {
    let identifier: Int
    let touch: ScriptedTouch
    var position: CGPoint?
    /// Whether the app is being told of it right now.
    var isBeingDelivered = false
  }

  private let dispatcher: TouchDispatcher
  private var fingers: [Finger] = []
  private var nextIdentifier = 0
  private var live = LiveFingers()

  /// The fingers that were on the screen since the recorder looked last, and where.
  private(set) var shown: [(identifier: Int, point: CGPoint)] = []

  /// Boundaries are whole sixtieths, times of scripts are decimal fractions; in seconds.
  private static let timeTolerance = 1e-6

  init(dispatcher: TouchDispatcher) {
    self.dispatcher = dispatcher
  }

  /// Whether a finger waits or is down.
  var isBusy: Bool { !fingers.isEmpty }

  /// Adds touches, all of whose numbers are finite.
  func add(_ touches: [ScriptedTouch]) {
    for touch in touches {
      fingers.append(Finger(identifier: nextIdentifier, touch: touch))
      nextIdentifier += 1
    }
  }

  /// Does what a finger that is held live does; one that is not down neither moves nor rises.
  func perform(_ action: FingerAction) {
    switch action {
    case .down(let finger, let point):
      guard let identifier = live.comeDown(finger) else { return }
      show(identifier, at: point)
      dispatcher.begin(identifier, at: point)
    case .move(let finger, let point):
      guard let identifier = live.identifier(of: finger) else { return }
      show(identifier, at: point)
      dispatcher.move(identifier, to: point)
    case .up(let finger):
      guard let identifier = live.lift(finger) else { return }
      dispatcher.end(identifier)
    }
  }

  func frameClockDidTick(_ clock: FrameClock) {
    deliver(at: clock.now)
  }

  /// Puts down, moves and lifts fingers as of a time.
  func deliver(at now: TimeInterval) {
    // By their numbers: the app may schedule more while it is told, and so call this again.
    for identifier in fingers.map(\.identifier) { deliver(identifier, at: now) }
  }

  private func deliver(_ identifier: Int, at now: TimeInterval) {
    guard let number = number(of: identifier), !fingers[number].isBeingDelivered,
      fingers[number].touch.start <= now + Self.timeTolerance
    else { return }
    fingers[number].isBeingDelivered = true
    let hasEnded = advance(fingers[number], to: now)
    guard let number = self.number(of: identifier) else { return }
    fingers[number].isBeingDelivered = false
    if hasEnded { fingers.remove(at: number) }
  }

  private func number(of identifier: Int) -> Int? {
    fingers.firstIndex { $0.identifier == identifier }
  }

  /// Forgets the fingers that are up, after the recorder has seen them.
  func forgetLifted() {
    let down = Set(fingers.filter { $0.position != nil }.map(\.identifier))
    shown.removeAll { !down.contains($0.identifier) && !live.contains($0.identifier) }
  }

  private func advance(_ finger: Finger, to now: TimeInterval) -> Bool {
    let touch = finger.touch
    var position = finger.position ?? touch.origin
    if finger.position == nil {
      show(finger.identifier, at: position)
      dispatcher.begin(finger.identifier, at: position)
    }
    let hasEnded = now >= touch.start + touch.duration - Self.timeTolerance
    let target = hasEnded ? touch.destination : touch.position(at: now)
    if target != position {
      position = target
      show(finger.identifier, at: position)
      dispatcher.move(finger.identifier, to: position)
    }
    if hasEnded { dispatcher.end(finger.identifier) }
    return hasEnded
  }

  private func show(_ identifier: Int, at point: CGPoint) {
    if let number = number(of: identifier) { fingers[number].position = point }
    if let number = shown.firstIndex(where: { $0.identifier == identifier }) {
      shown[number].point = point
    } else {
      shown.append((identifier, point))
    }
  }
}

extension ScriptedTouch {
  /// When the finger comes down, in seconds.
  var start: TimeInterval {
    switch self {
    case .tap(_, let time): time
    case .drag(_, _, let start, _), .longPress(_, let start, _): start
    }
  }

  /// How long it stays down, in seconds; a tap takes no time.
  var duration: TimeInterval {
    switch self {
    case .tap: 0
    case .drag(_, _, _, let duration), .longPress(_, _, let duration): max(duration, 0)
    }
  }

  /// Where the finger comes down.
  var origin: CGPoint {
    switch self {
    case .tap(let point, _), .longPress(let point, _, _), .drag(let point, _, _, _): point
    }
  }

  /// Where it is lifted.
  var destination: CGPoint {
    if case .drag(_, let destination, _, _) = self { return destination }
    return origin
  }

  /// Where it is in between: a drag moves evenly.
  func position(at now: TimeInterval) -> CGPoint {
    guard duration > 0 else { return destination }
    let share = CGFloat(min(max((now - start) / duration, 0), 1))
    return CGPoint(
      x: origin.x + (destination.x - origin.x) * share,
      y: origin.y + (destination.y - origin.y) * share)
  }

  /// Whether all numbers are finite.
  var isPlayable: Bool {
    [start, duration].allSatisfy(\.isFinite)
      && [origin.x, origin.y, destination.x, destination.y].allSatisfy(\.isFinite)
  }
}
