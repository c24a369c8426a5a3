/// How much there is in a world.
public struct WorldCounters: Hashable, Sendable, BitwiseCopyable {
  /// Bodies of every kind.
  public let bodies: Int
  /// Dynamic and kinematic bodies that are awake.
  public let awakeBodies: Int
  /// Shapes, segments of chains included.
  public let shapes: Int
  /// Pairs of shapes that are near each other.
  public let contacts: Int
  /// Those of them of which a body is awake.
  public let awakeContacts: Int
  /// Joints that are awake.
  public let awakeJoints: Int
  /// Levels of the trees of static, kinematic and dynamic shapes.
  public let treeHeights: SIMD3<Int32>
  /// Bodies whose movement was looked at for what it may have passed, in the last step.
  public let fastBodies: Int
  /// How often a body was stopped at what it would have passed, over all steps.
  public let continuousStops: UInt64
}

extension World {
  /// How much there is in the world.
  public var counters: WorldCounters {
    WorldCounters(
      bodies: bodies.liveCount, awakeBodies: bodies.awake.count, shapes: shapes.liveCount,
      contacts: contacts.liveCount, awakeContacts: contacts.awake.count + graph.contactCount,
      awakeJoints: joints.awake.count,
      treeHeights: SIMD3(
        Int32(truncatingIfNeeded: broadPhase.staticTree.height),
        Int32(truncatingIfNeeded: broadPhase.kinematicTree.height),
        Int32(truncatingIfNeeded: broadPhase.dynamicTree.height)),
      fastBodies: scratch.fastBodies.count + scratch.fastBullets.count,
      continuousStops: continuousStopCount)
  }
}
