// SPDX-License-Identifier: Apache-2.0

/// The relative motion of two bodies, in slops, beyond which their manifold is computed anew: half of the
/// speculative distance.
let recycleSlops: Float = 2

/// The turn of a normal, in radians, up to which two points keep their axis: more than boxes of a standing stack
/// tilt, and too little to be seen.
private let axisTurn: Float = 0.03

/// What has become of the contacts of a block, one bit for each.
struct TouchingChange: BitwiseCopyable {
  /// The shapes no longer touch.
  var ended: UInt8 = 0
  /// They do not, and their enlarged boxes do not overlap.
  var disjoint: UInt8 = 0
  /// The touch ended if it was reported; the manifold stays.
  var lifted: UInt8 = 0
  /// The dynamic body overlaps a boundary deeply.
  var deep: UInt8 = 0
}

/// Recycles or recomputes the manifolds of a color, and marks the contacts that ended; a part is a block.
///
/// Everything the stage needs of a contact is in its lane: rows of the contact table are scattered in
/// memory, and only those of contacts that end are accessed. Blocks of a color share no dynamic body, so
/// that marking bodies as crowded and adding to their rocking stiffness are free of races.
struct TouchingContactStage: StageWork {
  let color: UnsafeMutablePointer<GraphColor>
  let view: NarrowPhaseView
  /// Of each block.
  let changes: UnsafeMutablePointer<TouchingChange>

  /// The turn up to which axes are held; piles that are stabilized resist rocking instead.
  private var heldTurn: Float { view.stabilizesPiles ? 0 : axisTurn }

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    let recycleDistance = recycleSlops * view.tolerances.linearSlop
    let blocks = color.pointee.contacts.blocks.base
    let references = color.pointee.contacts.references.base
    // Eight contacts at a time are recycled; most steps need nothing else.
    for block in range {
      if view.stabilizesPiles { addRockingStiffness(block) }
      let due = blocks[block].recycleManifolds(
        references + block, view.poses, recycleDistance: recycleDistance,
        heldTurn: heldTurn,
        speculativeDistance: view.tolerances.speculativeDistance)
      changes[block] = isAny(due) ? recompute(block, due) : TouchingChange()
      if view.stabilizesPiles { markCrowded(block, ended: changes[block].ended) }
    }
  }

  /// Adds the rocking stiffness of the loaded lanes of a block to their bodies.
  private func addRockingStiffness(_ block: Int) {
    let lanes = color.pointee.contacts.blocks[block].rockingLanes(seconds: view.seconds)
    guard isAny(lanes) else { return }
    let perBlock = color.pointee.contacts.contactsPerBlock
    for lane in 0..<perBlock where lanes[lane] {
      let pair = color.pointee.contacts.pair(at: block &* perBlock &+ lane)
      color.pointee.contacts.blocks[block].addRockingStiffness(ofLane: lane, pair, view)
    }
  }

  /// Marks the crowded bodies of a block, and limits the speeds of those that touch one.
  ///
  /// A contact that ended has no manifold of this step: what its lane has was moved by a reference that is not one.
  private func markCrowded(_ block: Int, ended: UInt8) {
    let values = color.pointee.contacts.blocks.base + block
    let lanes =
      view.hasCrowd
      ? values.pointee.first.normalMass .> Lanes()
      : values.pointee.overlappingLanes(slop: view.tolerances.linearSlop)
    guard isAny(lanes) else { return }
    let perBlock = color.pointee.contacts.contactsPerBlock
    for lane in 0..<perBlock where lanes[lane] {
      let index = block &* perBlock &+ lane
      let pair = color.pointee.contacts.pair(at: index)
      let contact = view.contacts + Int(color.pointee.contacts.rows[index])
      let margin = contact.pointee.margin
      let normal = Vector2(values.pointee.normalX[lane], values.pointee.normalY[lane])
      let separation = values.pointee.separation(ofLane: lane)
      // A stirred contact had none in the last step.
      values.pointee.friction[lane] = contact.pointee.friction
      guard ended & (1 &<< UInt8(truncatingIfNeeded: lane)) == 0 else { continue }
      if view.isCrowded(separation, margin: margin, normal: normal, pair) {
        view.markCrowded(pair)
        if view.stir(pair, normal: normal, separation: separation) {
          values.pointee.friction[lane] = 0
        }
      } else if view.hasCrowd, view.wasNearCrowd(pair) {
        view.limitSpeeds(pair, normal: normal)
      }
    }
  }

  /// Computes the manifolds of the lanes that are due.
  private func recompute(_ block: Int, _ due: LaneMask) -> TouchingChange {
    let perBlock = color.pointee.contacts.contactsPerBlock
    // The last block of a list may be incomplete.
    let first = block &* perBlock
    let left = color.pointee.contacts.count &- first
    let count = left < perBlock ? left : perBlock
    for lane in 0..<count where due[lane] {
      changes[block].deep = view.touch(color.pointee.contacts.pair(at: first &+ lane))
    }
    var change = TouchingChange()
    for lane in 0..<count where due[lane] {
      recompute(at: first &+ lane, 1 &<< UInt8(truncatingIfNeeded: lane), &change)
    }
    return change
  }

  /// Computes the manifold of a contact, and sets its bit of what it has become.
  ///
  /// The row of the contact is only read: the caller may write others meanwhile.
  private func recompute(at index: Int, _ bit: UInt8, _ change: inout TouchingChange) {
    let pair = color.pointee.contacts.pair(at: index)
    var found = LocalManifold()
    view.findManifold(of: pair, isSensor: false, into: &found)
    guard found.count > 0 else {
      change.ended |= bit
      // Shapes that touch have boxes that overlap.
      if view.areBoundsDisjoint(pair) { change.disjoint |= bit }
      return
    }
    // Without a contact margin the row of the contact is not accessed.
    var margin: Float = 0
    if view.tolerances.contactMargin > 0 {
      margin = view.contacts[Int(color.pointee.contacts.rows[index])].margin
      view.changeMargin(of: &found, by: margin - view.tolerances.contactMargin, pair)
    }
    let deepOverlap = view.deepOverlap(pair)
    if found.minimumSeparation < -deepOverlap { change.deep |= bit }
    color.pointee.contacts.setManifold(
      view.manifold(
        found, color.pointee.contacts.retainedImpulses(at: index), pair, margin: margin,
        deepOverlap: deepOverlap),
      pair, view.poses, at: index, heldTurn: heldTurn)
    // The shapes are apart although the contact has a manifold. Whether the touch was reported is in the row of the
    // contact, which is not in the cache.
    if found.minimumSeparation > view.tolerances.speculativeDistance { change.lifted |= bit }
  }
}

/// The same for the blocks of all colors, where no body is written; a part is a slice of each color.
struct TouchingContactSlices: StageWork {
  let colors: UnsafeMutablePointer<GraphColor>
  let view: NarrowPhaseView
  /// Of each block, color after color.
  let changes: UnsafeMutablePointer<TouchingChange>
  let slices: Slices

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    var before = 0
    for color in 0..<ConstraintGraph.colorCount {
      let count = colors[color].contacts.blocks.count
      let part = slices.part(range, of: count)
      if !part.isEmpty {
        TouchingContactStage(color: colors + color, view: view, changes: changes + before).run(part)
      }
      before &+= count
    }
  }
}
