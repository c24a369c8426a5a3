// SPDX-License-Identifier: Apache-2.0

/// Lists of whole numbers that change over time, kept as the differences from list to list.
///
/// A list as long as the one before is kept as element-wise differences, which are short when
/// things move smoothly; any other one as it is.
struct DeltaLists: Codable, Equatable {
  /// The frames from which the lists hold.
  private(set) var at: [Int] = []
  private(set) var values: [[Int]] = []

  /// Creates the differences of a track; a frame without a value has an empty list.
  init(_ track: Track<[Int]>) {
    var previous: [Int] = []
    for change in track.changes {
      let list = change.value ?? []
      at.append(change.frame)
      values.append(list.count == previous.count ? zip(list, previous).map { $0 - $1 } : list)
      previous = list
    }
  }

  /// Whether all lists are empty.
  var isEmpty: Bool { values.allSatisfy(\.isEmpty) }

  /// The lists themselves.
  var lists: [[Int]] {
    var previous: [Int] = []
    return values.map { value in
      previous = value.count == previous.count ? zip(value, previous).map { $0 + $1 } : value
      return previous
    }
  }
}
