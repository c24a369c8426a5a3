// SPDX-License-Identifier: Apache-2.0

import Foundation

/// When an animation begins, how long it takes and how it repeats.
struct AnimationTiming: Sendable {
  /// Seconds of one run from the start to the end.
  var duration: TimeInterval
  /// Seconds before the first run begins; the start value is presented meanwhile.
  var delay: TimeInterval
  var curve: AnimationPace
  /// The number of runs, each with its reverse; may be infinite.
  var repeatCount: Double = 1
  /// Whether each run is followed by its reverse.
  var autoreverses = false

  init(duration: TimeInterval, delay: TimeInterval, curve: AnimationPace) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.curve = curve
  }

  /// Seconds from the call to the completion; infinite for one that repeats indefinitely.
  var totalDuration: TimeInterval {
    duration == 0 ? delay : delay + duration * (autoreverses ? 2 : 1) * repeatCount
  }

  /// The progress after the given seconds since the call.
  func progress(after elapsed: TimeInterval) -> CGFloat {
    guard elapsed >= delay else { return 0 }
    guard duration > 0, elapsed < totalDuration else { return 1 }
    let ways = (elapsed - delay) / duration
    let whole = ways.rounded(.down)
    var fraction = ways - whole
    let isWayBack = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    if isWayBack { fraction = 1 - fraction }
    return curve.progress(at: fraction, duration: duration)
  }
}
