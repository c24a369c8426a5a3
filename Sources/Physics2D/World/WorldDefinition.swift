// SPDX-License-Identifier: Apache-2.0

/// The definition of a world.
///
/// Lengths are in the world's length unit; a value of `nil` follows from
/// `lengthUnitsPerMeter`. A value that is not finite or out of range is replaced by its default and
/// counted in `World.refusals`.
public struct WorldDefinition: Sendable {
  /// Acceleration of every dynamic body, length units/s²; (0, −10) meters/s² by default.
  public var gravity: Vector2?
  /// The number of length units in a meter; scales every tolerance; 1 by default.
  public var lengthUnitsPerMeter: Float = 1
  /// The overlap of resting shapes that is not corrected; 0.005 meters by default.
  public var linearSlop: Float?
  /// The gap that contacts keep between shapes, at most 0.1 meters; none by default.
  ///
  /// Contacts begin, push and rub at this distance of the outlines instead of at none, so that resting shapes
  /// do not overlap visibly. Shapes that begin nearer keep their distance. Mass, queries and sensors see the
  /// outlines alone.
  public var contactMargin: Float = 0
  /// The rebound speed, restitution × approach speed, below which restitution is not applied; 0.2 m/s by default.
  ///
  /// A bound of the rebound and not of the approach speed lets an elastic body bounce at speeds at which a less
  /// elastic one comes to rest.
  public var minimumReboundSpeed: Float?
  /// Stiffness of contacts as a frequency in hertz; 30 by default.
  public var contactHertz: Float = 30
  /// Damping of contacts, 1 being critical; 10 by default.
  public var contactDampingRatio: Float = 10
  /// The maximum speed of the correction of overlaps; 3 m/s by default.
  public var maximumContactPushSpeed: Float?
  /// Stiffness of rigid joints as a frequency in hertz; 60 by default.
  public var jointHertz: Float = 60
  /// Damping of rigid joints, 1 being critical; 2 by default.
  public var jointDampingRatio: Float = 2
  /// The maximum speed of a body; 400 m/s by default.
  public var maximumLinearSpeed: Float?
  /// The seconds of rest after which an island sleeps; 0.5 by default.
  public var timeToSleep: Float = 0.5
  /// Whether islands at rest sleep; true by default.
  public var allowsSleep = true
  /// Whether continuous collision keeps fast bodies from passing through shapes; true by default.
  public var continuousCollision = true
  /// Whether contacts are found for the whole movement of dynamic bodies in a step, so that dynamic bodies do not
  /// pass through each other however fast they are; false by default.
  ///
  /// Boxes of fast bodies become as long as their movement, and overlap others that the bodies do not meet: each such
  /// pair takes time. Where 64 bodies or more are awake and all fall or fly together, boxes are short. Without it
  /// bodies that move by more than their extent in a step may pass, unless they are bullets.
  public var continuousDynamics = false
  /// Whether bodies that are loaded by others resist rocking, and bodies that start in one place part slowly, so
  /// that deep piles come to rest; false by default.
  ///
  /// A world with a stack of more than about 16 bodies takes up to eight times as many sub-steps as it is asked for,
  /// so that the stack does not buckle: 40 squares stand, with four times as many. A pile of 1,500 contacts takes half
  /// as many sub-steps again.
  ///
  /// It costs 5 to 15 % of a step, without such stacks. The stiffness of contacts is integrated
  /// implicitly (Andrews, Teichmann and Kry, "Geometric Stiffness for Real-time Constrained Multibody
  /// Dynamics", 2017).
  public var stabilizesPiles = false
  /// The number of threads that run a step, from 1 to 64, see `World.workerCount`; 1 by default.
  public var workerCount = 1

  /// Creates a definition with every value at its default.
  public init() {}

  /// Creates a definition with a gravity and a length unit.
  public init(gravity: Vector2?, lengthUnitsPerMeter: Float = 1) {
    self.gravity = gravity
    self.lengthUnitsPerMeter = lengthUnitsPerMeter
  }
}
