/// Names a body of a world; a handle to a destroyed body is recognized and refused.
public struct BodyHandle: Hashable, Sendable, BitwiseCopyable {
  /// The row of the body.
  let index: Int32
  let generation: UInt32
}

/// Names a shape of a world; a handle to a destroyed shape is recognized and refused.
public struct ShapeHandle: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}

/// Names a chain of a world; a handle to a destroyed chain is recognized and refused.
public struct ChainHandle: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}

/// Names a joint of a world; a handle to a destroyed joint is recognized and refused.
public struct JointHandle: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}
