// SPDX-License-Identifier: Apache-2.0

/// Names a kind of observer that a module above this one keeps in an environment.
package protocol EnvironmentObserverKey {
  /// The type of the observer, usually a closure.
  associatedtype Observer
}

/// The observers of an environment, by the types of their keys.
@MainActor
package final class EnvironmentObservers {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The observer of a key; nil if there is none.
  package subscript<Key: EnvironmentObserverKey>(key: Key.Type) -> Key.Observer? {
    // Asked in every step of every animator, and nearly always without an observer.
    get { values.isEmpty ? nil : values[ObjectIdentifier(key)] as? Key.Observer }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
