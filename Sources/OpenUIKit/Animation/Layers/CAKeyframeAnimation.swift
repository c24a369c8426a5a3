// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Animates a property through several values, or a position along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// The path that a point follows; takes precedence over the values.
  open var path: CGPath?
  /// The times of the values as fractions of the duration; evenly spaced unless set, and ignored by
  /// the paced modes.
  open var keyTimes: [NSNumber]?
  /// The timing functions between the values; linear unless set, and ignored by the paced modes.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values are interpolated; `.linear` unless set.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether a layer turns with the path; not unless set.
  open var rotationMode: CAAnimationRotationMode?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    rotationMode = other.rotationMode
  }

  override func apply(to layerValues: inout LayerValues, at time: CFTimeInterval) {
    super.apply(to: &layerValues, at: time)
    guard let rotationMode, let track = pathTrack, let share = progress(atTime: time) else {
      return
    }
    guard let (piece, parameter) = place(on: track, at: share) else { return }
    let turn = piece.direction(at: parameter) + (rotationMode == .rotateAutoReverse ? .pi : 0)
    LayerProperty.set(.number(turn), of: &layerValues, at: "transform.rotation.z")
  }

  override func value(at share: CGFloat, base: LayerValue) -> LayerValue? {
    if let track = pathTrack {
      guard let (piece, parameter) = place(on: track, at: share) else {
        return track.last.map { .point($0.point(at: 1)) }
      }
      return .point(piece.point(at: calculationMode == .discrete ? 0 : parameter))
    }
    let keys = (values ?? []).compactMap { LayerValue($0)?.matching(base) }
    guard keys.count == values?.count, let last = keys.last else { return nil }
    let distances = zip(keys, keys.dropFirst()).map { $0.distance(to: $1) }
    let (step, local) = segment(at: share, among: keys.count, distances: distances)
    guard step + 1 < keys.count else { return last }
    switch calculationMode {
    case .discrete: return keys[step]
    case .cubic, .cubicPaced: return Self.curved(keys, step, local)
    default: return keys[step].mixed(with: keys[step + 1], at: local)
    }
  }

  /// Whether times follow from distances.
  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  private var pathTrack: [PathSegment]? { path.map { PathSegment.segments(of: $0.pathGeometry) } }

  /// The piece of a path at a share of the time, and the parameter on it; nil at the end.
  private func place(
    on track: [PathSegment], at share: CGFloat
  ) -> (piece: PathSegment, parameter: CGFloat)? {
    let (step, local) = segment(at: share, among: track.count + 1, distances: track.map(\.length))
    guard track.indices.contains(step) else { return nil }
    return (track[step], isPaced ? track[step].parameter(atLength: local) : local)
  }

  /// The step between two keys that a share of the duration falls into, and how far into it.
  private func segment(
    at share: CGFloat, among count: Int, distances: [CGFloat]
  ) -> (step: Int, local: CGFloat) {
    guard count > 1 else { return (0, 0) }
    let times = times(count, distances)
    // A value of its own for as long as any other, where nothing moves in between.
    let step = min(max((times.firstIndex { $0 > share } ?? count) - 1, 0), count - 1)
    guard step + 1 < times.count, times[step + 1] > times[step] else { return (step, 1) }
    let local = (share - times[step]) / (times[step + 1] - times[step])
    guard !isPaced, let functions = timingFunctions, functions.indices.contains(step) else {
      return (step, min(max(local, 0), 1))
    }
    return (step, functions[step].curve.progress(at: Double(local)))
  }

  private func times(_ count: Int, _ distances: [CGFloat]) -> [CGFloat] {
    let total = distances.reduce(0, +)
    if isPaced, total > 0 {
      return distances.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / total) }
    }
    if let keyTimes, keyTimes.count >= count {
      return keyTimes.prefix(count).map { CGFloat($0.doubleValue) }
    }
    // Discrete values share the time among them, so that the last one is shown as long as the
    // first.
    let steps = CGFloat(calculationMode == .discrete ? count : count - 1)
    return (0..<count).map { CGFloat($0) / steps }
  }

  /// The value on the curve through the keys whose tangents are those of Catmull and Rom.
  private static func curved(_ keys: [LayerValue], _ step: Int, _ t: CGFloat) -> LayerValue {
    let numbers = (-1...2).compactMap { keys[min(max(step + $0, 0), keys.count - 1)].components }
    guard numbers.count == 4, numbers.allSatisfy({ $0.count == numbers[0].count }) else {
      return keys[step].mixed(with: keys[step + 1], at: t)
    }
    return keys[step].replacing(
      numbers[0].indices.map { index in
        let (a, b, c, d) = (
          numbers[0][index], numbers[1][index], numbers[2][index], numbers[3][index]
        )
        let linear = (c - a) * t
        let square = (2 * a - 5 * b + 4 * c - d) * t * t
        let cube = (3 * b - a - 3 * c + d) * t * t * t
        return b + (linear + square + cube) / 2
      })
  }
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// On straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: one after the other.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On straight lines, at the same speed everywhere; the times are not asked.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at about the same speed everywhere.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns on its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its x axis along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
