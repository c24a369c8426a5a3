// SPDX-License-Identifier: Apache-2.0

/// The kinds of joint.
public enum JointKind: UInt8, Sendable, BitwiseCopyable {
  /// Keeps two points at a distance, rigidly, by a spring, or between two lengths (a rope).
  case distance
  /// Keeps two points together; the bodies rotate about them.
  case revolute
  /// Lets one body translate along an axis of the other without rotating.
  case prismatic
  /// Prevents relative movement of two bodies, rigidly or by springs.
  case weld
  /// Pulls a point of a body toward a target in the world.
  case mouse
}
