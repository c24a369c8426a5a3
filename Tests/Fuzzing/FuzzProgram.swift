// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator

/// One operation of a random program: what it does is drawn from its own seed when it runs, because
/// that depends on what there is by then.
package struct FuzzOperation {
  /// The position in the program; kept when others are removed.
  let id: Int
  let seed: UInt64
  /// What a callback does, for an operation that installs one.
  let nested: [FuzzOperation]
}

/// A random program: a list of operations that a seed gives.
package struct FuzzProgram {
  package let seed: UInt64
  package private(set) var operations: [FuzzOperation]

  /// The program of a seed.
  package init(seed: UInt64, count: Int) {
    self.seed = seed
    var random = FuzzRandom(seed: seed)
    var id = 0
    func operation(depth: Int) -> FuzzOperation {
      id += 1
      let own = id
      let seed = random.next()
      let nested =
        depth < 2
        ? (0..<1 + random.index(below: 3)).map { _ in operation(depth: depth + 1) } : []
      return FuzzOperation(id: own, seed: seed, nested: nested)
    }
    operations = (0..<count).map { _ in operation(depth: 0) }
  }

  /// The program with only some of its operations.
  package func keeping(_ ids: Set<Int>) -> FuzzProgram {
    func kept(_ list: [FuzzOperation]) -> [FuzzOperation] {
      list.filter { ids.contains($0.id) }.map {
        FuzzOperation(id: $0.id, seed: $0.seed, nested: kept($0.nested))
      }
    }
    var copy = self
    copy.operations = kept(operations)
    return copy
  }

  /// The ids of all operations, those of callbacks too.
  package var ids: [Int] {
    func all(_ list: [FuzzOperation]) -> [Int] { list.flatMap { [$0.id] + all($0.nested) } }
    return all(operations)
  }

  /// Removes operations as long as the program still fails: halves first, then smaller parts.
  @MainActor
  package func shrunk(while fails: @MainActor (FuzzProgram) async -> Bool) async -> FuzzProgram {
    keeping(Set(await ids.shrunk { await fails(self.keeping(Set($0))) }))
  }
}

/// What runs a program: it draws each operation, writes it down as Swift, runs it, and checks what
/// has to hold.
@MainActor
package protocol FuzzMachine: AnyObject {
  /// The name in commands.
  static var name: String { get }
  /// The number of operations of a program.
  static var programLength: Int { get }

  init(seed: UInt64)

  /// Where each line of Swift goes before it is run.
  var onLine: ((String) -> Void)? { get set }

  /// Runs an operation.
  func run(_ operation: FuzzOperation) async

  /// What does not hold; nil if everything does.
  func failure() -> String?
}

extension FuzzMachine {
  /// Runs a program; returns what does not hold after one of its operations.
  package static func run(
    _ program: FuzzProgram, onLine: ((String) -> Void)? = nil
  ) async -> String? {
    let machine = Self(seed: program.seed)
    machine.onLine = onLine
    for operation in program.operations {
      await machine.run(operation)
      if let failure = machine.failure() { return failure }
    }
    return nil
  }

  /// The shrunk text of a program that fails in this process.
  package static func report(_ program: FuzzProgram) async -> String {
    let small = await program.shrunk { await run($0) != nil }
    var lines: [String] = []
    let failure = await run(small) { lines.append($0) }
    return (lines + ["// \(failure ?? "no failure any more")"]).joined(separator: "\n")
  }
}
