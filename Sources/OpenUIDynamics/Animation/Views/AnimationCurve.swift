import Foundation

/// How far an animation has come at a share of its duration.
package enum AnimationCurve: Sendable, Equatable {
  case easeInOut
  case easeIn
  case easeOut
  case linear
  case spring(SpringCurve)

  /// The share of the way, 0 at the start and 1 at the end; a spring may pass 1 in between.
  package func progress(at fraction: Double, duration: TimeInterval) -> CGFloat {
    let share = min(max(fraction, 0), 1)
    return switch self {
    case .linear: CGFloat(share)
    // The control points of Core Animation's named timing functions.
    case .easeIn: Self.bezier(0.42, 0, 1, 1, at: share)
    case .easeOut: Self.bezier(0, 0, 0.58, 1, at: share)
    case .easeInOut: Self.bezier(0.42, 0, 0.58, 1, at: share)
    case .spring(let spring): share >= 1 ? 1 : spring.progress(at: share * duration)
    }
  }

  /// The y of the cubic from (0, 0) to (1, 1) with two controls, at a given x.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> CGFloat {
    func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    var low = 0.0
    var high = 1.0
    // Fifty halvings reach the last bit; x grows with t, so halving cannot miss.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return CGFloat(value(y1, y2, (low + high) / 2))
  }
}
