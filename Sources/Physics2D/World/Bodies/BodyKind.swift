/// How a body takes part in the simulation.
public enum BodyKind: UInt8, Sendable, BitwiseCopyable {
  /// Never moves; boundaries.
  case `static`
  /// Moves with its own velocity and is not moved by contacts, joints or forces.
  case kinematic
  /// Moves by forces, contacts and joints.
  case dynamic
}
