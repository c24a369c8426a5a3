// SPDX-License-Identifier: Apache-2.0

extension Array {
  /// The elements without those that a failure does not need: delta debugging (Zeller and Hildebrandt,
  /// 2002) with halves first, then smaller parts, down to single elements.
  ///
  /// - Parameter fails: whether a list still fails; it is asked for lists in the order of this one.
  package func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var search = DeltaSearch(self)
    while let list = search.next() { search.record(list, fails: fails(list)) }
    return search.kept
  }

  /// The same for failures that are found in turns with other work.
  @MainActor
  package func shrunk(while fails: @MainActor ([Element]) async -> Bool) async -> [Element] {
    var search = DeltaSearch(self)
    while let list = search.next() { search.record(list, fails: await fails(list)) }
    return search.kept
  }
}

/// The lists that delta debugging tries one after the other.
private struct DeltaSearch<Element> {
  /// The shortest list so far that fails.
  private(set) var kept: [Element]
  /// The part that the next list leaves out.
  private var start = 0
  private var size: Int

  init(_ list: [Element]) {
    kept = list
    size = max(list.count / 2, 1)
  }

  /// The next list to try; nil once no single element can be left out.
  mutating func next() -> [Element]? {
    while start >= kept.count {
      guard size > 1 else { return nil }
      (size, start) = (size / 2, 0)
    }
    return Array(kept[..<start] + kept[min(start + size, kept.count)...])
  }

  /// Keeps a list that fails, or goes on behind the part that the failure needs.
  mutating func record(_ list: [Element], fails: Bool) {
    if fails { kept = list } else { start += size }
  }
}
