// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A frame of a clock.
@MainActor
struct FrameStamp {
  private weak var clock: FrameClock?
  private let frame: Int

  /// The present frame of the current clock.
  init() {
    clock = AppEnvironment.current.clock
    frame = AppEnvironment.current.clock.frameCount
  }

  /// Whether it is the present frame of the current clock.
  var isCurrent: Bool {
    clock === AppEnvironment.current.clock && frame == AppEnvironment.current.clock.frameCount
  }

  /// Whether it is a frame of the current clock that has passed.
  var hasPassed: Bool {
    clock === AppEnvironment.current.clock && frame < AppEnvironment.current.clock.frameCount
  }
}
