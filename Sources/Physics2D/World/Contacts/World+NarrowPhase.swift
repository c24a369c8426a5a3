/// How far bodies may move relative to each other, in slops, before their manifold is computed anew: half
/// of the distance from which contacts are seen coming.
private let recycleSlops: Float = 2

extension World {
  /// Finds where the shapes of awake contacts touch, and makes, ends and drops touches.
  func updateContacts() {
    let rows = NarrowPhaseRows(
      contacts: contacts.record.base, manifolds: contacts.manifold.base, gaps: contacts.gaps.base,
      shapes: shapes.record.base, geometries: shapes.geometry.base, seams: shapes.seam.base,
      poses: bodies.pose.base,
      masses: bodies.mass.base, bodies: bodies.record.base, motions: bodies.motion.base,
      tolerances: Tolerances(linearSlop: settings.linearSlop), seconds: predictedSeconds)
    scratch.changedContacts.removeAll()
    var color = 0
    while color < ConstraintGraph.colorCount {
      if !graph.colors[color].contacts.isEmpty { updateTouching(color, rows) }
      color &+= 1
    }
    updateApart(rows)
    applyContactChanges()
    // Contacts are new only once, in a world that was just built all of them in the same step.
    contacts.trimAwake()
    scratch.trimContacts()
  }

  /// Brings the contacts of a colour up to date, and lists those that ended.
  private func updateTouching(_ color: Int, _ rows: NarrowPhaseRows) {
    let count = graph.colors[color].contacts.blocks.count
    scratch.changedLanes.resize(to: count, filling: 0)
    let stage = TouchingStage(
      color: graph.colors + color, rows: rows, changed: scratch.changedLanes.base)
    if color == ConstraintGraph.overflow {
      stage.run(0..<count)
    } else {
      workers.run(stage, count: count, leastChunk: 16)
    }
    let perBlock = graph.colors[color].contacts.contactsPerBlock
    let changed = scratch.changedLanes.base
    for block in 0..<count {
      var left = changed[block]
      while left != 0 {
        let place = block &* perBlock &+ left.trailingZeroBitCount
        left &= left &- 1
        scratch.changedContacts.append(graph.colors[color].contacts.rows[place])
      }
    }
  }

  /// Computes the manifolds of the contacts that the graph does not hold, and lists those that changed.
  private func updateApart(_ rows: NarrowPhaseRows) {
    let awake = contacts.awake.base
    let count = contacts.awake.count
    scratch.changes.resize(to: count, filling: [])
    let changes = scratch.changes.base
    workers.run(
      ApartStage(awake: awake, rows: rows, changes: changes), count: count, leastChunk: 32)
    for place in 0..<count where !changes[place].isEmpty {
      if changes[place].contains(.deep) { rows.markDeep(awake[place]) }
      if changes[place].isListed { scratch.changedContacts.append(awake[place]) }
    }
  }

  /// Makes and ends touches in the order in which they were found, so that the graph fills in a defined
  /// order.
  private func applyContactChanges() {
    var place = 0
    while place < scratch.changedContacts.count {
      let row = scratch.changedContacts[place]
      place &+= 1
      let record = contacts.record[row]
      if record.flags.contains(.disjoint) {
        destroyContact(row)
      } else if record.flags.contains(.touching) {
        listUnreported(row)
        guard !record.flags.contains(.sensor) else { continue }
        wakeIfAsleep(record.bodyA)
        wakeIfAsleep(record.bodyB)
        addToGraph(row)
      } else {
        if record.color >= 0 {
          graph.removeContact(row, contacts: &contacts)
          contacts.insertAwake(row)
        }
        endTouch(row)
      }
    }
  }

  private func endTouch(_ row: Int32) {
    guard contacts.record[row].flags.contains(.reported) else { return }
    reportEnd(of: contacts.record[row])
    contacts.record[row].flags.remove(.reported)
  }
}

/// Carries the manifolds of a colour on, computes those for which that is not enough, and marks the
/// contacts that ended; a part is a block.
///
/// Two blocks of a colour have no body in common that contacts mark as deep.
private struct TouchingStage: StageWork {
  let color: UnsafeMutablePointer<GraphColor>
  let rows: NarrowPhaseRows
  /// One bit per contact in each block.
  let changed: UnsafeMutablePointer<UInt8>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    let recycleDistance = recycleSlops * rows.tolerances.linearSlop
    let blocks = color.pointee.contacts.blocks.base
    let references = color.pointee.contacts.references.base
    for block in range {
      let due = blocks[block].refresh(
        references + block, rows.poses, recycleDistance: recycleDistance,
        speculativeDistance: rows.tolerances.speculativeDistance)
      changed[block] = isAny(due) ? recompute(block, due) : 0
    }
  }

  /// Computes the manifolds of the lanes that are due; returns a bit for each that changed.
  private func recompute(_ block: Int, _ due: LaneMask) -> UInt8 {
    let perBlock = color.pointee.contacts.contactsPerBlock
    let first = block &* perBlock
    let left = color.pointee.contacts.count &- first
    let count = left < perBlock ? left : perBlock
    let reading = BlockReading(color.pointee.contacts.rows.base + first, count, due, rows)
    var bits: UInt8 = 0
    for lane in 0..<count where due[lane] {
      let place = first &+ lane
      let change = recomputeManifold(place, lane, reading, color.pointee.contacts, rows)
      if change.contains(.deep) { rows.markDeep(color.pointee.contacts.rows[place]) }
      if change.isListed { bits |= 1 &<< UInt8(truncatingIfNeeded: lane) }
    }
    return bits
  }
}

/// What the contacts of a block and their shapes say.
///
/// They lie scattered in memory, so this is read for all lanes before any is computed: the processor then
/// waits for all of it at once.
private struct BlockReading {
  private var shapesA = SIMD8<Int32>()
  private var shapesB = SIMD8<Int32>()
  private(set) var counts = SIMD8<Int32>()
  private(set) var firstFeatures = SIMD8<FeatureIdentifier>()
  private(set) var secondFeatures = SIMD8<FeatureIdentifier>()
  /// Of either shape.
  private(set) var flags = SIMD8<UInt16>()

  init(
    _ contacts: UnsafeMutablePointer<Int32>, _ count: Int, _ due: LaneMask, _ rows: NarrowPhaseRows
  ) {
    for lane in 0..<count where due[lane] {
      let contact = Int(contacts[lane])
      shapesA[lane] = rows.contacts[contact].shapeA
      shapesB[lane] = rows.contacts[contact].shapeB
      counts[lane] = rows.manifolds[contact].count
      firstFeatures[lane] = rows.manifolds[contact].first.feature
      secondFeatures[lane] = rows.manifolds[contact].second.feature
    }
    for lane in 0..<count where due[lane] {
      flags[lane] =
        rows.shapes[Int(shapesA[lane])].flags.rawValue
        | rows.shapes[Int(shapesB[lane])].flags.rawValue
    }
  }
}

/// Computes the manifolds of contacts that the graph does not hold; a part is a contact.
private struct ApartStage: StageWork {
  let awake: UnsafeMutablePointer<Int32>
  let rows: NarrowPhaseRows
  let changes: UnsafeMutablePointer<ContactChange>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for place in range {
      let contact = Int(awake[place])
      switch rows.gaps[place].state(rows) {
      case .unknown: changes[place] = updateContact(contact, rows)
      case .open: changes[place] = []
      case .openElsewhere: changes[place] = noteParting(contact, rows) ? .parted : []
      }
    }
  }
}

/// Computes the manifold of a contact in the graph.
private func recomputeManifold(
  _ place: Int, _ lane: Int, _ reading: BlockReading, _ list: borrowing ContactList,
  _ rows: NarrowPhaseRows
) -> ContactChange {
  let contact = Int(list.rows[place])
  var memory = list.impulses(at: place)
  memory.count = reading.counts[lane]
  memory.firstFeature = reading.firstFeatures[lane]
  memory.secondFeature = reading.secondFeatures[lane]
  let flags = ShapeFlags(rawValue: reading.flags[lane])
  let change = updateContact(contact, flags, memory, rows)
  // Shapes that touch have boxes that overlap.
  if change.contains(.touch), noteParting(contact, rows) { return .parted }
  let record = rows.contacts[contact]
  let manifold = rows.manifolds + contact
  let values = ContactLane(record, manifold.pointee)
  list.set(
    values,
    ReferenceLane(
      record, manifold.pointee, values, poseA: rows.poses[Int(record.bodyA)],
      poseB: rows.poses[Int(record.bodyB)]),
    at: place)
  return change
}
