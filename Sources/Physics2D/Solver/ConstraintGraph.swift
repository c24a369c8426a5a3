/// The constraints that a step solves, coloured so that within a colour no body is moved twice.
///
/// Colouring is incremental: a constraint takes the first colour that neither of its bodies has, and
/// gives it back when it goes; after the graph colouring of Catto, "SIMD Matters" (2024), with the
/// sets of bodies per colour turned into a set of colours per body, so that the first free colour is
/// one bit scan. Bodies that constraints do not move are in no set, so that a thousand boxes on one
/// floor do not compete for it.
///
/// Contacts with such a body take colours from the top and are therefore solved last: what rests on
/// the floor has the last word. The highest colour is overflow, solved one constraint at a time.
struct ConstraintGraph: ~Copyable {
  static let colorCount = 24
  /// The colour without the guarantee; for constraints that found no other.
  static let overflow = 23
  /// Colours that a constraint between two moving bodies may take; those above are left to contacts
  /// with bodies that do not move.
  private static let dynamicColors: UInt32 = (1 << 20) - 1
  /// Colours that a contact with a body that does not move may take, highest first.
  private static let staticColors: UInt32 = ((1 << 23) - 1) & ~1

  let colors: UnsafeMutablePointer<GraphColor>
  /// The set of colours of each body row.
  private var colorSets = Column<UInt32>()
  /// What the stages of one step work on.
  var prepared = PreparedConstraints()

  init() {
    colors = .allocate(capacity: Self.colorCount)
    for color in 0..<Self.colorCount { (colors + color).initialize(to: GraphColor()) }
    colors[Self.overflow].contacts.useSingleContactBlocks()
  }

  deinit {
    colors.deinitialize(count: Self.colorCount)
    colors.deallocate()
  }

  /// Takes over the colouring of another graph.
  mutating func copy(from other: borrowing ConstraintGraph) {
    for color in 0..<Self.colorCount { colors[color].copy(from: other.colors[color]) }
    colorSets.copy(from: other.colorSets)
  }
}

// MARK: - Contacts

extension ConstraintGraph {
  /// Adds a contact that began to touch or woke, as its manifold says.
  ///
  /// One of its bodies must be dynamic. The graph keeps the manifold from here on.
  mutating func addContact(
    _ contact: Int32, contacts: inout ContactTable, bodies: borrowing BodyTable
  ) {
    let record = contacts.record[contact]
    guard record.color < 0 else { return }
    reserve(bodies.motion.count)
    let isDynamicA = bodies.motion[record.bodyA].isDynamic
    let isDynamicB = bodies.motion[record.bodyB].isDynamic
    assert(isDynamicA || isDynamicB)
    let free = ~(colors(of: record.bodyA, isDynamicA) | colors(of: record.bodyB, isDynamicB))
    let color =
      isDynamicA && isDynamicB
      ? Self.lowest(free & Self.dynamicColors) : Self.highest(free & Self.staticColors)
    assign(color, record.bodyA, isDynamicA)
    assign(color, record.bodyB, isDynamicB)
    contacts.record[contact].color = Int16(truncatingIfNeeded: color)
    let manifold = contacts.manifold[contact]
    let lane = ContactLane(record.pair, friction: record.friction, manifold)
    let reference = ReferenceLane(
      record.pair, restitution: record.restitution, manifold, lane,
      poseA: bodies.pose[record.bodyA], poseB: bodies.pose[record.bodyB])
    contacts.record[contact].colorIndex = colors[color].contacts.append(contact, lane, reference)
  }

  /// Removes a contact that stopped touching, and its manifold with it; one that is not in the graph is
  /// left alone.
  mutating func removeContact(_ contact: Int32, contacts: inout ContactTable) {
    let record = contacts.record[contact]
    guard record.color >= 0 else { return }
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
  /// The number of contacts in all colours.
  var contactCount: Int {
    var count = 0
    for color in 0..<Self.colorCount { count += colors[color].contacts.count }
    return count
  }

  /// Removes a contact that falls asleep, and puts its manifold back into the table.
  mutating func deactivateContact(_ contact: Int32, contacts: inout ContactTable) {
    guard contacts.record[contact].color >= 0 else { return }
    contacts.manifold[contact] = manifold(of: contacts.record[contact])
    removeContact(contact, contacts: &contacts)
  }

  /// What the solver made of the manifold of a contact that the graph holds.
  func manifold(of record: ContactRecord) -> Manifold {
    let index = Int(record.colorIndex)
    let color = Int(record.color)
    return colors[color].contacts.lane(at: index)
      .manifold(colors[color].contacts.reference(at: index))
  }

  /// Takes over a contact's material, which changed.
  func updateMaterial(of contact: Int32, _ contacts: borrowing ContactTable) {
    let record = contacts.record[contact]
    guard record.color >= 0 else { return }
    let index = Int(record.colorIndex)
    let color = Int(record.color)
    var lane = colors[color].contacts.lane(at: index)
    var reference = colors[color].contacts.reference(at: index)
    lane.friction = record.friction
    reference.restitution = record.restitution
    colors[color].contacts.set(lane, reference, at: index)
  }

  /// Lets the manifold of a contact be computed anew in the next step.
  func invalidate(_ contact: Int32, _ contacts: borrowing ContactTable) {
    let record = contacts.record[contact]
    guard record.color >= 0 else { return }
    colors[Int(record.color)].contacts.invalidate(at: Int(record.colorIndex))
  }
}

// MARK: - Joints

extension ConstraintGraph {
  /// Adds a joint that was made or woke; one of its bodies must be dynamic, and body A may be −1.
  mutating func addJoint(_ joint: Int32, joints: inout JointTable, bodies: borrowing BodyTable) {
    let record = joints.record[joint]
    guard record.color < 0 else { return }
    reserve(bodies.motion.count)
    let isDynamicA = record.bodyA >= 0 && bodies.motion[record.bodyA].isDynamic
    let isDynamicB = record.bodyB >= 0 && bodies.motion[record.bodyB].isDynamic
    let free = ~(colors(of: record.bodyA, isDynamicA) | colors(of: record.bodyB, isDynamicB))
    let color = Self.lowest(free & Self.dynamicColors)
    assign(color, record.bodyA, isDynamicA)
    assign(color, record.bodyB, isDynamicB)
    joints.record[joint].color = Int32(truncatingIfNeeded: color)
    joints.record[joint].colorIndex = colors[color].append(joint, record.kind)
  }

  /// Removes a joint that goes or fell asleep; one that is not in the graph is left alone.
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
  }
}

// MARK: - Sets of colours

extension ConstraintGraph {
  private mutating func reserve(_ bodyCount: Int) {
    if colorSets.count < bodyCount { colorSets.resize(to: bodyCount, filling: 0) }
  }

  private func colors(of body: Int32, _ isDynamic: Bool) -> UInt32 {
    isDynamic ? colorSets[body] : 0
  }

  private func assign(_ color: Int, _ body: Int32, _ isDynamic: Bool) {
    guard isDynamic, color != Self.overflow else { return }
    colorSets[body] |= 1 << UInt32(color)
  }

  private func release(_ color: Int, _ body: Int32) {
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
