/// The contacts of one colour, in blocks of eight lanes that stay from step to step.
///
/// What a contact needs stays in its lane as long as it touches, impulses included, so that a step
/// over contacts that did not change copies nothing.
struct ContactList: ~Copyable {
  /// Rows of the contact table, lane by lane.
  private(set) var rows = Column<Int32>(minimumCapacity: 1)
  var blocks = Column<ContactBlock>(minimumCapacity: 1)
  var references = Column<ReferenceBlock>(minimumCapacity: 1)
  var states = Column<ContactBlockState>(minimumCapacity: 1)
  var disorder = ListDisorder()
  /// 8 contacts in a block, or 1 in the colour whose contacts may move the same body.
  private var laneShift = 3

  var count: Int { rows.count }
  var isEmpty: Bool { rows.isEmpty }
  var contactsPerBlock: Int { 1 &<< laneShift }

  /// Puts only one contact into each block.
  mutating func separateContacts() { laneShift = 0 }

  /// Adds a contact; returns its place.
  mutating func append(_ row: Int32, _ lane: ContactLane, _ reference: ReferenceLane) -> Int32 {
    let place = rows.count
    disorder.note()
    rows.append(row)
    if blocks.count &<< laneShift <= place {
      blocks.append(ContactBlock(Lanes(), row: SIMD8()))
      references.append(ReferenceBlock(Lanes(), row: SIMD8()))
      states.append(ContactBlockState())
    }
    set(lane, reference, at: place)
    return Int32(truncatingIfNeeded: place)
  }

  /// Removes the contact at a place; returns the contact that took the place, −1 for none.
  mutating func remove(at place: Int32) -> Int32 {
    let last = rows.count &- 1
    disorder.note()
    if Int(place) != last { set(lane(at: last), reference(at: last), at: Int(place)) }
    let isMoved = rows.swapRemove(at: Int(place))
    set(ContactLane(0, row: 0), ReferenceLane(0, row: 0), at: last)
    if last & (contactsPerBlock &- 1) == 0 {
      blocks.removeLast()
      references.removeLast()
      states.removeLast()
    }
    return isMoved ? rows[place] : -1
  }

  /// The contact at a place.
  func lane(at place: Int) -> ContactLane {
    var lane = ContactLane(0, row: 0)
    readWords(blocks.base + (place &>> laneShift), laneNumber(place), into: &lane)
    return lane
  }

  func reference(at place: Int) -> ReferenceLane {
    var lane = ReferenceLane(0, row: 0)
    readWords(references.base + (place &>> laneShift), laneNumber(place), into: &lane)
    return lane
  }

  /// What the contact at a place keeps while its manifold is computed anew.
  func memory(at place: Int) -> ContactMemory {
    let block = blocks.base + (place &>> laneShift)
    let number = laneNumber(place)
    let features = FeaturePair(references[place &>> laneShift].features[number])
    let hasFirst = block.pointee.first.normalMass[number] > 0
    let hasSecond = block.pointee.second.normalMass[number] > 0
    return ContactMemory(
      count: hasFirst ? hasSecond ? 2 : 1 : 0, firstFeature: features.first,
      secondFeature: features.second,
      firstImpulse: block.pointee.first.normalImpulse[number],
      secondImpulse: block.pointee.second.normalImpulse[number],
      tangentImpulse: block.pointee.tangentImpulse[number])
  }

  /// The shapes and bodies of the contact at a place.
  func pair(at place: Int) -> ContactPair {
    let block = blocks.base + (place &>> laneShift)
    let reference = references.base + (place &>> laneShift)
    let number = laneNumber(place)
    return ContactPair(
      shapeA: reference.pointee.shapeA[number], shapeB: reference.pointee.shapeB[number],
      bodyA: block.pointee.bodyA[number], bodyB: block.pointee.bodyB[number])
  }

  /// Gives the contact at a place the manifold that was computed for two poses.
  func setManifold(
    _ manifold: Manifold, _ pair: ContactPair, _ poses: UnsafeMutablePointer<BodyPose>,
    at place: Int
  ) {
    let number = laneNumber(place)
    let lane = ContactLane(
      pair, friction: blocks[place &>> laneShift].friction[number], manifold)
    let reference = ReferenceLane(
      pair, restitution: references[place &>> laneShift].restitution[number], manifold, lane,
      poseA: poses[Int(pair.bodyA)], poseB: poses[Int(pair.bodyB)])
    set(lane, reference, at: place)
  }

  func set(_ lane: ContactLane, _ reference: ReferenceLane, at place: Int) {
    writeWords(lane, to: blocks.base + (place &>> laneShift), laneNumber(place))
    writeWords(reference, to: references.base + (place &>> laneShift), laneNumber(place))
  }

  /// Whether a contact of a block pushed at a point that came faster than a threshold.
  func hasHit(inBlock block: Int, threshold: Float) -> Bool {
    let values = blocks.base + block
    let reference = references.base + block
    let limit = Lanes(repeating: -threshold)
    return isAny(
      (values.pointee.first.totalNormalImpulse .> Lanes())
        .& (reference.pointee.first.normalVelocity .< limit)
        .| (values.pointee.second.totalNormalImpulse .> Lanes())
        .& (reference.pointee.second.normalVelocity .< limit))
  }

  /// Lets the manifold at a place be computed in the next step.
  func invalidate(at place: Int) {
    var reference = reference(at: place)
    reference.reach = -1
    reference.isDiscs = 0
    writeWords(reference, to: references.base + (place &>> laneShift), laneNumber(place))
  }

  private func laneNumber(_ place: Int) -> Int { place & (contactsPerBlock &- 1) }

  /// Takes over the contacts of another list.
  mutating func copy(from other: borrowing ContactList) {
    rows.copy(from: other.rows)
    blocks.copy(from: other.blocks)
    references.copy(from: other.references)
    states.copy(from: other.states)
    laneShift = other.laneShift
    disorder = other.disorder
  }

  var byteCount: Int {
    rows.byteCount + blocks.byteCount + references.byteCount + states.byteCount
  }
}

// A lane is every eighth word of a block: both structures have the same fields in the same order, of
// one word each in the one and of eight in the other.

/// Reads one lane of a block.
private func readWords<Block: BitwiseCopyable, Lane: BitwiseCopyable>(
  _ block: UnsafeMutablePointer<Block>, _ number: Int, into lane: inout Lane
) {
  let words = UnsafeRawPointer(block) + 4 &* number
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
private func writeWords<Block: BitwiseCopyable, Lane: BitwiseCopyable>(
  _ lane: Lane, to block: UnsafeMutablePointer<Block>, _ number: Int
) {
  let words = UnsafeMutableRawPointer(block) + 4 &* number
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
