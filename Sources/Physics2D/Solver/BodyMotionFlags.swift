// SPDX-License-Identifier: Apache-2.0

/// Properties of a body that the solver reads in every sub-step.
struct BodyMotionFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt32
  /// Forces, contacts and joints move the body; the motion of other bodies is only read.
  static let dynamic = BodyMotionFlags(rawValue: 1 << 0)
  /// The body moves so far in a step that its contacts need a wider speculative margin.
  static let extendedMargin = BodyMotionFlags(rawValue: 1 << 1)
  /// An impact began in this step on the body, or on one that joints connect to it.
  static let hit = BodyMotionFlags(rawValue: 1 << 2)
  /// Joints hold the body in this step.
  static let jointed = BodyMotionFlags(rawValue: 1 << 3)
  /// Forces, damping or another gravity than the world's change the velocity of the body in this step.
  static let ownForces = BodyMotionFlags(rawValue: 1 << 4)
  /// The body belongs to a tree of joints that is integrated on its own in this step.
  static let isolatedTree = BodyMotionFlags(rawValue: 1 << 5)
  /// The body has a part of the inertia of a heavy one in this step.
  static let braced = BodyMotionFlags(rawValue: 1 << 6)
  /// The body is between a much heavier one and others in this step.
  static let pressed = BodyMotionFlags(rawValue: 1 << 7)
}

extension BodyMotion {
  /// Whether forces, contacts and joints move the body.
  var isDynamic: Bool { has(.dynamic) }

  /// Whether contacts of the body have a wider speculative margin than others.
  var usesExtendedMargin: Bool {
    get { has(.extendedMargin) }
    set { set(.extendedMargin, newValue) }
  }

  /// Whether an impact began in this step on the body, or on one that joints connect to it.
  var isHit: Bool {
    get { has(.hit) }
    set { set(.hit, newValue) }
  }

  /// Whether joints hold the body in this step.
  var isJointed: Bool {
    get { has(.jointed) }
    set { set(.jointed, newValue) }
  }

  /// Whether forces, damping or another gravity than the world's change the velocity of the body in this step.
  var hasOwnForces: Bool {
    get { has(.ownForces) }
    set { set(.ownForces, newValue) }
  }

  /// Whether the body belongs to a tree of joints that is integrated on its own in this step.
  var isInIsolatedTree: Bool {
    get { has(.isolatedTree) }
    set { set(.isolatedTree, newValue) }
  }

  /// Whether the body has a part of the inertia of a heavy one in this step.
  var isBraced: Bool {
    get { has(.braced) }
    set { set(.braced, newValue) }
  }

  /// Whether the body is between a much heavier one and others in this step.
  var isPressed: Bool {
    get { has(.pressed) }
    set { set(.pressed, newValue) }
  }

  @inline(__always)
  private func has(_ flag: BodyMotionFlags) -> Bool { flags & flag.rawValue != 0 }

  @inline(__always)
  private mutating func set(_ flag: BodyMotionFlags, _ isSet: Bool) {
    flags = isSet ? flags | flag.rawValue : flags & ~flag.rawValue
  }
}
