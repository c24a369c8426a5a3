// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that a frame clock calls once per frame after it has joined a phase.
@MainActor
package protocol FrameParticipant: AnyObject {
  /// Performs the work of the frame that begins at the clock's `now`.
  func frameClockDidTick(_ clock: FrameClock)
}

/// The phases of a frame, in the order in which a clock runs them.
package enum FramePhase: Int, CaseIterable, Sendable {
  case timers
  case displayLinks
  case dynamics
  case viewAnimations
  case layout
}

/// A clock that counts frames and calls its participants in each of them.
///
/// Display links, timers, dynamic animators and view animations follow one. The owner advances it:
/// a simulator in virtual time, a host in real time. A clock that is not advanced stands still, and
/// its participants wait. Participants are held weakly, so that dropping the last reference to an
/// animator ends it, as in UIKit (S013).
@MainActor
package final class FrameClock {
  /// Seconds since the clock was made.
  package private(set) var now: TimeInterval = 0

  /// Frames since the clock was made.
  package private(set) var frameCount = 0

  /// Frames per second; the duration of a frame is its inverse.
  package let framesPerSecond: Double

  /// The participants that only the clock retains, such as display links.
  private var retained: [any FrameParticipant] = []

  /// The participants by phase: an array, because a change of a dictionary's value in place allocates.
  private var participants = FramePhase.allCases.map { _ in FrameParticipantList() }

  /// Creates a clock at time 0; 60 frames per second by default.
  package init(framesPerSecond: Double = 60) {
    self.framesPerSecond = framesPerSecond
  }

  /// Seconds from one frame to the next.
  package var frameDuration: TimeInterval { 1 / framesPerSecond }

  /// Adds a participant to a phase; one that has joined already keeps its position.
  package func join(_ participant: any FrameParticipant, phase: FramePhase) {
    participants[phase.rawValue].add(participant)
  }

  /// Adds a participant to a phase and retains it until it leaves.
  package func joinRetained(_ participant: any FrameParticipant, phase: FramePhase) {
    if !retained.contains(where: { $0 === participant }) { retained.append(participant) }
    join(participant, phase: phase)
  }

  /// Removes a participant from a phase.
  package func leave(_ participant: any FrameParticipant, phase: FramePhase) {
    retained.removeAll { $0 === participant }
    participants[phase.rawValue].remove(participant)
  }

  /// Whether a participant takes part in a phase.
  package func contains(_ participant: any FrameParticipant, phase: FramePhase) -> Bool {
    participants[phase.rawValue].contains(participant)
  }

  /// The participants of a phase in the order of joining.
  package func participants(in phase: FramePhase) -> [any FrameParticipant] {
    participants[phase.rawValue].alive
  }

  /// Sets the time to that of a frame, earlier or later, without running any phase.
  package func setFrameCount(_ count: Int) {
    frameCount = count
    now = Double(count) / framesPerSecond
  }

  /// Advances time by one frame and runs every phase.
  ///
  /// A participant that leaves during a phase is no longer called; one that joins is first called
  /// in the next frame if its phase has begun.
  package func advanceFrame() {
    frameCount += 1
    // The product keeps whole seconds exact where a running sum would drift.
    now = Double(frameCount) / framesPerSecond
    for phase in FramePhase.allCases { run(phase) }
  }

  private func run(_ phase: FramePhase) {
    let removals = participants[phase.rawValue].removalCount
    for entry in participants[phase.rawValue].entries() {
      guard let participant = entry.object else { continue }
      // Whether one has left is asked only after some have.
      if removals != participants[phase.rawValue].removalCount,
        !contains(participant, phase: phase)
      {
        continue
      }
      participant.frameClockDidTick(self)
    }
  }
}
