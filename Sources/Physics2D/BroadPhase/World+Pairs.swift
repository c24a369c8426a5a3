// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Creates a contact for each new pair of shapes whose enlarged boxes overlap.
  ///
  /// The order of the pairs depends on the trees, and these on the history of the world alone.
  func updatePairs() {
    broadPhase.findNewPairs(&scratch, workers)
    let rules = collisionRules
    var index = 0
    while index < broadPhase.found.count {
      makePair(broadPhase.found[index], broadPhase.found[index &+ 1], rules)
      index &+= 2
    }
  }

  private func makePair(_ shape: Int32, _ other: Int32, _ rules: CollisionRules) {
    let (body, otherBody) = (shapes.record[shape].body, shapes.record[other].body)
    guard body != otherBody, rules.canCollide(Int(shape), Int(other)) else { return }
    let key = PairSet.key(shape, other)
    guard !broadPhase.pairs.contains(key), !rules.jointsPreventCollision(body, otherBody) else {
      return
    }
    broadPhase.pairs.insert(key)
    createContact(shape, other)
  }
}
