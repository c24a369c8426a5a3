/// A record that knows its place in the list of awake rows.
protocol AwakeListed: BitwiseCopyable {
  /// −1 while the row is not in the list.
  var awakeIndex: Int32 { get set }
}

extension Column where Element == Int32 {
  /// Puts a row at the end of the list of awake rows; one that is there stays where it is.
  mutating func insertAwake<Record: AwakeListed>(
    _ row: Int32, _ records: borrowing Column<Record>
  ) {
    guard records[row].awakeIndex < 0 else { return }
    records[row].awakeIndex = Int32(truncatingIfNeeded: count)
    append(row)
  }

  /// Takes a row out of the list of awake rows; the last one takes its place.
  mutating func removeAwake<Record: AwakeListed>(
    _ row: Int32, _ records: borrowing Column<Record>
  ) {
    let place = records[row].awakeIndex
    guard place >= 0 else { return }
    records[row].awakeIndex = -1
    if swapRemove(at: Int(place)) { records[self[place]].awakeIndex = place }
  }
}
