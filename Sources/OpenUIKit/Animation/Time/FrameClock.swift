import Foundation

/// Something that a frame clock calls once per frame while it is joined.
@MainActor
package protocol FrameParticipant: AnyObject {
  /// Does the participant's work for the frame that begins at the clock's `now`.
  func frameClockDidTick(_ clock: FrameClock)
}

/// The stages of a frame, in the order in which a clock runs them.
package enum FramePhase: Int, CaseIterable, Sendable {
  case timers
  case displayLinks
  case dynamics
  case viewAnimations
  case layout
}

/// Names a value that a module above this one keeps with a clock.
package protocol FrameClockKey {
  /// The type of the value.
  associatedtype Value
}

/// The time that display links, timers, dynamic animators and view animations follow.
///
/// Somebody owns a clock and advances it: the simulator in virtual time, or a host in real time. A
/// clock that nobody advances stands still, and what joined it waits. Participants are held weakly,
/// so that dropping the last reference to an animator ends it, as in UIKit (S013).
@MainActor
package final class FrameClock {
  /// The clock that new participants join.
  package static var current = resting

  /// The clock where nobody has made one: it stands still.
  private static let resting = FrameClock()

  /// Whether somebody lets time pass, so that timers follow it and not the time of the machine.
  package static var isDriven: Bool { current !== resting }

  /// Seconds since the clock was made.
  package private(set) var now: TimeInterval = 0

  /// Frames since the clock was made.
  package private(set) var frameCount = 0

  /// Frames per second; the duration of a frame is its inverse.
  package let framesPerSecond: Double

  /// What modules above this one keep with a clock, by the type of the key.
  private var values: [ObjectIdentifier: Any] = [:]

  /// How the device is held whose time this is.
  package var posture = DevicePosture.upright

  /// What its owner has felt so far, oldest first.
  package internal(set) var feedback: [DeviceFeedback] = []

  /// The view animations that run on this clock.
  package private(set) lazy var viewAnimations = AnimationTimeline(clock: self)

  /// The timers that run on this clock.
  private(set) lazy var timers = FrameTimerQueue(clock: self)

  /// The participants that nobody else keeps, such as display links.
  private var retained: [any FrameParticipant] = []

  private var participants: [FramePhase: FrameParticipantList] = [:]

  /// Creates a clock at time 0; 60 frames per second unless told otherwise.
  package init(framesPerSecond: Double = 60) {
    self.framesPerSecond = framesPerSecond
  }

  /// Seconds from one frame to the next.
  package var frameDuration: TimeInterval { 1 / framesPerSecond }

  /// The value that a module above this one keeps with the clock.
  package subscript<Key: FrameClockKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a participant to a phase; one that is already there stays where it is.
  package func join(_ participant: any FrameParticipant, phase: FramePhase) {
    participants[phase, default: FrameParticipantList()].add(participant)
  }

  /// Adds a participant to a phase and keeps it until it leaves.
  package func joinRetained(_ participant: any FrameParticipant, phase: FramePhase) {
    if !retained.contains(where: { $0 === participant }) { retained.append(participant) }
    join(participant, phase: phase)
  }

  /// Removes a participant from a phase.
  package func leave(_ participant: any FrameParticipant, phase: FramePhase) {
    retained.removeAll { $0 === participant }
    participants[phase]?.remove(participant)
  }

  /// Whether a participant takes part in a phase.
  package func contains(_ participant: any FrameParticipant, phase: FramePhase) -> Bool {
    participants[phase]?.contains(participant) ?? false
  }

  /// The participants of a phase in the order of joining.
  package func participants(in phase: FramePhase) -> [any FrameParticipant] {
    participants[phase]?.alive ?? []
  }

  /// Puts the time back to a frame, or forward, without running anything.
  package func setFrameCount(_ count: Int) {
    frameCount = count
    now = Double(count) / framesPerSecond
  }

  /// Moves time on by one frame and runs every phase.
  ///
  /// A participant that leaves during a phase is not called any more; one that joins waits for the
  /// next frame if its phase has begun.
  package func advanceFrame() {
    frameCount += 1
    // The product keeps whole seconds exact where a running sum would drift.
    now = Double(frameCount) / framesPerSecond
    for phase in FramePhase.allCases {
      for participant in participants(in: phase) where contains(participant, phase: phase) {
        participant.frameClockDidTick(self)
      }
    }
  }
}
