/// What a law of force looks at in a dynamic body.
public struct DynamicBodyState: Sendable {
  /// The center of mass in the world.
  public let center: Vector2
  /// Of the center of mass, length units/s; zero while the body sleeps.
  public let velocity: Vector2
  /// Above 0.
  public let mass: Float
  /// Whether the body does not sleep.
  public let isAwake: Bool
}

extension World {
  /// What a law of force looks at, read at once; nil for a body that forces do not move, and for a
  /// stale handle.
  public func dynamicState(of body: BodyHandle) -> DynamicBodyState? {
    guard let row = bodyIndex(body), bodies.record[row].kind == .dynamic else { return nil }
    return DynamicBodyState(
      center: bodies.pose[row].center, velocity: bodies.motion[row].linearVelocity,
      mass: bodies.mass[row].mass, isAwake: bodies.record[row].awakeIndex >= 0)
  }
}
