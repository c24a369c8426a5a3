// SPDX-License-Identifier: Apache-2.0

/// The definition of a body.
public struct BodyDefinition: Sendable {
  /// The kind of the body; dynamic by default.
  public var kind = BodyKind.dynamic
  /// The origin of the body's frame in the world.
  public var position = Vector2.zero
  /// The rotation of the body's frame in radians, positive from x toward y.
  public var angle: Float = 0
  /// Velocity of the center of mass, length units/s.
  public var linearVelocity = Vector2.zero
  /// Radians per second.
  public var angularVelocity: Float = 0
  /// Per second: v ← v · max(0, 1 − damping · h) in each sub-step h.
  ///
  /// (S059)
  public var linearDamping: Float = 0
  /// Per second: ω ← ω · max(0, 1 − damping · h) in each sub-step h.
  ///
  /// (S059)
  public var angularDamping: Float = 0
  /// The factor of the world's gravity; 1 by default.
  public var gravityScale: Float = 1
  /// A persistent acceleration, length units/s².
  public var acceleration = Vector2.zero
  /// Whether contacts and torques rotate the body; true by default.
  public var allowsRotation = true
  /// Whether the body may sleep; true by default.
  public var allowsSleep = true
  /// Whether continuous collision also considers dynamic bodies; false by default.
  public var isBullet = false
  /// The speed below which the body rests, length units/s; 0.05 m/s by default.
  public var sleepThreshold: Float?
  /// Whether the body starts awake; true by default.
  public var isAwake = true
  /// A number of the owner's that the engine does not use.
  public var userData: UInt64 = 0

  /// Creates a definition with every value at its default.
  public init() {}

  /// Creates a definition with a kind and a pose.
  public init(kind: BodyKind, position: Vector2 = .zero, angle: Float = 0) {
    self.kind = kind
    self.position = position
    self.angle = angle
  }
}
