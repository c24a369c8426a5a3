// SPDX-License-Identifier: Apache-2.0

/// The numbers of objects in a world.
public struct WorldCounters: Hashable, Sendable, BitwiseCopyable {
  /// Bodies of every kind.
  public let bodies: Int
  /// Dynamic and kinematic bodies that are awake.
  public let awakeBodies: Int
  /// Shapes, segments of chains included.
  public let shapes: Int
  /// Pairs of shapes whose enlarged boxes overlap.
  public let contacts: Int
  /// Contacts with an awake body.
  public let awakeContacts: Int
  /// Joints that are awake.
  public let awakeJoints: Int
  /// Parts of sub-steps in which the trees of joints that touch nothing were integrated in the last step, together.
  public let jointTreeParts: Int
  /// Levels of the trees of static, kinematic and dynamic shapes.
  public let treeHeights: SIMD3<Int32>
  /// Bodies that continuous collision checked in the last step.
  public let fastBodies: Int
  /// The number of times that continuous collision stopped a body, over all steps.
  public let continuousStops: UInt64
}

extension World {
  /// The numbers of objects in the world.
  public var counters: WorldCounters {
    WorldCounters(
      bodies: bodies.liveCount, awakeBodies: bodies.awake.count, shapes: shapes.liveCount,
      contacts: contacts.liveCount, awakeContacts: contacts.awake.count + graph.contactCount,
      awakeJoints: joints.awake.count, jointTreeParts: graph.trees.partCount,
      treeHeights: SIMD3(
        Int32(truncatingIfNeeded: broadPhase.staticTree.height),
        Int32(truncatingIfNeeded: broadPhase.kinematicTree.height),
        Int32(truncatingIfNeeded: broadPhase.dynamicTree.height)),
      fastBodies: scratch.fastBodies.count + scratch.fastBullets.count,
      continuousStops: continuousStopCount)
  }
}
