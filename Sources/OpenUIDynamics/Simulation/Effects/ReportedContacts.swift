// SPDX-License-Identifier: Apache-2.0

/// The contacts of a collision behavior whose begin was reported to its delegate, and not yet their
/// end.
@MainActor
struct ReportedContacts {
  private var reports: [ContactKey: ContactReport] = [:]
  /// The contacts of each item by its serial, also some that have ended; nil until the first item
  /// leaves after a contact began, so that contacts that come and go cost nothing more.
  private var keysByItem: [Int: [ContactKey]]?

  nonisolated init() {}

  /// Adds a contact; returns false for one that is there already.
  mutating func insert(_ report: ContactReport) -> Bool {
    guard reports.updateValue(report, forKey: report.key) == nil else { return false }
    keysByItem = nil
    return true
  }

  /// Removes a contact and returns the report of its begin; nil if it is not there.
  mutating func remove(_ key: ContactKey) -> ContactReport? { reports.removeValue(forKey: key) }

  /// The reports of all begins in a defined order.
  var all: [ContactReport] { keys.compactMap { reports[$0] } }

  /// All contacts in a defined order.
  var keys: [ContactKey] { reports.keys.sorted() }

  /// The contacts of an item in a defined order, also some that have ended.
  mutating func keys(of item: SimulatedItem) -> [ContactKey] {
    guard !reports.isEmpty else { return [] }
    if keysByItem == nil {
      var keysByItem: [Int: [ContactKey]] = [:]
      for key in reports.keys {
        for serial in key.itemSerials { keysByItem[serial, default: []].append(key) }
      }
      self.keysByItem = keysByItem
    }
    return keysByItem?[item.serial]?.sorted() ?? []
  }
}
