// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Observing the bounds of the reference view, which a boundary may follow.
///
/// (S075)
extension Simulation {
  /// Observes the reference view while a boundary follows its bounds: an animator at rest takes no
  /// steps in which it could poll them.
  func observeReference() {
    let view = state.referenceFollowers.isEmpty ? nil : reference.view
    guard view !== observedView else { return }
    observedView?.onBoundsChange[ObjectIdentifier(self)] = nil
    observedView = view
    view?.onBoundsChange[ObjectIdentifier(self)] = { [weak self] in self?.worldDidChange() }
  }
}
