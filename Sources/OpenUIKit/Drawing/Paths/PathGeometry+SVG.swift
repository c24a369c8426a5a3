// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PathGeometry {
  /// The path in the notation of SVG's `d` attribute, rounded to thousandths of a point.
  package var svgPathData: String {
    elements.map { element in
      let numbers = element.points.map { "\($0.x.svgNumber) \($0.y.svgNumber)" }
        .joined(separator: " ")
      return switch element {
      case .move: "M" + numbers
      case .line: "L" + numbers
      case .quadCurve: "Q" + numbers
      case .curve: "C" + numbers
      case .close: "Z"
      }
    }
    .joined(separator: " ")
  }
}

extension CGFloat {
  /// The number as SVG writes it: thousandths at most, no trailing zeros, 0 when it is not finite.
  package var svgNumber: String {
    guard isFinite, magnitude < 1e12 else { return "0" }
    let thousandths = Int64((self * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    guard rest != 0 else { return "\(sign)\(whole)" }
    // The leading 1 preserves zeros after the decimal point.
    var fraction = String(1000 + rest).dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }
}
