/// Finds values that meet linear equations and inequalities, the more important ones first.
///
/// A simplex tableau over levels of importance. Each constraint gets variables that measure by how much
/// it is missed; a level makes the sum of its misses as small as the levels before it allow. What
/// would undo a level is then taken out of the tableau, so that later levels cannot. So nothing is
/// infeasible: a constraint that contradicts others is missed, and says by how much.
///
/// Pivots follow Bland's rule (the lowest column first), which cannot go round in circles.
struct LinearSolver {
  enum Relation {
    case equal, atMost, atLeast
  }

  /// A constraint in the tableau: the columns that measure a value that is too large or too small.
  struct Entry {
    fileprivate let positiveError: Int?
    fileprivate let negativeError: Int?
  }

  /// More pivots than any layout needs; a guard against rounding, which Bland's proof leaves out.
  private static let maximumPivots = 20_000

  private var isFree: [Bool] = []
  /// The row that each column is the value of; nil for columns that are 0 or not determined.
  private var rowOfColumn: [Int?] = []
  private var rows: [LinearRow] = []
  private var basis: [Int] = []
  private var errorColumns: [Int] = []

  /// Adds an unknown that may have any value.
  mutating func addVariable() -> Int { addColumn(isFree: true) }

  private mutating func addColumn(isFree free: Bool) -> Int {
    isFree.append(free)
    rowOfColumn.append(nil)
    return isFree.count - 1
  }

  /// Adds "expression is 0", "at most 0" or "at least 0" to the level that is being built.
  mutating func add(_ expression: LinearRow, _ relation: Relation) -> Entry {
    var row = expression
    for term in expression.terms {
      if let index = rowOfColumn[term.column] { row.substitute(term.column, by: rows[index]) }
    }
    let positiveError = relation == .atLeast ? nil : addColumn(isFree: false)
    let negativeError = relation == .atMost ? nil : addColumn(isFree: false)
    // What an inequality leaves unused.
    let slack = relation == .equal ? nil : addColumn(isFree: false)
    let entry = Entry(positiveError: positiveError, negativeError: negativeError)
    errorColumns += [positiveError, negativeError].compactMap { $0 }
    let free = row.terms.first { isFree[$0.column] }?.column
    let isPositive = row.constant > 0 || (row.constant == 0 && relation != .atMost)
    if let positiveError { row.add(LinearRow(column: positiveError), times: -1) }
    if let negativeError { row.add(LinearRow(column: negativeError)) }
    if let slack { row.add(LinearRow(column: slack), times: relation == .atMost ? 1 : -1) }
    // Without an unknown that can take the constraint up, what it misses or leaves unused does.
    let upper = relation == .atLeast ? slack : positiveError
    let lower = relation == .atMost ? slack : negativeError
    if let column = free ?? (isPositive ? upper : lower) { makeBasic(column, row) }
    return entry
  }

  /// Makes a column the value of an equation.
  private mutating func makeBasic(_ column: Int, _ equation: LinearRow) {
    var row = equation
    row.solve(for: column)
    for index in rows.indices { rows[index].substitute(column, by: row) }
    rowOfColumn[column] = rows.count
    rows.append(row)
    basis.append(column)
  }

  /// Ends a level: makes the sum of its misses as small as possible, for good.
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

  /// The row that first comes to 0 when a column grows.
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

  /// By how much a constraint is missed; 0 when it is met.
  func error(of entry: Entry) -> Double {
    [entry.positiveError, entry.negativeError].reduce(0) { sum, column in
      sum + (column.flatMap { rowOfColumn[$0] }.map { max(rows[$0].constant, 0) } ?? 0)
    }
  }

  /// Gives the unknowns that nothing determines a value, then reads all of them.
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
