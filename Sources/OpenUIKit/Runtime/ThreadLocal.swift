// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object of the main actor, and one of each other thread.
struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: String
  private let make: @Sendable () -> Value
  // Used on the main actor only, where nearly all work is done, and where a search in the dictionary of the
  // thread would take longer than most of it.
  nonisolated(unsafe) private let mainValue: Value

  /// Creates the object of the main actor; those of other threads are made when they are asked for.
  ///
  /// - Parameter key: the name in the dictionaries of other threads.
  init(key: String, _ make: @escaping @Sendable () -> Value) {
    self.key = "OpenUIDynamics.\(key)"
    self.make = make
    mainValue = make()
  }

  /// The object of the caller's thread.
  var current: Value {
    if MainActor.isCurrent { return mainValue }
    let values = Thread.current.threadDictionary
    if let value = values[key] as? Value { return value }
    let value = make()
    values[key] = value
    return value
  }
}
