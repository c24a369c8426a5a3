// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that has a time of its own inside of another: an animation on its layer, a layer in
/// the one around it.
public protocol CAMediaTiming {
  /// When it begins, in seconds of the time around it; 0 stands for now in an animation that is
  /// added.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run; 0 stands for the transaction's duration, 0.25 s unless set.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs; 1 unless set, 0 stands still.
  var speed: Float { get set }
  /// Seconds that its time is ahead; an animation wraps around at its end and so takes as long.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; once by default, `.infinity` for an endless animation.
  var repeatCount: Float { get set }
  /// Seconds for which runs are made; counts instead of `repeatCount` where it is not 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The model's value, before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value, after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value, before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before and the last after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsForwards: Bool { self == .forwards || self == .both }
  var fillsBackwards: Bool { self == .backwards || self == .both }
}

/// The name of `CAMediaTimingFillMode.forwards` before Swift 4.2.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The name of `CAMediaTimingFillMode.backwards` before Swift 4.2.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The name of `CAMediaTimingFillMode.both` before Swift 4.2.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The name of `CAMediaTimingFillMode.removed` before Swift 4.2.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// Where an animation is in its runs.
struct MediaTime {
  /// The share of a run, turned round on the way back.
  var fraction: Double
  /// Whether the end has passed.
  var isOver: Bool

  /// - Parameters:
  ///   - timing: the times of the animation.
  ///   - duration: its seconds, with the transaction's in the place of 0.
  ///   - time: the time around it.
  ///   - includesEnd: whether the end itself is shown without being filled.
  /// - Returns: nil where nothing is to be shown.
  init?(
    _ timing: some CAMediaTiming, duration: CFTimeInterval, at time: CFTimeInterval,
    includesEnd: Bool = false
  ) {
    let elapsed = Self.elapsed(timing, at: time)
    let total = Self.total(timing, duration: duration)
    isOver = Self.isOver(timing, duration: duration, at: time)
    fraction = 0
    guard elapsed.isFinite, timing.timeOffset.isFinite, duration > 0 else {
      guard timing.fillMode.fillsForwards else { return nil }
      fraction = timing.autoreverses ? 0 : 1
      return
    }
    if elapsed < 0, !timing.fillMode.fillsBackwards { return nil }
    let isShownAtEnd = includesEnd && elapsed <= total + 1e-9
    if isOver, !isShownAtEnd, !timing.fillMode.fillsForwards { return nil }
    var local = min(max(elapsed, 0), total) + timing.timeOffset
    // What the offset moves beyond the end comes at the beginning.
    let period = total.isFinite ? total : duration * (timing.autoreverses ? 2 : 1)
    if local < 0 || local > period { local -= (local / period).rounded(.down) * period }
    let runs = local / duration
    var whole = runs.rounded(.down)
    // The end belongs to the last run, not to one after it.
    if isOver || local == total, whole == runs, whole > 0 { whole -= 1 }
    fraction = runs - whole
    if timing.autoreverses, whole.truncatingRemainder(dividingBy: 2) == 1 {
      fraction = 1 - fraction
    }
  }

  /// Seconds since the beginning in the animation's own time.
  private static func elapsed(
    _ timing: some CAMediaTiming, at time: CFTimeInterval
  ) -> CFTimeInterval {
    (time - timing.beginTime) * Double(timing.speed)
  }

  /// Whether the end has passed; also if a time is not a number.
  static func isOver(
    _ timing: some CAMediaTiming, duration: CFTimeInterval, at time: CFTimeInterval
  ) -> Bool {
    // A frame may fall a rounding error short of the end.
    !(elapsed(timing, at: time) < total(timing, duration: duration) - 1e-9)
  }

  /// The duration of all repetitions in seconds; infinite for an endless animation.
  static func total(_ timing: some CAMediaTiming, duration: CFTimeInterval) -> CFTimeInterval {
    if timing.repeatDuration > 0 { return timing.repeatDuration }
    let count = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
    return duration * (timing.autoreverses ? 2 : 1) * count
  }
}
