// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Plays scripted touches: at the beginning of every frame each touch is where its script says for the
/// frame's time.
///
/// A class, because the app may schedule more touches while it handles one.
@MainActor
final class TouchScheduler: FrameParticipant {
  /// A touch that is still to come, or is down.
  private struct ScheduledTouch {
    let identifier: Int
    let touch: ScriptedTouch
    /// Nil before the touch begins.
    var position: CGPoint?
    /// Whether the app is handling the touch right now.
    var isBeingDelivered = false
  }

  private let activeTouches: ActiveTouches
  private var scheduled: [ScheduledTouch] = []
  private var nextIdentifier = 0

  /// Frame times are whole sixtieths, times of scripts are decimal fractions; in seconds.
  private static let timeTolerance = 1e-6

  init(activeTouches: ActiveTouches) {
    self.activeTouches = activeTouches
  }

  /// Whether a touch is still to come, or is down.
  var isBusy: Bool { !scheduled.isEmpty }

  /// Adds touches, all of whose numbers are finite.
  func add(_ touches: [ScriptedTouch]) {
    for touch in touches {
      scheduled.append(ScheduledTouch(identifier: nextIdentifier, touch: touch))
      nextIdentifier += 1
    }
  }

  /// Ends the touches that are down, and forgets those that are still to come.
  func endAll() {
    let ended = scheduled
    scheduled = []
    for touch in ended where touch.position != nil {
      activeTouches.end(.scripted(touch.identifier))
    }
  }

  func frameClockDidTick(_ clock: FrameClock) {
    deliver(at: clock.now)
  }

  /// Begins, moves and ends touches as of a time.
  func deliver(at now: TimeInterval) {
    // By identifier: the app may schedule more touches meanwhile, which calls this again.
    for identifier in scheduled.map(\.identifier) { deliver(identifier, at: now) }
  }

  private func deliver(_ identifier: Int, at now: TimeInterval) {
    guard let index = index(of: identifier), !scheduled[index].isBeingDelivered,
      scheduled[index].touch.start <= now + Self.timeTolerance
    else { return }
    scheduled[index].isBeingDelivered = true
    let hasEnded = advance(scheduled[index], to: now)
    guard let index = self.index(of: identifier) else { return }
    scheduled[index].isBeingDelivered = false
    if hasEnded { scheduled.remove(at: index) }
  }

  private func index(of identifier: Int) -> Int? {
    scheduled.firstIndex { $0.identifier == identifier }
  }

  private func advance(_ scheduledTouch: ScheduledTouch, to now: TimeInterval) -> Bool {
    let touch = scheduledTouch.touch
    let source = ActiveTouches.Source.scripted(scheduledTouch.identifier)
    var position = scheduledTouch.position ?? touch.origin
    if scheduledTouch.position == nil {
      setPosition(position, of: scheduledTouch.identifier)
      activeTouches.begin(source, at: position)
    }
    let hasEnded = now >= touch.start + touch.duration - Self.timeTolerance
    let target = hasEnded ? touch.destination : touch.position(at: now)
    if target != position {
      position = target
      setPosition(position, of: scheduledTouch.identifier)
      activeTouches.move(source, to: position)
    }
    if hasEnded { activeTouches.end(source) }
    return hasEnded
  }

  private func setPosition(_ position: CGPoint, of identifier: Int) {
    guard let index = index(of: identifier) else { return }
    scheduled[index].position = position
  }
}

extension ScriptedTouch {
  /// When the touch begins, in seconds.
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

  /// Where the touch begins.
  var origin: CGPoint {
    switch self {
    case .tap(let point, _), .longPress(let point, _, _), .drag(let point, _, _, _): point
    }
  }

  /// Where it ends.
  var destination: CGPoint {
    if case .drag(_, let destination, _, _) = self { return destination }
    return origin
  }

  /// Where it is in between: a drag moves at constant speed.
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
