// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Closures to call after a view's bounds change, one for each observer, in order of registration.
///
/// Not a dictionary: its order would change from run to run, and with it the order in which
/// animators wake.
@MainActor
package struct BoundsObservers {
  private var entries: [(observer: ObjectIdentifier, action: @MainActor () -> Void)] = []

  /// The closure of an observer; setting nil removes it.
  package subscript(observer: ObjectIdentifier) -> (@MainActor () -> Void)? {
    get { entries.first { $0.observer == observer }?.action }
    set {
      let index = entries.firstIndex { $0.observer == observer }
      switch (index, newValue) {
      case (let index?, let action?): entries[index].action = action
      case (let index?, nil): entries.remove(at: index)
      case (nil, let action?): entries.append((observer, action))
      case (nil, nil): break
      }
    }
  }

  /// Calls all closures.
  func notify() {
    for entry in entries { entry.action() }
  }
}
