// SPDX-License-Identifier: Apache-2.0

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
    guard let item = items.first, let simulated = simulation?.simulatedItem(for: item) else {
      return nil
    }
    var properties = ItemProperties()
    for case let effect as ItemPropertiesEffect in simulated.effects {
      properties.override(with: effect.properties)
    }
    return ActingItemProperties(properties)
  }
}
