// SPDX-License-Identifier: Apache-2.0

/// The kind of a body.
public enum BodyKind: UInt8, Sendable, BitwiseCopyable {
  /// Does not move; for boundaries.
  case `static`
  /// Moves with the velocity that it was given; contacts, joints and forces have no effect.
  case kinematic
  /// Moves by forces, contacts and joints.
  case dynamic
}
