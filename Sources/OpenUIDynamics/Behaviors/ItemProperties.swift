// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The properties of items that an item behavior sets; nil for those that it does not set.
///
/// (S054)
struct ItemProperties: Equatable {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var charge: CGFloat?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  /// Overrides properties by those that later ones set.
  ///
  /// (S055)
  mutating func override(with later: ItemProperties) {
    elasticity = later.elasticity ?? elasticity
    friction = later.friction ?? friction
    density = later.density ?? density
    resistance = later.resistance ?? resistance
    angularResistance = later.angularResistance ?? angularResistance
    charge = later.charge ?? charge
    isAnchored = later.isAnchored ?? isAnchored
    allowsRotation = later.allowsRotation ?? allowsRotation
  }
}
