import OpenUIDynamics

/// The animators that ran on a screen, in the order in which they first did; held weakly, because
/// dropping an animator must end it (S013).
struct AnimatorList {
  private var entries: [WeakReference<UIDynamicAnimator>] = []

  /// The animators that still live.
  var alive: [UIDynamicAnimator] { entries.compactMap(\.object) }

  /// Adds an animator at the end, unless it is there.
  mutating func add(_ animator: UIDynamicAnimator) {
    guard !entries.contains(where: { $0.object === animator }) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(WeakReference(animator))
  }
}

/// The 64-bit hash of Fowler, Noll and Vo (variant 1a) over whole numbers.
struct StateHash {
  /// The offset basis that the authors give for 64 bits.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash continued with a number, byte by byte from the lowest.
  func adding(_ number: UInt64) -> StateHash {
    var hash = self
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      hash.value = (hash.value ^ ((number >> shift) & 0xFF)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}
