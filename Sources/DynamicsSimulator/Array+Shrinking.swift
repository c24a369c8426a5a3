// SPDX-License-Identifier: Apache-2.0

extension Array {
  /// The elements without those that a failure does not need: delta debugging (Zeller and Hildebrandt,
  /// 2002) with halves first, then smaller parts, down to single elements.
  ///
  /// - Parameter fails: whether a list still fails; it is asked for lists in the order of this one.
  package func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var kept = self
    var size = Swift.max(count / 2, 1)
    while true {
      var start = 0
      while start < kept.count {
        let end = Swift.min(start + size, kept.count)
        let rest = Array(kept[..<start] + kept[end...])
        if fails(rest) { kept = rest } else { start = end }
      }
      if size == 1 { return kept }
      size = Swift.max(size / 2, 1)
    }
  }

  /// The same for failures that are found in turns with other work.
  @MainActor
  package func shrunk(while fails: @MainActor ([Element]) async -> Bool) async -> [Element] {
    var kept = self
    var size = Swift.max(count / 2, 1)
    while true {
      var start = 0
      while start < kept.count {
        let end = Swift.min(start + size, kept.count)
        let rest = Array(kept[..<start] + kept[end...])
        if await fails(rest) { kept = rest } else { start = end }
      }
      if size == 1 { return kept }
      size = Swift.max(size / 2, 1)
    }
  }
}
