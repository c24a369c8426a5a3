// SPDX-License-Identifier: Apache-2.0

@testable import Physics2D

/// The cases of an operation in which the engine and the oracle differ.
struct OracleComparison {
  private(set) var count = 0
  /// One entry for each case that differs: its line in the file, and in what.
  private(set) var differences: [String] = []

  /// Compares every case; `difference` says in what a case differs, or nil.
  init(_ operation: String, difference: (OracleCase) -> String?) {
    for oracle in OracleData.cases(of: operation) {
      count += 1
      if let text = difference(oracle) { differences.append("line \(oracle.line): \(text)") }
    }
  }
}

/// Whether two points lie within a distance of each other.
func isNear(_ left: Vector2, _ right: Vector2, _ tolerance: Float) -> Bool {
  (left - right).length <= tolerance
}

/// Whether two numbers lie within a tolerance of each other.
func isNear(_ left: Float, _ right: Float, _ tolerance: Float) -> Bool {
  (left - right).magnitude <= tolerance
}
