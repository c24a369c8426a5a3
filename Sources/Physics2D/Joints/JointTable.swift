/// The kinds of joint.
public enum JointKind: UInt8, Sendable, BitwiseCopyable {
  /// Keeps two points at a distance, rigidly, by a spring, or between two lengths (a rope).
  case distance
  /// Keeps two points together; the bodies turn about it.
  case revolute
  /// Lets one body slide along an axis of the other without turning.
  case prismatic
  /// Glues two bodies together.
  case weld
  /// Pulls a point of a body towards a target in the world.
  case mouse
}

/// One side of a joint in the list of its body's joints.
struct JointEdge: BitwiseCopyable {
  /// Edge keys: joint index × 2 + side; −1 ends.
  var previous: Int32 = -1
  var next: Int32 = -1
}

/// The parts of a joint that all kinds share and the solver does not touch in its loops.
struct JointRecord: BitwiseCopyable {
  var generation: UInt32 = 0
  var kind = JointKind.distance
  var bodyA: Int32 = -1
  var bodyB: Int32 = -1
  var edgeA = JointEdge()
  var edgeB = JointEdge()
  /// The row in the column of the joint's kind.
  var row: Int32 = -1
  /// Place in the list of awake joints; −1 while both bodies are asleep or the row is free.
  var awakeIndex: Int32 = -1
  /// The colour of the constraint graph that holds the joint, and its place there; −1 for none.
  var color: Int32 = -1
  var colorIndex: Int32 = -1
  /// Whether the two bodies collide with each other.
  var collidesConnected = false
  var inUse = false
  var userData: UInt64 = 0
}
