extension FrameClock {
  private enum ObserverKey: FrameClockKey {
    typealias Value = @MainActor (UIDynamicAnimator, DynamicsEvent) -> Void
  }

  /// Called for every event of the animators on this clock, for traces and overlays.
  package var dynamicsObserver: (@MainActor (UIDynamicAnimator, DynamicsEvent) -> Void)? {
    get { self[ObserverKey.self] }
    set { self[ObserverKey.self] = newValue }
  }
}
