// SPDX-License-Identifier: Apache-2.0

/// A linear expression: a constant and the coefficients of columns, sorted by column.
///
/// The fixed order makes sums identical on every run; a dictionary would not.
struct LinearRow: Hashable {
  struct Term: Hashable {
    var column: Int
    var coefficient: Double
  }

  /// Coefficients below this are treated as 0: rounding residue, far below any real coefficient.
  static let epsilon = 1e-9

  var constant: Double
  private(set) var terms: [Term]

  init(_ constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  /// Creates the expression of a single column.
  init(column: Int) {
    constant = 0
    terms = [Term(column: column, coefficient: 1)]
  }

  func coefficient(of column: Int) -> Double {
    index(of: column).map { terms[$0].coefficient } ?? 0
  }

  /// Removes a column and returns its coefficient.
  mutating func remove(_ column: Int) -> Double {
    guard let index = index(of: column) else { return 0 }
    return terms.remove(at: index).coefficient
  }

  mutating func add(_ other: LinearRow, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var own = terms[...]
    for term in other.terms {
      while let first = own.first, first.column < term.column { sum.append(own.removeFirst()) }
      var coefficient = term.coefficient * factor
      if let first = own.first, first.column == term.column {
        coefficient += own.removeFirst().coefficient
      }
      if abs(coefficient) > Self.epsilon {
        sum.append(Term(column: term.column, coefficient: coefficient))
      }
    }
    terms = sum + own
  }

  /// Substitutes an expression for a column.
  mutating func substitute(_ column: Int, by row: LinearRow) {
    let coefficient = remove(column)
    if coefficient != 0 { add(row, times: coefficient) }
  }

  /// Solves the equation "row = 0" for a column.
  mutating func solve(for column: Int) {
    let coefficient = remove(column)
    self = self * (-1 / coefficient)
  }

  static func * (row: LinearRow, factor: Double) -> LinearRow {
    var result = row
    result.constant *= factor
    for index in result.terms.indices { result.terms[index].coefficient *= factor }
    return result
  }

  static func + (left: LinearRow, right: LinearRow) -> LinearRow {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: LinearRow, right: LinearRow) -> LinearRow {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  private func index(of column: Int) -> Int? {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].column == column ? low : nil
  }
}
