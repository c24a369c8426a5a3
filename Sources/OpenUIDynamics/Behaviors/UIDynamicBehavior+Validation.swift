import Foundation

/// The numbers that behaviors accept; everything else is refused and said (wall of the design: bad
/// input is harmless).
extension UIDynamicBehavior {
  /// Whether a number is finite and in a range; says why not in a diagnostic.
  static func accepts(
    _ value: CGFloat, from lowest: CGFloat = -Tuning.maximumNumber,
    through highest: CGFloat = Tuning.maximumNumber, method: String
  ) -> Bool {
    guard value.isFinite else {
      DiagnosticReporter.report(
        method, problem: "\(value) is not a finite number.",
        remedy: "The value before stays; give a finite number.")
      return false
    }
    guard value >= lowest, value <= highest else {
      DiagnosticReporter.report(
        method, problem: "\(value) is not between \(lowest) and \(highest).",
        remedy: "The value before stays; give a number in this range.")
      return false
    }
    return true
  }

  /// Whether a property that counts from 0 upwards, without an upper limit, accepts a number.
  ///
  /// UIKit documents resistance up to CGFLOAT_MAX (IB08); the engine caps it where it makes no
  /// difference any more.
  static func acceptsNotNegative(_ value: CGFloat, method: String) -> Bool {
    accepts(value, from: 0, through: .greatestFiniteMagnitude, method: method)
  }

  /// Whether both parts of a vector are acceptable.
  static func accepts(_ vector: CGVector, method: String) -> Bool {
    accepts(vector.dx, method: method) && accepts(vector.dy, method: method)
  }

  /// Whether a point is a reasonable position (S024).
  static func accepts(_ point: CGPoint, method: String) -> Bool {
    let limit = Tuning.maximumCoordinate
    return accepts(point.x, from: -limit, through: limit, method: method)
      && accepts(point.y, from: -limit, through: limit, method: method)
  }

  /// Whether an offset from an item's center is reasonable.
  static func accepts(_ offset: UIOffset, method: String) -> Bool {
    accepts(CGPoint(x: offset.horizontal, y: offset.vertical), method: method)
  }

  /// Whether a range of an attachment holds 0, where its items are (AT19).
  static func accepts(_ range: UIFloatRange, method: String) -> Bool {
    // A comparison with NaN is false, so this refuses it as well.
    if range.minimum <= 0, range.maximum >= 0 { return true }
    DiagnosticReporter.report(
      method, problem: "The range from \(range.minimum) to \(range.maximum) does not contain 0.",
      remedy: "The range before stays; give one with 0, which is where the items were joined.")
    return false
  }
}
