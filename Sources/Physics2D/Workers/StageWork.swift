/// A stage of a step that can be done in parts, in any order and by several threads at once.
///
/// Parts write different things, so that the result does not depend on who does which part, or when.
protocol StageWork {
  /// Does the parts of a range.
  func run(_ range: Range<Int>)

  /// `run` for a stage at an address: `{ Self.run($0, $1, $2) }`, which every stage has to write itself,
  /// because a function without context knows no generic type.
  static var entry: StageEntry { get }
}

/// A function without context that does the parts from a first to before a last of the stage at an
/// address.
typealias StageEntry = @convention(c) (UnsafeRawPointer, Int, Int) -> Void

extension StageWork {
  /// Does parts of the stage at an address.
  static func run(_ stage: UnsafeRawPointer, _ start: Int, _ end: Int) {
    stage.assumingMemoryBound(to: Self.self).pointee.run(start..<end)
  }
}
