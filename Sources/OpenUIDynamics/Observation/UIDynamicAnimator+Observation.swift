extension UIDynamicAnimator {
  /// What the animator holds now, as plain geometry to draw.
  package func overlay() -> DynamicsOverlay {
    onMainActor { $0.overlay }
  }

  /// The fields in the order of the tree, as far as they reach into an area.
  ///
  /// - Parameter hasProbes: Whether what they do to probes is told too.
  package func fields(in area: CGRect, hasProbes: Bool) -> [FieldOverlay] {
    onMainActor { $0.fieldOverlays(in: area, hasProbes: hasProbes) }
  }

  /// Every item that the animator moves, in the order in which they became active.
  package var simulatedItems: [any UIDynamicItem] {
    onMainActor { $0.simulatedItems.map(\.item) }
  }
}
