// SPDX-License-Identifier: Apache-2.0

@testable import Physics2D

/// The manifold of two shapes as a value.
func collide(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances
) -> LocalManifold {
  var found = LocalManifold()
  collide(a, b, transform: transform, tolerances: tolerances, into: &found)
  return found
}
