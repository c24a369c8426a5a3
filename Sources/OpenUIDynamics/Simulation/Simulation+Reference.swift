import Foundation

/// Watching the reference view's bounds, which a boundary may follow (S075).
extension Simulation {
  /// Watches the reference view while a boundary follows its bounds: a paused animator has no step
  /// in which it could look.
  func observeReference() {
    let view = state.referenceFollowers.isEmpty ? nil : reference.view
    guard view !== observedView else { return }
    observedView?.onBoundsChange[ObjectIdentifier(self)] = nil
    observedView = view
    view?.onBoundsChange[ObjectIdentifier(self)] = { [weak self] in self?.worldDidChange() }
  }
}
