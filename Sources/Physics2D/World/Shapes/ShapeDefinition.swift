// SPDX-License-Identifier: Apache-2.0

/// The definition of a shape, apart from its geometry.
public struct ShapeDefinition: Sendable {
  /// Mass per area; 1 by default; segments and chains have no mass.
  public var density: Float = 1
  /// Coulomb friction; a pair uses √(f₁·f₂); 0.6 by default.
  ///
  /// (S058)
  public var friction: Float = 0.6
  /// Restitution; a pair uses the maximum; 0 by default.
  ///
  /// (S058)
  public var restitution: Float = 0
  /// The shapes with which it collides; all by default.
  public var filter = CollisionFilter()
  /// Whether it is a sensor, which reports overlaps and has no collision response; false by default.
  public var isSensor = false
  /// Whether begin and end of contacts are reported; true by default.
  public var contactEvents = true
  /// Whether hits faster than 1 m/s are reported; false by default.
  public var hitEvents = false
  /// A number of the owner's that the engine does not use.
  public var userData: UInt64 = 0

  /// Creates a definition with every value at its default.
  public init() {}
}
