// SPDX-License-Identifier: Apache-2.0

/// The state of a dynamic body from which forces are computed.
public struct DynamicBodyState: Sendable {
  /// The center of mass in the world.
  public let center: Vector2
  /// Of the center of mass, length units/s; zero while the body sleeps.
  public let velocity: Vector2
  /// The mass, above 0: density · area.
  public let mass: Float
  /// Whether the body is awake.
  public let isAwake: Bool
}

extension World {
  /// The state of a dynamic body, read at once; nil for other kinds of body and a stale handle.
  public func dynamicState(of body: BodyHandle) -> DynamicBodyState? {
    guard let row = bodyIndex(body), bodies.record[row].kind == .dynamic else { return nil }
    return DynamicBodyState(
      center: bodies.pose[row].center, velocity: bodies.motion[row].linearVelocity,
      mass: bodies.mass[row].mass, isAwake: bodies.record[row].awakeIndex >= 0)
  }
}
