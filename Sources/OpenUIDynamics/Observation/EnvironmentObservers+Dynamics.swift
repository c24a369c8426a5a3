// SPDX-License-Identifier: Apache-2.0

extension EnvironmentObservers {
  private enum DynamicsKey: EnvironmentObserverKey {
    typealias Observer = @MainActor (UIDynamicAnimator, DynamicsEvent) -> Void
  }

  /// Called for every event of the animators in the environment, for traces and overlays.
  package var dynamics: (@MainActor (UIDynamicAnimator, DynamicsEvent) -> Void)? {
    get { self[DynamicsKey.self] }
    set { self[DynamicsKey.self] = newValue }
  }
}
