/// What a shape is made with, apart from its geometry.
public struct ShapeDefinition: Sendable {
  /// Mass per area; 1 by default; segments and chains have no mass whatever it is.
  public var density: Float = 1
  /// Coulomb friction; a pair uses √(f₁·f₂) (S058); 0.6 by default.
  public var friction: Float = 0.6
  /// Bounciness; a pair uses the greater (S058); 0 by default.
  public var restitution: Float = 0
  /// Which shapes it collides with; all by default.
  public var filter = CollisionFilter()
  /// Whether it reports overlaps and pushes nothing; false by default.
  public var isSensor = false
  /// Whether begin and end of touching are reported; true by default.
  public var contactEvents = true
  /// Whether hits faster than 1 m/s are reported; false by default.
  public var hitEvents = false
  /// A number of the owner's that the engine only hands back.
  public var userData: UInt64 = 0

  /// Creates a definition with every value at its default.
  public init() {}
}
