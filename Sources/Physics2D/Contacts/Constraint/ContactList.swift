// SPDX-License-Identifier: Apache-2.0

/// The contacts of one color, in blocks of eight lanes that persist from step to step.
///
/// The data of a contact stays in its lane as long as the shapes touch, impulses included, so that a step
/// copies nothing for contacts that persist.
struct ContactList: ~Copyable {
  /// Rows of the contact table, lane by lane.
  private(set) var rows = Column<Int32>(minimumCapacity: 1)
  var blocks = Column<ContactBlock>(minimumCapacity: 1)
  var references = Column<ReferenceBlock>(minimumCapacity: 1)
  var states = Column<ContactBlockState>(minimumCapacity: 1)
  var sortState = SortState()
  /// 8 contacts in a block, or 1 in the color whose contacts may move the same body.
  private(set) var laneShift = 3

  var count: Int { rows.count }
  var isEmpty: Bool { rows.isEmpty }
  var contactsPerBlock: Int { 1 &<< laneShift }

  /// Makes the list put only one contact into each block.
  mutating func useSingleContactBlocks() { laneShift = 0 }

  /// Adds a contact; returns its index.
  mutating func append(_ row: Int32, _ lane: ContactLane, _ reference: ReferenceLane) -> Int32 {
    let index = rows.count
    sortState.recordChange()
    if blocks.count &<< laneShift <= index {
      if blocks.count == blocks.capacity { grow() }
      blocks.append(ContactBlock(Lanes(), row: SIMD8()))
      references.append(ReferenceBlock(Lanes(), row: SIMD8()))
      states.append(ContactBlockState())
    }
    rows.append(row)
    set(lane, reference, at: index)
    linkUnusedLanes(ofBlock: index &>> laneShift)
    return Int32(truncatingIfNeeded: index)
  }

  /// Makes room for more blocks, in all columns at once: four times as many in a short list, in which growth by half
  /// would allocate for every few contacts.
  private mutating func grow() {
    let count = blocks.capacity
    let capacity = count < Self.shortBlockCount ? 4 &* count : count &+ count / 2
    blocks.reserve(capacity)
    references.reserve(capacity)
    states.reserve(capacity)
    rows.reserve(capacity &<< laneShift)
  }

  /// The number of blocks up to which a list is short.
  private static var shortBlockCount: Int { 16 }

  /// Removes the contact at an index; returns the contact that moved to the index, −1 for none.
  mutating func remove(at index: Int32) -> Int32 {
    // The last contact fills the gap, and its lane is cleared.
    let last = rows.count &- 1
    sortState.recordChange()
    let (block, lastBlock) = (Int(index) &>> laneShift, last &>> laneShift)
    let (lane, lastLane) = (laneIndex(Int(index)), laneIndex(last))
    moveWords(blocks.base + lastBlock, lastLane, to: blocks.base + block, lane)
    moveWords(references.base + lastBlock, lastLane, to: references.base + block, lane)
    let isMoved = rows.swapRemove(at: Int(index))
    if last & (contactsPerBlock &- 1) == 0 {
      blocks.removeLast()
      references.removeLast()
      states.removeLast()
    }
    // A block before the last one has no unused lanes, unless it has one contact, which is another one now.
    linkUnusedLanes(ofBlock: contactsPerBlock == 1 ? block : lastBlock)
    return isMoved ? rows[index] : -1
  }

  /// Makes the lanes of a block that have no contact refer to a body of its first contact.
  ///
  /// Their values have no effect, but the threads that solve other blocks of the color may write any other body
  /// while these lanes are read.
  func linkUnusedLanes(ofBlock index: Int) {
    guard index < blocks.count else { return }
    let block = blocks.base + index
    let left = count &- index &<< laneShift
    let isUsed = usedLanes(left < contactsPerBlock ? left : contactsPerBlock)
    let body = SIMD8<Int32>(repeating: block.pointee.offsetA[0])
    block.pointee.offsetA = select(isUsed, block.pointee.offsetA, body)
    block.pointee.offsetB = select(isUsed, block.pointee.offsetB, body)
  }

  /// The contact at an index.
  func lane(at index: Int) -> ContactLane {
    var lane = ContactLane(0, row: 0)
    readWords(blocks.base + (index &>> laneShift), laneIndex(index), into: &lane)
    return lane
  }

  /// A view of the contact at an index, for those who need a part of it.
  @inline(__always)
  func view(at index: Int) -> ContactLaneView {
    ContactLaneView(block: blocks.base + (index &>> laneShift), lane: laneIndex(index))
  }

  /// The axis of the contact at an index; a lane lies in 15 lines of memory, of which this reads some.
  @inline(__always)
  func axis(at index: Int) -> ContactAxis {
    let block = blocks.base + (index &>> laneShift)
    let laneIndex = laneIndex(index)
    return ContactAxis(
      normal: Vector2(block.pointee.normalX[laneIndex], block.pointee.normalY[laneIndex]),
      normalImpulse: block.pointee.first.normalImpulse[laneIndex]
        + block.pointee.second.normalImpulse[laneIndex],
      tangentImpulse: block.pointee.tangentImpulse[laneIndex],
      hasSecond: block.pointee.second.normalMass[laneIndex] > 0)
  }

  /// Whether the contact at an index applied an impulse in the step, or overlaps.
  func touches(at index: Int) -> Bool {
    let block = blocks.base + (index &>> laneShift)
    let laneIndex = laneIndex(index)
    let impulse =
      block.pointee.first.totalNormalImpulse[laneIndex]
      + block.pointee.second.totalNormalImpulse[laneIndex]
    return impulse > 0 || block.pointee.separation(ofLane: laneIndex) <= 0
  }

  func reference(at index: Int) -> ReferenceLane {
    var lane = ReferenceLane(0, row: 0)
    readWords(references.base + (index &>> laneShift), laneIndex(index), into: &lane)
    return lane
  }

  /// The impulses that the contact at an index keeps while its manifold is computed anew.
  @inline(__always)
  func retainedImpulses(at index: Int) -> RetainedImpulses {
    let block = blocks.base + (index &>> laneShift)
    let laneIndex = laneIndex(index)
    let features = FeaturePair(references[index &>> laneShift].features[laneIndex])
    let hasFirst = block.pointee.first.normalMass[laneIndex] > 0
    let hasSecond = block.pointee.second.normalMass[laneIndex] > 0
    return RetainedImpulses(
      count: hasFirst ? hasSecond ? 2 : 1 : 0, firstFeature: features.first,
      secondFeature: features.second,
      firstImpulse: block.pointee.first.normalImpulse[laneIndex],
      secondImpulse: block.pointee.second.normalImpulse[laneIndex],
      tangentImpulse: block.pointee.tangentImpulse[laneIndex],
      normal: Vector2(block.pointee.normalX[laneIndex], block.pointee.normalY[laneIndex]))
  }

  /// The shapes and bodies of the contact at an index.
  @inline(__always)
  func pair(at index: Int) -> ContactPair {
    let reference = references.base + (index &>> laneShift)
    let view = view(at: index)
    return ContactPair(
      shapeA: reference.pointee.shapeA[view.lane], shapeB: reference.pointee.shapeB[view.lane],
      bodyA: view.bodyA, bodyB: view.bodyB)
  }

  @inline(__always)
  func set(_ lane: ContactLane, _ reference: ReferenceLane, at index: Int) {
    writeWords(lane, to: blocks.base + (index &>> laneShift), laneIndex(index))
    writeWords(reference, to: references.base + (index &>> laneShift), laneIndex(index))
  }

  /// Makes the next step compute the manifold at an index anew.
  func invalidate(at index: Int) {
    var reference = reference(at: index)
    reference.reach = -1
    reference.radiusB = 0
    writeWords(reference, to: references.base + (index &>> laneShift), laneIndex(index))
  }

  /// Clears the impulses of the contact at an index, so that warm starting does not apply them.
  func clearImpulses(at index: Int) {
    let block = blocks.base + (index &>> laneShift)
    let laneIndex = laneIndex(index)
    block.pointee.first.normalImpulse[laneIndex] = 0
    block.pointee.second.normalImpulse[laneIndex] = 0
    block.pointee.tangentImpulse[laneIndex] = 0
    invalidate(index)
  }

  /// Marks the block of the contact at an index, whose masses or impulses have changed since it was prepared.
  func invalidate(_ index: Int) { states[index &>> laneShift].needsPreparation = true }

  func laneIndex(_ index: Int) -> Int { index & (contactsPerBlock &- 1) }

  /// Copies the contacts of another list.
  mutating func copy(from other: borrowing ContactList) {
    rows.copy(from: other.rows)
    blocks.copy(from: other.blocks)
    references.copy(from: other.references)
    states.copy(from: other.states)
    laneShift = other.laneShift
    sortState = other.sortState
  }

  var byteCount: Int {
    rows.byteCount + blocks.byteCount + references.byteCount + states.byteCount
  }
}

/// A contact in a lane of a block: a lane lies in 15 lines of memory, of which most uses need some.
struct ContactLaneView {
  let block: UnsafeMutablePointer<ContactBlock>
  let lane: Int

  @inline(__always)
  var bodyA: Int32 { BodyOffset.row(at: block.pointee.offsetA[lane]) }
  @inline(__always)
  var bodyB: Int32 { BodyOffset.row(at: block.pointee.offsetB[lane]) }
}

// A lane is every eighth word of a block: `ContactValues` has the same fields in the same order for one
// contact, with a word each, and for eight, with eight words each.

/// Reads one lane of a block.
private func readWords<Block: BitwiseCopyable, Lane: BitwiseCopyable>(
  _ block: UnsafeMutablePointer<Block>, _ laneIndex: Int, into lane: inout Lane
) {
  // Word k of the lane is word 8·k + laneIndex of the block.
  let words = UnsafeRawPointer(block) + 4 &* laneIndex
  withUnsafeMutableBytes(of: &lane) { bytes in
    var offset = 0
    while offset < MemoryLayout<Lane>.size {
      bytes.storeBytes(
        of: words.load(fromByteOffset: 8 &* offset, as: UInt32.self), toByteOffset: offset,
        as: UInt32.self)
      offset &+= 4
    }
  }
}

/// Writes one lane of a block.
@inline(__always)
private func writeWords<Block: BitwiseCopyable, Lane: BitwiseCopyable>(
  _ lane: Lane, to block: UnsafeMutablePointer<Block>, _ laneIndex: Int
) {
  let words = UnsafeMutableRawPointer(block) + 4 &* laneIndex
  withUnsafeBytes(of: lane) { bytes in
    var offset = 0
    while offset < MemoryLayout<Lane>.size {
      words.storeBytes(
        of: bytes.load(fromByteOffset: offset, as: UInt32.self), toByteOffset: 8 &* offset,
        as: UInt32.self)
      offset &+= 4
    }
  }
}

/// Moves one lane of a block to another lane, which may be the same one, and clears it.
private func moveWords<Block: BitwiseCopyable>(
  _ block: UnsafeMutablePointer<Block>, _ laneIndex: Int,
  to target: UnsafeMutablePointer<Block>, _ targetIndex: Int
) {
  let words = UnsafeMutableRawPointer(block) + 4 &* laneIndex
  let targetWords = UnsafeMutableRawPointer(target) + 4 &* targetIndex
  var offset = 0
  while offset < MemoryLayout<Block>.size {
    let word = words.load(fromByteOffset: offset, as: UInt32.self)
    targetWords.storeBytes(of: word, toByteOffset: offset, as: UInt32.self)
    words.storeBytes(of: 0, toByteOffset: offset, as: UInt32.self)
    offset &+= 4 &* laneCount
  }
}
