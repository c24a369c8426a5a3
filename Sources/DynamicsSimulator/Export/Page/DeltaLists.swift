// SPDX-License-Identifier: Apache-2.0

/// Lists of rows of whole numbers that change over time, coded as differences from list to list.
///
/// A row is predicted from the nearest row of the list before, which goes on at its velocity; rows
/// stay in their order, so that a row that has gone is a step over it.
struct DeltaLists: Equatable {
  /// The frames from which the lists hold.
  private(set) var at: [Int] = []
  /// The lists themselves.
  private(set) var lists: [[Int]] = []
  /// The numbers in a row.
  let columns: Int

  /// Notes the lists of a track; a frame without a value has an empty list.
  ///
  /// - Parameter columns: the numbers in a row; 1 for lists that are compared number by number.
  init(_ track: Track<[Int]>, columns: Int) {
    self.columns = columns
    for change in track.changes {
      at.append(change.frame)
      lists.append(change.value ?? [])
    }
  }

  /// The bytes of the text of all lists.
  var weight: Int { text.utf8.count }

  private var text: String {
    var coder = RangeEncoder()
    var coding = ListCoding()
    _ = coding.code(at: at, lists: lists, columns: columns, with: &coder)
    return coder.finishedText()
  }

  /// Whether all lists are empty.
  var isEmpty: Bool { lists.allSatisfy(\.isEmpty) }
}

extension DeltaLists: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    var coder = RangeDecoder(try container.decode(String.self))
    var coding = ListCoding()
    (at, lists, columns) = coding.code(at: [], lists: [], columns: 0, with: &coder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// The models with which lists are coded.
private struct ListCoding {
  /// A row, and the same one in the list before; equal for a new one.
  private struct Row {
    var now: [Int]
    var before: [Int]
  }

  private var frames = NumberModel()
  private var counts = NumberModel()
  private var header = NumberModel()
  private var steps = NumberModel()
  private var keepsOrder = AdaptiveBit()
  private var known: [NumberModel] = []
  private var new: [NumberModel] = []
  private var rows: [Row] = []
  /// The unit of each column; see `divisors(_:columns:)`.
  private var units: [Int] = []

  /// Rows that are stepped over at most to find the same one again.
  private static let window = 24
  /// The sum of differences up to which rows count as the same: 15 points.
  private static let reach = 1500

  /// Codes lists, or reads them where the coder reads.
  mutating func code(
    at: [Int], lists: [[Int]], columns: Int, with coder: inout some BitCoder
  ) -> (at: [Int], lists: [[Int]], columns: Int) {
    let columns = max(header.code(columns, with: &coder), 1)
    let count = header.code(lists.count, with: &coder)
    units = Self.divisors(lists, columns: columns).map { max(header.code($0, with: &coder), 1) }
    known = Array(repeating: NumberModel(), count: columns)
    new = known
    var read: (at: [Int], lists: [[Int]]) = ([], [])
    var frame = 0
    for index in 0..<max(count, 0) {
      frame += frames.code(index < at.count ? at[index] - frame : 0, with: &coder)
      let list = index < lists.count ? lists[index] : []
      let next = stride(from: 0, to: list.count, by: columns).map { start in
        (0..<columns).map { list[start + $0] / units[$0] }
      }
      codeRows(next, columns: columns, with: &coder)
      read.at.append(frame)
      read.lists.append(
        rows.flatMap { row in row.now.indices.map { row.now[$0] * units[$0] } })
    }
    return (read.at, read.lists, columns)
  }

  /// The greatest number that divides each column: arrows come in halves of a point, for one.
  private static func divisors(_ lists: [[Int]], columns: Int) -> [Int] {
    var divisors = [Int](repeating: 0, count: columns)
    for list in lists {
      for index in list.indices {
        var (a, b) = (abs(list[index]), divisors[index % columns])
        while b != 0 { (a, b) = (b, a % b) }
        divisors[index % columns] = a
      }
    }
    return divisors
  }

  private mutating func codeRows(
    _ next: [[Int]], columns: Int, with coder: inout some BitCoder
  ) {
    let count = max(rows.count + counts.code(next.count - rows.count, with: &coder), 0)
    let isSame = count == rows.count && coder.code(isInOrder(next, columns), &keepsOrder)
    var coded: [Row] = []
    coded.reserveCapacity(count)
    var position = 0
    for index in 0..<count {
      let wanted = index < next.count ? next[index] : [Int](repeating: 0, count: columns)
      let step =
        isSame
        ? 1 : steps.code(columns > 1 ? self.step(to: wanted, from: position) : 0, with: &coder)
      if step > 0, position + step <= rows.count {
        position += step
        coded.append(codeKnown(wanted, rows[position - 1], with: &coder))
      } else {
        let last = coded.last?.now ?? [Int](repeating: 0, count: columns)
        coded.append(codeNew(wanted, after: last, with: &coder))
      }
    }
    rows = coded
  }

  private mutating func codeKnown(
    _ wanted: [Int], _ row: Row, with coder: inout some BitCoder
  ) -> Row {
    var now = row.now
    for column in now.indices {
      let predicted = 2 * row.now[column] - row.before[column]
      now[column] = predicted + known[column].code(wanted[column] - predicted, with: &coder)
    }
    return Row(now: now, before: row.now)
  }

  private mutating func codeNew(
    _ wanted: [Int], after last: [Int], with coder: inout some BitCoder
  ) -> Row {
    var now = last
    for column in now.indices {
      now[column] += new[column].code(wanted[column] - last[column], with: &coder)
    }
    return Row(now: now, before: now)
  }

  /// Whether every row is the one that stood in its place before.
  private func isInOrder(_ next: [[Int]], _ columns: Int) -> Bool {
    guard next.count == rows.count else { return false }
    return columns == 1
      || next.indices.allSatisfy { distance(next[$0], rows[$0].now) < Self.reach }
  }

  /// How far ahead the same row stood before; 0 for a new one.
  private func step(to wanted: [Int], from position: Int) -> Int {
    var best = (distance: Self.reach, step: 0)
    for index in position..<min(position + Self.window, rows.count) {
      let distance = distance(wanted, rows[index].now)
      if distance < best.distance { best = (distance, index - position + 1) }
      // The next one in the order is nearly always the same.
      if distance < Self.reach / 5 { break }
    }
    return best.step
  }

  private func distance(_ row: [Int], _ other: [Int]) -> Int {
    var sum = 0
    for column in row.indices { sum += abs(row[column] - other[column]) * units[column] }
    return sum
  }
}
