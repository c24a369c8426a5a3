/// What a world is made with.
///
/// Lengths are in the world's length unit; a value left at `nil` follows from
/// `lengthUnitsPerMeter`. A value that is not finite or out of range is replaced by its default and
/// counted in `World.refusals`.
public struct WorldDefinition: Sendable {
  /// Acceleration of every dynamic body, length units/s²; (0, −10) meters/s² by default.
  public var gravity: Vector2?
  /// How many length units make a meter; scales every tolerance; 1 by default.
  public var lengthUnitsPerMeter: Float = 1
  /// How deep resting shapes overlap; 0.005 meters by default.
  public var linearSlop: Float?
  /// Rebound speed, restitution × approach speed, below which nothing bounces; 0.2 m/s by default.
  ///
  /// The rebound and not the approach is bounded, so that an elastic body keeps bouncing at speeds at
  /// which a dull one must come to rest.
  public var minimumReboundSpeed: Float?
  /// Stiffness of contacts as a frequency in hertz; 30 by default.
  public var contactHertz: Float = 30
  /// Damping of contacts, 1 being critical; 10 by default.
  public var contactDampingRatio: Float = 10
  /// Greatest speed with which overlap is pushed apart; 3 m/s by default.
  public var maximumContactPushSpeed: Float?
  /// Stiffness of rigid joints as a frequency in hertz; 60 by default.
  public var jointHertz: Float = 60
  /// Damping of rigid joints, 1 being critical; 2 by default.
  public var jointDampingRatio: Float = 2
  /// Speed that no body exceeds; 400 m/s by default.
  public var maximumLinearSpeed: Float?
  /// Seconds of rest after which an island sleeps; 0.5 by default.
  public var timeToSleep: Float = 0.5
  /// Whether bodies at rest sleep; true by default.
  public var allowsSleep = true
  /// Whether fast bodies are stopped at what they would pass; true by default.
  public var continuousCollision = true
  /// How many threads do a step together, from 1 to 64; see `World.workerCount`; 1 by default.
  public var workerCount = 1

  /// Creates a definition with every value at its default.
  public init() {}

  /// Creates a definition with a gravity and a length unit.
  public init(gravity: Vector2?, lengthUnitsPerMeter: Float = 1) {
    self.gravity = gravity
    self.lengthUnitsPerMeter = lengthUnitsPerMeter
  }
}
