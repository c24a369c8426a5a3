// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import OpenUIKit

@Suite("The solver of linear constraints")
struct LinearSolverTests {
  /// Numbers that look random and are the same in every run (Park and Miller's generator).
  struct Numbers {
    var state: UInt64
    mutating func next(below limit: Int) -> Int {
      state = state * 48_271 % 2_147_483_647
      return Int(state) % limit
    }
  }

  @Test("a sum of expressions has each column once, in order, and none with 0")
  func rows() {
    let sum = LinearRow(column: 5) * 2 + LinearRow(column: 1) - LinearRow(column: 5) + LinearRow(3)
    #expect(sum.terms.map(\.column) == [1, 5] && sum.terms.map(\.coefficient) == [1, 1])
    #expect(sum.constant == 3 && sum.coefficient(of: 5) == 1 && sum.coefficient(of: 2) == 0)
    let rest = sum - LinearRow(column: 1)
    #expect(rest.terms.map(\.column) == [5])
  }

  @Test("an expression takes the place of a column, and an equation is solved for one")
  func substitution() {
    // 2x + 3y − 6 = 0 gives x = 3 − 1.5y.
    var row = LinearRow(column: 0) * 2 + LinearRow(column: 1) * 3 + LinearRow(-6)
    row.solve(for: 0)
    #expect(row.constant == 3 && row.coefficient(of: 1) == -1.5 && row.coefficient(of: 0) == 0)
    var other = LinearRow(column: 0) * 4 + LinearRow(column: 1)
    other.substitute(0, by: row)
    #expect(other.constant == 12 && other.coefficient(of: 1) == -5)
    #expect(other.remove(1) == -5 && other.remove(1) == 0)
  }

  @Test("a square system has the solution of elimination, in any order of its equations")
  func equations() {
    // x + y + z = 6, x − y = −1, 2x − z = −1 holds for (1, 2, 3).
    let systems: [[Int]] = [[0, 1, 2], [2, 1, 0], [1, 2, 0]]
    for order in systems {
      var solver = LinearSolver()
      let columns = (0..<3).map { _ in solver.addVariable() }
      let (x, y, z) = (
        LinearRow(column: columns[0]), LinearRow(column: columns[1]), LinearRow(column: columns[2])
      )
      let equations = [
        x + y + z - LinearRow(6), x - y + LinearRow(1), x * 2 - z + LinearRow(1),
      ]
      for index in order { _ = solver.add(equations[index], .equal) }
      solver.finishLevel()
      let values = solver.values(of: columns, undetermined: [0, 0, 0])
      for (value, expected) in zip(values, [1.0, 2, 3]) { #expect(abs(value - expected) < 1e-9) }
    }
  }

  @Test("a variable that nothing determines keeps its default, and those that follow it go along")
  func undetermined() {
    var solver = LinearSolver()
    let columns = (0..<3).map { _ in solver.addVariable() }
    // y = x + 10; z is mentioned nowhere.
    _ = solver.add(
      LinearRow(column: columns[1]) - LinearRow(column: columns[0]) - LinearRow(10), .equal)
    solver.finishLevel()
    let values = solver.values(of: columns, undetermined: [4, 14, 7])
    #expect(values == [4, 14, 7])
    #expect(solver.values(of: columns, undetermined: [5, 15, 7]) == [5, 15, 7])
  }

  @Test("equal demands on one number have the error of their median", arguments: 1...12)
  func median(seed: UInt64) {
    var numbers = Numbers(state: seed * 7919)
    let demands = (0..<(3 + numbers.next(below: 6))).map { _ in Double(numbers.next(below: 100)) }
    var solver = LinearSolver()
    let column = solver.addVariable()
    let entries = demands.map { solver.add(LinearRow(column: column) - LinearRow($0), .equal) }
    solver.finishLevel()
    let median = demands.sorted()[demands.count / 2]
    let least = demands.reduce(0) { $0 + abs($1 - median) }
    let value = solver.values(of: [column], undetermined: [0])[0]
    #expect(abs(demands.reduce(0) { $0 + abs($1 - value) } - least) < 1e-6)
    #expect(abs(entries.reduce(0) { $0 + solver.error(of: $1) } - least) < 1e-6)
  }

  @Test("a later level moves only within what the earlier left open", arguments: 1...12)
  func levels(seed: UInt64) {
    var numbers = Numbers(state: seed * 104_729)
    let low = Double(numbers.next(below: 50))
    let high = low + Double(numbers.next(below: 50))
    let demand = Double(numbers.next(below: 150)) - 25
    var solver = LinearSolver()
    let column = solver.addVariable()
    let bounds = [
      solver.add(LinearRow(column: column) - LinearRow(low), .atLeast),
      solver.add(LinearRow(column: column) - LinearRow(high), .atMost),
    ]
    solver.finishLevel()
    let weak = solver.add(LinearRow(column: column) - LinearRow(demand), .equal)
    solver.finishLevel()
    let expected = min(max(demand, low), high)
    #expect(abs(solver.values(of: [column], undetermined: [0])[0] - expected) < 1e-9)
    #expect(bounds.allSatisfy { solver.error(of: $0) < 1e-9 })
    #expect(abs(solver.error(of: weak) - abs(demand - expected)) < 1e-9)
  }

  @Test("bounds that contradict each other share an error of their distance")
  func contradiction() {
    var solver = LinearSolver()
    let column = solver.addVariable()
    let atLeast = solver.add(LinearRow(column: column) - LinearRow(70), .atLeast)
    let atMost = solver.add(LinearRow(column: column) - LinearRow(50), .atMost)
    solver.finishLevel()
    #expect(abs(solver.error(of: atLeast) + solver.error(of: atMost) - 20) < 1e-9)
  }
}
