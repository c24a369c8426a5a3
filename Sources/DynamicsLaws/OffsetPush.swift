// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A continuous push at an offset, which turns with the body and is applied before each step.
///
/// One at the center is a constant acceleration of the body, which the engine applies.
package struct OffsetPush {
  /// The body that is pushed.
  package let body: BodyHandle
  /// Mass × points/s².
  package let force: Vector2
  /// Where it acts, from the position of the body in its own frame, in points.
  package let offset: Vector2

  /// Creates a push.
  package init(_ body: BodyHandle, force: Vector2, at offset: Vector2) {
    self.body = body
    self.force = force
    self.offset = offset
  }

  /// Pushes the body in the coming step, unless it sleeps.
  package func prepareStep(of world: World) {
    world.applyForce(force, at: world.transform(of: body) * offset, to: body, wakes: false)
  }
}
