// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

/// The numbers that behaviors accept; any other is refused with a diagnostic and changes nothing.
///
/// The diagnostic says what happens otherwise, where that is not that the previous value is kept.
extension UIDynamicBehavior {
  /// What happens where a number is refused for a property.
  static let keptValue = "The previous value is kept"

  /// Whether a number is finite and in a range; reports a diagnostic if not.
  static func accepts(
    _ value: CGFloat, from lowest: CGFloat = -Tuning.maximumNumber,
    through highest: CGFloat = Tuning.maximumNumber, method: String, otherwise: String = keptValue
  ) -> Bool {
    guard value.isFinite else {
      DiagnosticReporter.report(
        method, problem: "\(value) is not a finite number.",
        remedy: "\(otherwise); give a finite number.")
      return false
    }
    guard value >= lowest, value <= highest else {
      let isOpen = highest == .greatestFiniteMagnitude
      let range = isOpen ? "below \(lowest)" : "not between \(lowest) and \(highest)"
      DiagnosticReporter.report(
        method, problem: "\(value) is \(range).",
        remedy: "\(otherwise); give a number in this range.")
      return false
    }
    return true
  }

  /// Whether a property that counts from 0 upwards, without an upper limit, accepts a number.
  ///
  /// UIKit documents resistance up to CGFLOAT_MAX (IB08); the engine limits it to where more has no
  /// effect.
  static func acceptsNotNegative(_ value: CGFloat, method: String) -> Bool {
    accepts(value, from: 0, through: .greatestFiniteMagnitude, method: method)
  }

  /// Whether both components of a vector are acceptable.
  static func accepts(
    _ vector: CGVector, method: String, otherwise: String = keptValue
  ) -> Bool {
    accepts(vector.dx, method: method, otherwise: otherwise)
      && accepts(vector.dy, method: method, otherwise: otherwise)
  }

  /// Whether a point is within the accepted coordinates.
  ///
  /// (S024)
  static func accepts(
    _ point: CGPoint, method: String, otherwise: String = keptValue
  ) -> Bool {
    let limit = Tuning.maximumCoordinate
    return [point.x, point.y].allSatisfy {
      accepts($0, from: -limit, through: limit, method: method, otherwise: otherwise)
    }
  }

  /// Whether an offset from an item's center is within the accepted coordinates.
  static func accepts(
    _ offset: UIOffset, method: String, otherwise: String = keptValue
  ) -> Bool {
    accepts(
      CGPoint(x: offset.horizontal, y: offset.vertical), method: method, otherwise: otherwise)
  }

  /// Whether a range of an attachment contains 0, the initial position of its items.
  ///
  /// (AT19)
  static func accepts(_ range: UIFloatRange, method: String) -> Bool {
    // A comparison with NaN is false, so this refuses it as well.
    if range.minimum <= 0, range.maximum >= 0 { return true }
    DiagnosticReporter.report(
      method, problem: "The range from \(range.minimum) to \(range.maximum) does not contain 0.",
      remedy: "The previous range is kept; give one with 0, which is where the items were joined.")
    return false
  }
}
