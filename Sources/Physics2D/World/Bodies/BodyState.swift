// SPDX-License-Identifier: Apache-2.0

/// Where a body is and how it moves.
package struct BodyState: Hashable, Sendable, BitwiseCopyable {
  /// The body's frame in the world.
  package var transform = Transform.identity
  /// The velocity of the center of mass, length units/s.
  package var linearVelocity = Vector2.zero
  /// Radians per second.
  package var angularVelocity: Float = 0
  package var isAwake = false
  package var kind = BodyKind.static

  /// The state of a body that rests at the origin.
  package init() {}
}
