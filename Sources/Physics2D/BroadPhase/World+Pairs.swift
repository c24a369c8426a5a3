// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Finds the new pairs of shapes whose enlarged boxes overlap and that can collide.
  ///
  /// The order of the pairs depends on the trees, and these on the history of the world alone.
  func findPairs() {
    broadPhase.findNewPairs(&scratch, workers)
    let stage = PairFilterStage(
      pairs: broadPhase.found.base, rules: collisionRules, contacts: broadPhase.pairs.view)
    workers.run(stage, count: broadPhase.found.count / 2, minimumChunk: 64)
  }

  /// Makes room for the contacts of the new pairs; returns whether each has an awake body, so that to create them
  /// wakes none.
  func reserveNewContacts() -> Bool {
    var count = 0
    var areAwake = true
    let pairs = broadPhase.found.base
    for pair in 0..<broadPhase.found.count / 2 where pairs[2 &* pair] >= 0 {
      count &+= 1
      if !isAwake(pairs[2 &* pair]), !isAwake(pairs[2 &* pair &+ 1]) { areAwake = false }
    }
    // Of a crowd only a part gets contacts.
    if !settings.stabilizesPiles { contacts.reserve(forMore: count) }
    return areAwake
  }

  private func isAwake(_ shape: Int32) -> Bool {
    bodies.record[shapes.record[shape].body].awakeIndex >= 0
  }

  /// Creates a contact for each new pair.
  func createContacts() {
    var index = 0
    while index < broadPhase.found.count {
      let (shape, other) = (broadPhase.found[index], broadPhase.found[index &+ 1])
      index &+= 2
      guard shape >= 0 else { continue }
      if settings.stabilizesPiles, isCrowdedOut(shape, other) {
        postponeContact(shape, other)
        continue
      }
      broadPhase.pairs.insert(PairSet.key(shape, other))
      createContact(shape, other)
    }
  }
}

/// Sets the first shape of pairs that cannot collide, or have a contact already, to −1; a part is a pair.
///
/// A search finds each pair once, so that no pair makes two contacts.
private struct PairFilterStage: StageWork {
  /// Rows of shapes, two for each pair.
  let pairs: UnsafeMutablePointer<Int32>
  let rules: CollisionRules
  let contacts: PairSetView

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for pair in range where !needsContact(pairs[2 &* pair], pairs[2 &* pair &+ 1]) {
      pairs[2 &* pair] = -1
    }
  }

  @inline(__always)
  private func needsContact(_ shape: Int32, _ other: Int32) -> Bool {
    let body = rules.shapes[Int(shape)].body
    let otherBody = rules.shapes[Int(other)].body
    return body != otherBody && rules.canCollide(Int(shape), Int(other))
      && !contacts.contains(PairSet.key(shape, other))
      && !rules.jointsPreventCollision(body, otherBody)
  }
}
