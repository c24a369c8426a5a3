// SPDX-License-Identifier: Apache-2.0

/// The constraints that a step solves, as a graph whose edges are colored so that no two constraints of a
/// color move the same body.
///
/// Graph coloring after Catto, "SIMD Matters" (2024): constraints of one color are independent, so that
/// eight of them are solved in SIMD lanes and threads share their blocks. Coloring is greedy and
/// incremental: a constraint takes the first color that neither of its bodies has, and releases it when
/// it is removed. Each body has a set of colors as bits, so that the first free color is one bit scan.
/// Static and kinematic bodies have no set, so that a thousand boxes on one floor do not compete.
///
/// Contacts with such a body take colors from the top and are therefore solved last, which makes resting
/// on the floor more rigid. The highest color is the overflow, solved one constraint at a time.
struct ConstraintGraph: ~Copyable {
  static let colorCount = 24
  /// The color of constraints that found no other; they may share bodies.
  static let overflow = 23
  /// Colors of joints and of contacts between two dynamic bodies; those above are reserved for contacts
  /// with a static or kinematic body.
  private static let dynamicColors: UInt32 = (1 << 20) - 1
  /// Colors of contacts with a static or kinematic body, highest first.
  private static let staticColors: UInt32 = ((1 << 23) - 1) & ~1

  let colors: UnsafeMutablePointer<GraphColor>
  /// The set of colors of each body row, one bit for each color.
  var colorSets = Column<UInt32>()
  /// The input of the passes of one step.
  var prepared = PreparedConstraints()
  /// The trees of joints that are solved directly.
  var trees = JointTrees()
  /// The sub-step of the last step, as a part of the one that was asked for; impulses are those of this sub-step.
  var subStepShare: Float = 1
  /// The factor by which a high stack makes the contacts stiffer, and the steps since it needed less.
  var stiffening: Float = 1
  var heldStiffening: Int32 = 0

  init() {
    colors = .allocate(capacity: Self.colorCount)
    for color in 0..<Self.colorCount { (colors + color).initialize(to: GraphColor()) }
    colors[Self.overflow].contacts.useSingleContactBlocks()
  }

  deinit {
    colors.deinitialize(count: Self.colorCount)
    colors.deallocate()
  }

  /// Whether a static or kinematic body has a contact.
  func hasContactWithInfiniteMass(_ bodies: borrowing BodyTable) -> Bool {
    for color in (~Self.dynamicColors).trailingZeroBitCount..<Self.overflow
    where !colors[color].contacts.isEmpty {
      return true
    }
    for index in 0..<colors[Self.overflow].contacts.count {
      let pair = colors[Self.overflow].contacts.pair(at: index)
      if !bodies.motion[pair.bodyA].isDynamic || !bodies.motion[pair.bodyB].isDynamic {
        return true
      }
    }
    return false
  }

  /// Forgets what the last step left for the next; for a graph without constraints.
  mutating func forgetSteps() { (subStepShare, stiffening, heldStiffening) = (1, 1, 0) }

  /// Copies the coloring of another graph.
  mutating func copy(from other: borrowing ConstraintGraph) {
    for color in 0..<Self.colorCount { colors[color].copy(from: other.colors[color]) }
    colorSets.copy(from: other.colorSets)
    trees.isStale = true
    subStepShare = other.subStepShare
    stiffening = other.stiffening
    heldStiffening = other.heldStiffening
  }
}

// MARK: - Contacts

extension ConstraintGraph {
  /// Adds a contact that began to touch or woke, with its manifold, which the graph keeps from here on.
  ///
  /// One of its bodies must be dynamic.
  mutating func addContact(
    _ contact: Int32, contacts: inout ContactTable, bodies: borrowing BodyTable
  ) {
    let record = contacts.record[contact]
    guard record.color < 0 else { return }
    reserve(bodies.motion.count)
    let isDynamicA = bodies.motion[record.bodyA].isDynamic
    let isDynamicB = bodies.motion[record.bodyB].isDynamic
    assert(isDynamicA || isDynamicB)
    // The first color that is free for both bodies.
    let free = ~(colors(of: record.bodyA, isDynamicA) | colors(of: record.bodyB, isDynamicB))
    let color =
      isDynamicA && isDynamicB
      ? Self.lowest(free & Self.dynamicColors) : Self.highest(free & Self.staticColors)
    assign(color, record.bodyA, isDynamicA)
    assign(color, record.bodyB, isDynamicB)
    contacts.record[contact].color = Int16(truncatingIfNeeded: color)
    // From the table to a lane of the color.
    var manifold = contacts.manifold[contact]
    if subStepShare != 1 { manifold.scaleImpulses(by: subStepShare) }
    var lane = ContactLane(record.pair, friction: record.friction, manifold)
    // A contact that wakes carries load, which resists rocking before the lane is prepared.
    lane.inverseInertiaA = bodies.mass[record.bodyA].inverseInertia
    lane.inverseInertiaB = bodies.mass[record.bodyB].inverseInertia
    var reference = ReferenceLane(
      record.pair, restitution: record.restitution, manifold, lane,
      poseA: bodies.pose[record.bodyA], poseB: bodies.pose[record.bodyB])
    contacts.reference[contact].restore(&reference)
    contacts.reference[contact] = StoredReference()
    contacts.record[contact].colorIndex = colors[color].contacts.append(contact, lane, reference)
  }

  /// Removes a contact that stopped touching, together with its manifold; does nothing for a contact that
  /// is not in the graph.
  mutating func removeContact(_ contact: Int32, contacts: inout ContactTable) {
    let record = contacts.record[contact]
    guard record.color >= 0 else { return }
    // The color becomes free for other constraints of both bodies.
    let color = Int(record.color)
    release(color, record.bodyA)
    release(color, record.bodyB)
    let moved = colors[color].contacts.remove(at: record.colorIndex)
    if moved >= 0 { contacts.record[moved].colorIndex = record.colorIndex }
    contacts.record[contact].color = -1
    contacts.record[contact].colorIndex = -1
  }
}

extension ConstraintGraph {
  /// The number of contacts in all colors.
  var contactCount: Int {
    var count = 0
    for color in 0..<Self.colorCount { count += colors[color].contacts.count }
    return count
  }

  /// Removes a contact that falls asleep, and stores its manifold in the table.
  mutating func deactivateContact(_ contact: Int32, contacts: inout ContactTable) {
    guard contacts.record[contact].color >= 0 else { return }
    var stored = manifold(of: contacts.record[contact])
    if subStepShare != 1 { stored.scaleImpulses(by: 1 / subStepShare) }
    contacts.manifold[contact] = stored
    contacts.reference[contact] = StoredReference(
      colors[Int(contacts.record[contact].color)].contacts
        .reference(at: Int(contacts.record[contact].colorIndex)))
    removeContact(contact, contacts: &contacts)
  }

  /// The manifold of a contact that the graph holds, with the impulses of the solver.
  func manifold(of record: ContactRecord) -> Manifold {
    let index = Int(record.colorIndex)
    let color = Int(record.color)
    return colors[color].contacts.lane(at: index)
      .manifold(colors[color].contacts.reference(at: index))
  }

  /// Updates the friction and restitution of a contact that the graph holds.
  func updateMaterial(of contact: Int32, _ contacts: borrowing ContactTable) {
    let record = contacts.record[contact]
    let index = Int(record.colorIndex)
    let color = Int(record.color)
    var lane = colors[color].contacts.lane(at: index)
    var reference = colors[color].contacts.reference(at: index)
    lane.friction = record.friction
    reference.restitution = record.restitution
    colors[color].contacts.set(lane, reference, at: index)
  }

  /// Makes the next step compute the manifold of a contact anew.
  func invalidate(_ contact: Int32, _ contacts: borrowing ContactTable) {
    let record = contacts.record[contact]
    guard record.color >= 0 else { return }
    colors[Int(record.color)].contacts.invalidate(at: Int(record.colorIndex))
  }
}

// MARK: - Joints

extension ConstraintGraph {
  /// Adds a joint that was created or woke; one of its bodies must be dynamic, and body A may be −1.
  mutating func addJoint(_ joint: Int32, joints: inout JointTable, bodies: borrowing BodyTable) {
    let record = joints.record[joint]
    guard record.color < 0 else { return }
    reserve(bodies.motion.count)
    // The first color that is free for both bodies; bodies that do not move are no obstacle.
    let isDynamicA = record.bodyA >= 0 && bodies.motion[record.bodyA].isDynamic
    let isDynamicB = record.bodyB >= 0 && bodies.motion[record.bodyB].isDynamic
    let free = ~(colors(of: record.bodyA, isDynamicA) | colors(of: record.bodyB, isDynamicB))
    let color = Self.lowest(free & Self.dynamicColors)
    assign(color, record.bodyA, isDynamicA)
    assign(color, record.bodyB, isDynamicB)
    joints.record[joint].color = Int32(truncatingIfNeeded: color)
    joints.record[joint].colorIndex = colors[color].append(joint, record.kind)
    trees.isStale = true
  }

  /// Removes a joint that is destroyed or fell asleep; does nothing for one that is not in the graph.
  mutating func removeJoint(_ joint: Int32, joints: inout JointTable) {
    let record = joints.record[joint]
    guard record.color >= 0 else { return }
    let color = Int(record.color)
    release(color, record.bodyA)
    release(color, record.bodyB)
    let moved = colors[color].remove(at: record.colorIndex, record.kind)
    if moved >= 0 { joints.record[moved].colorIndex = record.colorIndex }
    joints.record[joint].color = -1
    joints.record[joint].colorIndex = -1
    trees.isStale = true
  }
}

// MARK: - Sets of colors

extension ConstraintGraph {
  private mutating func reserve(_ bodyCount: Int) {
    if colorSets.count < bodyCount { colorSets.resize(to: bodyCount, filling: 0) }
  }

  private func colors(of body: Int32, _ isDynamic: Bool) -> UInt32 {
    isDynamic ? colorSets[body] : 0
  }

  // Mutating, as the next one, so that the compiler does not copy the graph for the call.
  private mutating func assign(_ color: Int, _ body: Int32, _ isDynamic: Bool) {
    // The overflow color excludes nothing.
    guard isDynamic, color != Self.overflow else { return }
    colorSets[body] |= 1 << UInt32(color)
  }

  private mutating func release(_ color: Int, _ body: Int32) {
    guard body >= 0, color != Self.overflow else { return }
    colorSets[body] &= ~(1 << UInt32(color))
  }

  private static func lowest(_ free: UInt32) -> Int {
    free == 0 ? overflow : free.trailingZeroBitCount
  }

  private static func highest(_ free: UInt32) -> Int {
    free == 0 ? overflow : 31 &- free.leadingZeroBitCount
  }
}
