// SPDX-License-Identifier: Apache-2.0

/// A range of elements in a column.
struct Span: BitwiseCopyable {
  var start: Int32 = 0
  var end: Int32 = 0

  var count: Int { Int(end &- start) }
}

/// A color that has constraints, and the ranges of its prepared joints.
struct PreparedColor: BitwiseCopyable {
  var color: Int32 = 0
  var distanceJoints = Span()
  var revoluteJoints = Span()
  var prismaticJoints = Span()
  var weldJoints = Span()
  var mouseJoints = Span()
  /// The number of blocks with a contact that may have a new impact in this step.
  var newImpactCount: Int32 = 0
  /// Whether a contact has restitution.
  var hasRestitution = false
  /// Whether a contact joins bodies of very different masses.
  var hasMassRatio = false

  /// Whether a contact may have a new impact in this step.
  var hasNewImpact: Bool { newImpactCount > 0 }

  /// The number of blocks of joints.
  var jointBlockCount: Int {
    distanceJoints.count &+ revoluteJoints.count &+ prismaticJoints.count &+ weldJoints.count
      &+ mouseJoints.count
  }
}

/// The constraints of one step as the passes of the solver see them, color after color in the order of
/// solving; the memory is kept from step to step.
struct PreparedConstraints: ~Copyable {
  /// The colors that have constraints, overflow first.
  var colors = Column<PreparedColor>(minimumCapacity: ConstraintGraph.colorCount)
  /// Their blocks, in the same order.
  var blocks = Column<ColorBlocks>(minimumCapacity: 4)
  var distanceJoints = Column<DistanceBlock>(minimumCapacity: 1)
  var revoluteJoints = Column<RevoluteBlock>(minimumCapacity: 1)
  var prismaticJoints = Column<PrismaticBlock>(minimumCapacity: 1)
  var weldJoints = Column<WeldBlock>(minimumCapacity: 1)
  var mouseJoints = Column<MouseBlock>(minimumCapacity: 1)

  /// The maximum number of blocks of a color.
  var maximumBlockCount = 0

  /// Removes the constraints of the last step.
  mutating func removeAll() {
    colors.removeAll()
    blocks.removeAll()
    maximumBlockCount = 0
    distanceJoints.removeAll()
    revoluteJoints.removeAll()
    prismaticJoints.removeAll()
    weldJoints.removeAll()
    mouseJoints.removeAll()
  }
}
