/// A run of elements in a column.
struct Span: BitwiseCopyable {
  var start: Int32 = 0
  var end: Int32 = 0

  var count: Int { Int(end &- start) }
}

/// A colour that has constraints, and where its prepared joints lie.
struct PreparedColor: BitwiseCopyable {
  var color: Int32 = 0
  var distanceJoints = Span()
  var revoluteJoints = Span()
  var prismaticJoints = Span()
  var weldJoints = Span()
  var mouseJoints = Span()
  /// Whether a contact may begin to push in this step.
  var hasNewImpact = false
  /// Whether a contact is bouncy.
  var hasRestitution = false

  /// The number of blocks of joints.
  var jointBlockCount: Int {
    distanceJoints.count &+ revoluteJoints.count &+ prismaticJoints.count &+ weldJoints.count
      &+ mouseJoints.count
  }
}

/// Everything the stages of one step work on, colour after colour in the order of solving; the memory
/// is kept from step to step.
struct PreparedConstraints: ~Copyable {
  /// The colours that have constraints, overflow first: the others have the last word.
  var colors = Column<PreparedColor>(minimumCapacity: ConstraintGraph.colorCount)
  /// What the passes work on, in the same order.
  var blocks = Column<ColorBlocks>(minimumCapacity: 4)
  var distanceJoints = Column<DistanceBlock>(minimumCapacity: 1)
  var revoluteJoints = Column<RevoluteBlock>(minimumCapacity: 1)
  var prismaticJoints = Column<PrismaticBlock>(minimumCapacity: 1)
  var weldJoints = Column<WeldBlock>(minimumCapacity: 1)
  var mouseJoints = Column<MouseBlock>(minimumCapacity: 1)

  /// The most blocks that a colour has.
  var maximumBlockCount = 0

  /// Forgets the last step.
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
