// SPDX-License-Identifier: Apache-2.0

/// A record that stores its index in the list of awake rows.
protocol AwakeListed: BitwiseCopyable {
  /// −1 while the row is not in the list.
  var awakeIndex: Int32 { get set }
}

extension Column where Element == Int32 {
  /// Appends a row to the list of awake rows; no effect on a row that is in it.
  mutating func insertAwake<Record: AwakeListed>(
    _ row: Int32, _ records: borrowing Column<Record>
  ) {
    guard records[row].awakeIndex < 0 else { return }
    records[row].awakeIndex = Int32(truncatingIfNeeded: count)
    append(row)
  }

  /// Removes a row from the list of awake rows; the last one takes its index.
  mutating func removeAwake<Record: AwakeListed>(
    _ row: Int32, _ records: borrowing Column<Record>
  ) {
    let index = records[row].awakeIndex
    guard index >= 0 else { return }
    records[row].awakeIndex = -1
    if swapRemove(at: Int(index)) { records[self[index]].awakeIndex = index }
  }
}
