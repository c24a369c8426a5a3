// SPDX-License-Identifier: Apache-2.0

/// The contacts below which a search for supports failed, so that a pile is not searched again for each of the paths
/// that lead to a contact.
///
/// A failure holds for the masses of bodies that it was found with.
struct FailedSearches: ~Copyable {
  /// For each side of a contact, the masses and the depth of the last search that failed.
  private var failures = Column<UInt64>(minimumCapacity: 1)
  /// Identifies the masses that bodies have at present.
  private(set) var masses: UInt64 = 0
  private var lastMasses: UInt64 = 0
  /// The inverse mass that is sought.
  private(set) var target: Float = 0
  /// The number of contacts that the present search may still follow.
  private var remainingContacts = 0
  private static var depthBits: UInt64 { 4 }
  /// Eight courses of a brick wall below a body have 57 contacts; a crowd that is stirred has hundreds as near, and
  /// seldom a support.
  private static var maximumContactCount: Int { 64 }

  var byteCount: Int { failures.byteCount }

  /// Makes room for contacts.
  mutating func reserve(contactCount: Int) {
    if failures.count < 2 * contactCount { failures.resize(to: 2 * contactCount, filling: 0) }
  }

  /// Begins a search for bodies with at most an inverse mass.
  mutating func begin(target: Float) {
    if target != self.target { changeMasses() }
    self.target = target
    remainingContacts = Self.maximumContactCount
  }

  /// The masses of bodies have become new ones.
  mutating func changeMasses() {
    lastMasses &+= 1
    masses = lastMasses
  }

  /// The masses of bodies are again those of an earlier moment of the step.
  mutating func restore(masses earlier: UInt64) { masses = earlier }

  mutating func insert(_ edge: Int32, depth: Int) {
    failures[edge] = masses &<< Self.depthBits | UInt64(truncatingIfNeeded: depth)
  }

  /// Whether the present search follows a contact; not if it has followed too many, or if one from the same edge that
  /// was at least as deep has failed.
  @inline(__always)
  mutating func follow(_ edge: Int32, depth: Int) -> Bool {
    guard remainingContacts > 0, !contains(edge, depth: depth) else { return false }
    remainingContacts -= 1
    return true
  }

  /// Whether a search from an edge that was at least as deep has failed.
  func contains(_ edge: Int32, depth: Int) -> Bool {
    // The masses are in the high bits.
    let failure = failures[edge]
    return failure >= masses &<< Self.depthBits | UInt64(truncatingIfNeeded: depth)
      && failure &>> Self.depthBits == masses
  }
}
