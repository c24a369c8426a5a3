// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

/// The properties that act on an item: those that its item behaviors set, and the defaults of the
/// others.
///
/// (S051, S053, S055)
package struct ActingItemProperties: Equatable, Sendable {
  package let elasticity: CGFloat
  package let friction: CGFloat
  package let density: CGFloat
  package let resistance: CGFloat
  package let angularResistance: CGFloat
  package let charge: CGFloat

  fileprivate init(_ properties: ItemProperties) {
    elasticity = properties.elasticity ?? Tuning.elasticity
    friction = properties.friction ?? Tuning.friction
    density = properties.density ?? Tuning.density
    resistance = properties.resistance ?? Tuning.resistance
    angularResistance = properties.angularResistance ?? Tuning.angularResistance
    charge = properties.charge ?? 0
  }
}

extension UIDynamicItemBehavior {
  /// The properties that act on the first item; nil without an item in an animator.
  package var actingProperties: ActingItemProperties? {
    guard let item = items.first else { return nil }
    return simulation?.actingProperties(of: item)
  }
}

extension UIDynamicAnimator {
  /// The properties that act on an item; nil where the animator does not move it.
  package func actingProperties(of item: any UIDynamicItem) -> ActingItemProperties? {
    // The item stays on the main actor, where the caller already is.
    nonisolated(unsafe) let item = item
    return onMainActor { $0.actingProperties(of: item) }
  }
}

extension Simulation {
  fileprivate func actingProperties(of item: any UIDynamicItem) -> ActingItemProperties? {
    guard let simulated = simulatedItem(for: item) else { return nil }
    var properties = ItemProperties()
    for case let effect as ItemPropertiesEffect in simulated.effects {
      properties.override(with: effect.properties)
    }
    return ActingItemProperties(properties)
  }
}
