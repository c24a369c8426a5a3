extension UIDynamicAnimator {
  /// What the animator holds now, as plain geometry to draw.
  package func overlay() -> DynamicsOverlay {
    onMainActor { $0.overlay }
  }

  /// Every item that the animator moves, in the order in which they became active.
  package var simulatedItems: [any UIDynamicItem] {
    onMainActor { $0.simulatedItems.map(\.item) }
  }
}
