/// What a body is made with.
public struct BodyDefinition: Sendable {
  /// How the body takes part; dynamic by default.
  public var kind = BodyKind.dynamic
  /// The origin of the body's frame in the world.
  public var position = Vector2.zero
  /// The turn of the body's frame in radians, positive from x towards y.
  public var angle: Float = 0
  /// Velocity of the center of mass, length units/s.
  public var linearVelocity = Vector2.zero
  /// Radians per second.
  public var angularVelocity: Float = 0
  /// Per second: v ← v · max(0, 1 − damping · h) in each sub-step h (S059).
  public var linearDamping: Float = 0
  /// Per second: ω ← ω · max(0, 1 − damping · h) in each sub-step h (S059).
  public var angularDamping: Float = 0
  /// How much of the world's gravity acts on the body; 1 by default.
  public var gravityScale: Float = 1
  /// An acceleration that acts until it is changed, length units/s².
  public var acceleration = Vector2.zero
  /// Whether contacts and torques turn the body; true by default.
  public var allowsRotation = true
  /// Whether the body may sleep; true by default.
  public var allowsSleep = true
  /// Whether the body is also kept from passing through dynamic bodies; false by default.
  public var isBullet = false
  /// Speed below which the body counts as resting, length units/s; 0.05 m/s by default.
  public var sleepThreshold: Float?
  /// Whether the body starts awake; true by default.
  public var isAwake = true
  /// A number of the owner's that the engine only hands back.
  public var userData: UInt64 = 0

  /// Creates a definition with every value at its default.
  public init() {}

  /// Creates a definition with a kind and a place.
  public init(kind: BodyKind, position: Vector2 = .zero, angle: Float = 0) {
    self.kind = kind
    self.position = position
    self.angle = angle
  }
}
