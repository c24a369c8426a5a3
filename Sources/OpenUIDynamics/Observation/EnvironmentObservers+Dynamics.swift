// SPDX-License-Identifier: Apache-2.0

extension EnvironmentObservers {
  private enum DynamicsKey: EnvironmentObserverKey {
    typealias Observer = DynamicsObserver
  }

  /// Called for every event of the animators in the environment, for traces and overlays.
  package var dynamics: (@MainActor (UIDynamicAnimator, DynamicsEvent) -> Void)? {
    get { self[DynamicsKey.self]?.call }
    set { self[DynamicsKey.self] = newValue.map { DynamicsObserver($0) } }
  }
}

/// A closure in an object: one that comes out of a collection of anything would allocate each time.
private final class DynamicsObserver {
  let call: @MainActor (UIDynamicAnimator, DynamicsEvent) -> Void

  init(_ call: @escaping @MainActor (UIDynamicAnimator, DynamicsEvent) -> Void) {
    self.call = call
  }
}
