// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Says how a property animator is paced.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two kinds of parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of curves.
public enum UITimingCurveType: Int, Sendable {
  /// One that UIKit knows by name.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Both.
  case composed = 3
}

/// A pace that is a Bézier curve of the way over the time.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve's name; `.easeInOut` for one given by points.
  public let animationCurve: UIView.AnimationCurve
  private let curve: CubicCurve
  private let isNamed: Bool

  /// Creates the curve that the system uses: fast at first, then slow.
  public override init() {
    (animationCurve, curve, isNamed) = (.easeInOut, .standard, true)
    super.init()
  }

  /// Creates a curve by its name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve =
      switch curve {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: CubicCurve(0, 0, 1, 1)
      }
    isNamed = true
    super.init()
  }

  /// Creates a curve from (0, 0) to (1, 1) from its two inner control points; times (x) are cut to
  /// 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    curve = CubicCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    isNamed = false
    super.init()
  }

  /// The first inner control point.
  open var controlPoint1: CGPoint { curve.control1 }
  /// The second inner control point.
  open var controlPoint2: CGPoint { curve.control2 }
  /// Built in where the curve was named, otherwise cubic.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var animationPace: AnimationPace { .cubic(curve) }
}

/// A pace that is a spring's.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// Arrives when the animator's duration is over.
    case ratio(Double)
    /// Takes its own time.
    case curve(SpringCurve)
  }

  private let kind: Kind
  /// The initial speed, in distances from start to end per second.
  public let initialVelocity: CGVector

  /// Creates the system's spring, which does not swing and takes its own time: mass 3, stiffness
  /// 1000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that comes to rest when the animator's duration is over.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that comes to rest when the animator's duration is over.
  ///
  /// Differs from UIKit: one speed is used for all directions, that along x, or where it is 0 along
  /// y.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// Creates the spring of a mass; it takes its own time, whatever the animator's duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .curve(
      SpringCurve(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Self.speed(velocity)))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with a felt duration in seconds and a bounce: 0 does not swing.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let frequency = 2 * .pi / CGFloat(duration > 0 && duration.isFinite ? duration : 0.5)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * (1 - bounce) * frequency,
      initialVelocity: initialVelocity)
  }

  /// Spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  private nonisolated static func speed(_ velocity: CGVector) -> Double {
    Double(velocity.dx != 0 ? velocity.dx : velocity.dy)
  }

  /// The seconds that the spring takes by itself; nil where the animator's duration counts.
  var settlingDuration: TimeInterval? {
    if case .curve(let curve) = kind { curve.settlingDuration } else { nil }
  }

  func animationPace(arrivingAfter duration: TimeInterval) -> AnimationPace {
    switch kind {
    case .curve(let curve): .spring(curve)
    case .ratio(let ratio):
      .spring(
        SpringCurve(
          dampingRatio: ratio, initialVelocity: Self.speed(initialVelocity),
          arrivingAfter: duration))
    }
  }
}
