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
