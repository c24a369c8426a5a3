// SPDX-License-Identifier: Apache-2.0

extension EnvironmentObservers {
  private enum DynamicsKey: EnvironmentObserverKey {
    typealias Observer = @MainActor (UIDynamicAnimator, DynamicsEvent) -> Void
  }

  private enum ChangesKey: EnvironmentObserverKey {
    typealias Observer = @MainActor (UIDynamicAnimator) -> Void
  }

  /// Called before a step whose animator has applied changes of the app to the world, for recordings.
  package var changes: (@MainActor (UIDynamicAnimator) -> Void)? {
    get { self[ChangesKey.self] }
    set { self[ChangesKey.self] = newValue }
  }

  /// Called for every event of the animators in the environment, for traces and overlays.
  package var dynamics: (@MainActor (UIDynamicAnimator, DynamicsEvent) -> Void)? {
    get { self[DynamicsKey.self] }
    set { self[DynamicsKey.self] = newValue }
  }
}
