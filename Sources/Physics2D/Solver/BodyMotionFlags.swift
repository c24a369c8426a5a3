/// Properties of a body that the solver looks at in every sub-step.
struct BodyMotionFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt32
  /// Moved by forces, contacts and joints; the motion of other bodies is only read.
  static let dynamic = BodyMotionFlags(rawValue: 1 << 0)
  /// Moves so far in a step that contacts of the body look ahead farther.
  static let extendedMargin = BodyMotionFlags(rawValue: 1 << 1)
}

extension BodyMotion {
  /// Whether forces, contacts and joints move the body.
  var isDynamic: Bool { has(.dynamic) }

  /// Whether contacts of the body look ahead farther than others.
  var usesExtendedMargin: Bool {
    get { has(.extendedMargin) }
    set {
      let bit = BodyMotionFlags.extendedMargin.rawValue
      flags = newValue ? flags | bit : flags & ~bit
    }
  }

  @inline(__always)
  private func has(_ flag: BodyMotionFlags) -> Bool { flags & flag.rawValue != 0 }
}
