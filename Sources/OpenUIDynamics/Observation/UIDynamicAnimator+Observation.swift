// SPDX-License-Identifier: Apache-2.0

extension UIDynamicAnimator {
  /// What the animator holds now, as plain geometry to draw.
  package func overlay() -> DynamicsOverlay {
    onMainActor { $0.overlay }
  }

  /// The bodies of the items and what moves them, in the order of activation.
  package func overlayBodies() -> [(item: any UIDynamicItem, body: DynamicsOverlay.Body)] {
    onMainActor { $0.overlayBodies }
  }

  /// What the animator holds now besides the bodies of its items.
  ///
  /// - Parameter knowsCenters: Whether the caller has the centers of all items, so that groups of arrows that
  ///   start at them need not hold them.
  package func overlayWithoutBodies(knowsCenters: Bool = false) -> DynamicsOverlay {
    onMainActor { $0.overlayWithoutBodies(knowsCenters: knowsCenters) }
  }

  /// Whether the animator has fields.
  package var hasFields: Bool { onMainActor { $0.hasFields } }

  /// The overlays of the fields in an area, in the order of the tree.
  ///
  /// - Parameter hasProbes: Whether the overlays include probes.
  package func fields(in area: CGRect, hasProbes: Bool) -> [FieldOverlay] {
    onMainActor { $0.fieldOverlays(in: area, hasProbes: hasProbes) }
  }

  /// Every item that the animator moves, in the order of activation.
  package var simulatedItems: [any UIDynamicItem] {
    onMainActor { $0.simulatedItems.map(\.item) }
  }
}
