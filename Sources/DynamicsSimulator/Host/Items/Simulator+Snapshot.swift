// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension Simulator {
  /// The state of all animators on this screen, the time and the events so far, to step back to.
  ///
  /// Stepping back is exact for all that animators hold; see `UIDynamicAnimator.snapshot()`. What the
  /// app keeps itself is the app's: its properties, the tree of views, timers, view animations and
  /// gestures stay as they are, and touches that were played are over. A scene in which those matter is
  /// run again from its beginning instead, which gives the same states.
  ///
  ///     let moment = simulator.snapshot()
  ///     simulator.advance(by: 1)
  ///     try simulator.restore(moment)
  public func snapshot() -> Snapshot {
    Snapshot(
      clock: clock, frameCount: clock.frameCount, remainder: remainder, events: events,
      discardedEventCount: discardedEventCount,
      time: clock.now, animators: animators.alive.map { ($0, $0.snapshot()) })
  }

  /// Returns to a snapshot of this simulator, of an earlier or a later time.
  ///
  /// Animators that were made since keep their state. A call from code that runs in a frame, or while
  /// a recording is being made, is refused with a diagnostic, and so is a moment of another simulator.
  ///
  /// - Throws: `UIDynamicAnimator.SnapshotError` if an animator cannot go back; nothing has changed
  ///   then.
  public func restore(_ snapshot: Snapshot) throws(UIDynamicAnimator.SnapshotError) {
    guard !isRunningFrame, recorder == nil else {
      return RefusedInput.report(
        for: "Simulator.restore(_:)",
        problem: "A frame runs, or a recording is being made, so nothing changes.",
        remedy: "Restore after the frame or the recording.")
    }
    guard snapshot.clock === clock else {
      return RefusedInput.report(
        for: "Simulator.restore(_:)",
        problem: "The snapshot belongs to another simulator; nothing changes.",
        remedy: "Restore a snapshot of the same simulator.")
    }
    for (animator, moment) in snapshot.animators {
      if let problem = animator.problem(restoring: moment) { throw problem }
    }
    clock.setFrameCount(snapshot.frameCount)
    remainder = snapshot.remainder
    events = snapshot.events
    discardedEventCount = snapshot.discardedEventCount
    for (animator, moment) in snapshot.animators { try animator.restore(moment) }
  }

  /// The state of a simulator's animators at a moment; made by `snapshot()`.
  @MainActor
  public struct Snapshot {
    /// The clock of the simulator whose moment it is.
    let clock: FrameClock
    let frameCount: Int
    let remainder: TimeInterval
    /// All of them, because going forward brings back what going back took away.
    let events: [SimulatorEvent]
    let discardedEventCount: Int
    /// The virtual time of the moment in seconds.
    public let time: TimeInterval
    let animators: [(UIDynamicAnimator, UIDynamicAnimator.Snapshot)]

    /// About how many bytes of memory the snapshot takes.
    public var byteCount: Int { animators.reduce(0) { $0 + $1.1.byteCount } }

    /// What `Simulator.stateHash` was at the moment, as soon as it is restored: that of the animators
    /// of the moment as they are now, without those that were made since.
    package var presentHash: UInt64 {
      animators.reduce(into: FNV1a()) { $0.add($1.0.stateHash) }.value
    }
  }
}
