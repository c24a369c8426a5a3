// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The number as decimal text, the same on every platform and in every locale.
  ///
  /// What is not finite is written as 0: a picture or a page must never carry a NaN.
  func text(decimals: Int = 2, keepsZeros: Bool = false) -> String {
    let scale = Double.powersOfTen[min(max(decimals, 0), Double.powersOfTen.count - 1)]
    let scaled = (self * scale).rounded()
    // Past this the product is no exact whole number, and fractions of a point mean nothing.
    guard isFinite, abs(scaled) < 9e15 else { return isFinite ? "\(self)" : "0" }
    let digits = Int64(abs(scaled))
    let whole = digits / Int64(scale)
    var fraction = String(digits % Int64(scale) + Int64(scale)).dropFirst()
    if !keepsZeros {
      while fraction.last == "0" { fraction.removeLast() }
    }
    let sign = scaled < 0 ? "-" : ""
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }

  private static let powersOfTen: [Double] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}
