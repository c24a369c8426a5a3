// SPDX-License-Identifier: Apache-2.0

/// Identifies a body of a world; a handle to a destroyed body is refused.
public struct BodyHandle: Hashable, Sendable, BitwiseCopyable {
  /// The row of the body.
  let index: Int32
  let generation: UInt32
}

/// Identifies a shape of a world; a handle to a destroyed shape is refused.
public struct ShapeHandle: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}

/// Identifies a chain of a world; a handle to a destroyed chain is refused.
public struct ChainHandle: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}

/// Identifies a joint of a world; a handle to a destroyed joint is refused.
public struct JointHandle: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}
