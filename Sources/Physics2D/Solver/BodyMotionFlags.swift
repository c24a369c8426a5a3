/// Properties of a body that the solver looks at in every sub-step.
struct BodyMotionFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt32
  /// Moved by forces, contacts and joints; the motion of other bodies is only read.
  static let dynamic = BodyMotionFlags(rawValue: 1 << 0)
}

extension BodyMotion {
  /// Whether forces, contacts and joints move the body.
  var isDynamic: Bool { flags & BodyMotionFlags.dynamic.rawValue != 0 }
}
