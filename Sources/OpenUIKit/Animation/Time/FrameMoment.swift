import Foundation

/// A frame of a clock.
@MainActor
struct FrameMoment {
  private weak var clock: FrameClock?
  private let frame: Int

  /// The present frame of the current clock.
  init() {
    clock = FrameClock.current
    frame = FrameClock.current.frameCount
  }

  /// Whether it is the present frame of the current clock.
  var isNow: Bool { clock === FrameClock.current && frame == FrameClock.current.frameCount }

  /// Whether it is a frame of the current clock that has passed.
  var isPast: Bool { clock === FrameClock.current && frame < FrameClock.current.frameCount }
}
