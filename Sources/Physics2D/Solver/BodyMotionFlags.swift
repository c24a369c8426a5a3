/// Properties of a body that the solver reads in every sub-step.
struct BodyMotionFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt32
  /// Forces, contacts and joints move the body; the motion of other bodies is only read.
  static let dynamic = BodyMotionFlags(rawValue: 1 << 0)
  /// The body moves so far in a step that its contacts need a wider speculative margin.
  static let extendedMargin = BodyMotionFlags(rawValue: 1 << 1)
}

extension BodyMotion {
  /// Whether forces, contacts and joints move the body.
  var isDynamic: Bool { has(.dynamic) }

  /// Whether contacts of the body have a wider speculative margin than others.
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
