// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

/// Closures to call after a view's bounds change, one for each observer, in order of registration.
///
/// Not a dictionary: its order would change from run to run, and with it the order in which
/// animators wake.
@MainActor
package struct BoundsObservers {
  private struct Entry {
    let observer: ObjectIdentifier
    let action: @MainActor () -> Void
  }

  private enum Keys: ListKeys {
    static func key(of element: Entry) -> ObjectIdentifier { element.observer }
  }

  private var entries = KeyedList<Keys>()

  /// The closure of an observer; setting nil removes it.
  package subscript(observer: ObjectIdentifier) -> (@MainActor () -> Void)? {
    mutating get { entries.element(for: observer)?.action }
    set {
      guard let newValue else {
        entries.remove(observer)
        return
      }
      let entry = Entry(observer: observer, action: newValue)
      if !entries.replace(with: entry) { entries.append(entry) }
    }
  }

  /// Calls all closures.
  func notify() {
    for entry in entries.array { entry.action() }
  }
}
