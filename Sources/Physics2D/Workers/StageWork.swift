// SPDX-License-Identifier: Apache-2.0

/// A stage of a step whose parts can run in any order and in parallel.
///
/// Parts write disjoint memory, so that the result does not depend on the thread or the order of a part.
protocol StageWork {
  /// Runs the parts of a range.
  func run(_ range: Range<Int>)

  /// `run` for a stage at an address: `{ Self.run($0, $1, $2) }`, which every stage has to write itself,
  /// because a C function pointer cannot be formed in a generic context.
  static var entry: StageEntry { get }
}

/// A C function that runs the parts from a start to before an end of the stage at an address.
typealias StageEntry = @convention(c) (UnsafeRawPointer, Int, Int) -> Void

extension StageWork {
  /// Runs parts of the stage at an address.
  static func run(_ stage: UnsafeRawPointer, _ start: Int, _ end: Int) {
    stage.assumingMemoryBound(to: Self.self).pointee.run(start..<end)
  }
}
