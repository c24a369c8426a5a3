// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The timing function of an animation: progress as a function of elapsed time.
enum AnimationPace: Sendable, Equatable {
  case easeInOut
  case easeIn
  case easeOut
  case linear
  case cubic(CubicCurve)
  case spring(SpringCurve)

  /// The progress, from 0 to 1; a spring may exceed 1 in between.
  func progress(at fraction: Double, duration: TimeInterval) -> CGFloat {
    let share = min(max(fraction, 0), 1)
    return switch self {
    case .linear: CGFloat(share)
    case .easeIn: CubicCurve.easeIn.progress(at: share)
    case .easeOut: CubicCurve.easeOut.progress(at: share)
    case .easeInOut: CubicCurve.easeInOut.progress(at: share)
    case .cubic(let curve): curve.progress(at: share)
    case .spring(let spring): share >= 1 ? 1 : spring.progress(at: share * duration)
    }
  }
}

/// A Bézier curve from (0, 0) to (1, 1): progress over elapsed time.
struct CubicCurve: Sendable, Equatable {
  let control1: CGPoint
  let control2: CGPoint

  // The control points of Core Animation's named timing functions.
  static let easeIn = CubicCurve(0.42, 0, 1, 1)
  static let easeOut = CubicCurve(0, 0, 0.58, 1)
  static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default.
  static let standard = CubicCurve(0.25, 0.1, 0.25, 1)

  /// Creates a curve; times of control points are clamped to 0…1, because time does not run
  /// backward.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func time(_ x: Double) -> Double { x.isFinite ? min(max(x, 0), 1) : 0 }
    func share(_ y: Double) -> Double { y.isFinite ? y : 0 }
    control1 = CGPoint(x: time(x1), y: share(y1))
    control2 = CGPoint(x: time(x2), y: share(y2))
  }

  /// The progress at a fraction of the time.
  func progress(at time: Double) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    // Fifty halvings reach the last bit; x grows with t, so halving cannot miss.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.value(Double(control1.x), Double(control2.x), middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return CGFloat(Self.value(Double(control1.y), Double(control2.y), (low + high) / 2))
  }

  private static func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
