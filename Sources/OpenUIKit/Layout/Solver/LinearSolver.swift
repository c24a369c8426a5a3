// SPDX-License-Identifier: Apache-2.0

/// A solver for linear constraints of different priorities: hierarchical (lexicographic) linear
/// programming with the simplex method; Cassowary is a relative.
///
/// Each constraint "expression = 0" becomes "expression − e⁺ + e⁻ = 0" with error variables e⁺, e⁻
/// ≥ 0; inequalities also have a slack variable. For each priority level, from the highest, the
/// simplex method minimizes the sum of the level's errors. Columns with positive reduced cost are
/// then removed from the tableau, so that later levels cannot increase that sum. The problem is
/// therefore never infeasible: a constraint that contradicts others has a positive error.
///
/// Pivots follow Bland's rule (lowest column first; R. G. Bland, 1977), which excludes cycling. For
/// constraint hierarchies see Badros, Borning and Stuckey, "The Cassowary linear arithmetic
/// constraint solving algorithm" (2001).
struct LinearSolver {
  enum Relation {
    case equal, atMost, atLeast
  }

  /// A constraint in the tableau: the columns of its error variables.
  struct Entry {
    fileprivate let positiveError: Int?
    fileprivate let negativeError: Int?
  }

  /// The maximum number of pivots, more than any layout needs; guards against cycling by rounding
  /// errors, which Bland's proof excludes.
  private static let maximumPivots = 20_000

  private var isFree: [Bool] = []
  /// The row of each basic column; nil for columns that are 0 or undetermined.
  private var rowOfColumn: [Int?] = []
  private var rows: [LinearRow] = []
  private var basis: [Int] = []
  private var errorColumns: [Int] = []

  /// The number of variables, errors and slacks so far, which the work of a pivot grows with.
  var columnCount: Int { isFree.count }

  /// Adds a variable that may have any value.
  mutating func addVariable() -> Int { addColumn(isFree: true) }

  private mutating func addColumn(isFree free: Bool) -> Int {
    isFree.append(free)
    rowOfColumn.append(nil)
    return isFree.count - 1
  }

  /// Adds "expression = 0", "≤ 0" or "≥ 0" to the current level.
  mutating func add(_ expression: LinearRow, _ relation: Relation) -> Entry {
    var row = expression
    for term in expression.terms {
      if let index = rowOfColumn[term.column] { row.substitute(term.column, by: rows[index]) }
    }
    let positiveError = relation == .atLeast ? nil : addColumn(isFree: false)
    let negativeError = relation == .atMost ? nil : addColumn(isFree: false)
    // The slack variable of an inequality.
    let slack = relation == .equal ? nil : addColumn(isFree: false)
    let entry = Entry(positiveError: positiveError, negativeError: negativeError)
    errorColumns += [positiveError, negativeError].compactMap { $0 }
    let free = row.terms.first { isFree[$0.column] }?.column
    let isPositive = row.constant > 0 || (row.constant == 0 && relation != .atMost)
    if let positiveError { row.add(LinearRow(column: positiveError), times: -1) }
    if let negativeError { row.add(LinearRow(column: negativeError)) }
    if let slack { row.add(LinearRow(column: slack), times: relation == .atMost ? 1 : -1) }
    // Without a free variable, an error or slack variable becomes basic.
    let upper = relation == .atLeast ? slack : positiveError
    let lower = relation == .atMost ? slack : negativeError
    if let column = free ?? (isPositive ? upper : lower) { makeBasic(column, row) }
    return entry
  }

  /// Makes a column basic by solving an equation for it.
  private mutating func makeBasic(_ column: Int, _ equation: LinearRow) {
    var row = equation
    row.solve(for: column)
    for index in rows.indices { rows[index].substitute(column, by: row) }
    rowOfColumn[column] = rows.count
    rows.append(row)
    basis.append(column)
  }

  /// Ends a level: minimizes the sum of its errors and fixes that sum.
  mutating func finishLevel() {
    var objective = LinearRow()
    for column in errorColumns {
      objective.add(rowOfColumn[column].map { rows[$0] } ?? LinearRow(column: column))
    }
    errorColumns = []
    for _ in 0..<Self.maximumPivots {
      guard let entering = objective.terms.first(where: { $0.coefficient < -1e-7 })?.column,
        let leaving = leavingRow(for: entering)
      else { break }
      pivot(leaving, entering)
      objective.substitute(entering, by: rows[leaving])
    }
    for term in objective.terms where term.coefficient > 1e-7 {
      for index in rows.indices { _ = rows[index].remove(term.column) }
    }
  }

  /// The ratio test: the row whose basic variable first reaches 0 when a column grows.
  private func leavingRow(for column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for index in rows.indices where !isFree[basis[index]] {
      let coefficient = rows[index].coefficient(of: column)
      guard coefficient < -LinearRow.epsilon else { continue }
      let ratio = max(rows[index].constant, 0) / -coefficient
      if let found = best {
        let isEqual = abs(ratio - found.ratio) <= LinearRow.epsilon
        guard isEqual ? basis[index] < basis[found.row] : ratio < found.ratio else { continue }
      }
      best = (index, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ index: Int, _ entering: Int) {
    let leaving = basis[index]
    var row = rows[index]
    row.add(LinearRow(column: leaving), times: -1)
    row.solve(for: entering)
    rows[index] = row
    for other in rows.indices where other != index { rows[other].substitute(entering, by: row) }
    rowOfColumn[leaving] = nil
    rowOfColumn[entering] = index
    basis[index] = entering
  }

  /// The error of a constraint; 0 if it is satisfied.
  func error(of entry: Entry) -> Double {
    [entry.positiveError, entry.negativeError].reduce(0) { sum, column in
      sum + (column.flatMap { rowOfColumn[$0] }.map { max(rows[$0].constant, 0) } ?? 0)
    }
  }

  /// The values of variables; undetermined ones take their defaults.
  func values(of variables: [Int], undetermined defaults: [Double]) -> [Double] {
    var defaultValues: [Int: Double] = [:]
    for (variable, value) in zip(variables, defaults) where rowOfColumn[variable] == nil {
      defaultValues[variable] = value
    }
    return variables.map { variable in
      guard let index = rowOfColumn[variable] else { return defaultValues[variable] ?? 0 }
      return rows[index].terms.reduce(rows[index].constant) {
        $0 + (defaultValues[$1.column] ?? 0) * $1.coefficient
      }
    }
  }
}
