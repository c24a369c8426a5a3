// SPDX-License-Identifier: Apache-2.0

/// Values that are each kept once, and known by their index in the order of their first appearance.
struct UniqueTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// The index of a value, which is added where it is new.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    values.append(value)
    indices[value] = values.count - 1
    return values.count - 1
  }
}
