// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a property animator's share of the way changes with time.
struct AnimatorMotion {
  /// When it begins to move, in seconds of the clock.
  let startTime: TimeInterval
  let startProgress: CGFloat
  /// 1 forwards, 0 backwards.
  let endProgress: CGFloat
  /// Seconds.
  let duration: TimeInterval
  let curve: AnimationPace

  /// The share of the way at a time of the clock; a spring may pass its end.
  func progress(at time: TimeInterval) -> CGFloat {
    guard time > startTime else {
      return duration > 0 || time < startTime ? startProgress : endProgress
    }
    guard !isOver(at: time) else { return endProgress }
    let share = curve.progress(at: (time - startTime) / duration, duration: duration)
    return startProgress + (endProgress - startProgress) * share
  }

  /// Whether the end is reached; a frame may fall a rounding error short of it.
  func isOver(at time: TimeInterval) -> Bool {
    time - startTime >= duration - 1e-9
  }
}
