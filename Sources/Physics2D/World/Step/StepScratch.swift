/// What the stages of a step hand to each other.
struct StepScratch: ~Copyable {
  /// Contacts that began or ended to touch, or whose boxes parted.
  var changedContacts = Column<Int32>(minimumCapacity: 128)
  /// One bit per contact in each block of a colour: what the list above will hold of it.
  var changedLanes = Column<UInt8>()
  /// The order of the contacts of a colour.
  var contactOrder = ContactOrder()
  /// What became of the awake contacts that the graph does not hold.
  var changes = Column<ContactChange>(minimumCapacity: 256)
  /// What became of the awake bodies at the end of the step.
  var outcomes = Column<BodyOutcome>()
  /// What moves the bodies that constraints may touch.
  var pushes = Column<BodyPush>()
  /// Which of the awake bodies no constraint can touch.
  var isAlone = Column<Bool>()
  /// Bodies whose movement is looked at for what it may have passed, in the order of the awake list.
  var fastBodies = Column<Int32>()
  /// The same for bodies that are also kept from passing dynamic bodies.
  var fastBullets = Column<Int32>()

  /// Dynamic and kinematic bodies of which shapes left their enlarged boxes.
  var enlarged = EnlargedBodies()
  var enlargedKinematic = EnlargedBodies()
  /// What several threads do of a tree.
  var subtrees = Subtrees()
  /// The searches for pairs, their parts, and what each part found.
  var searches = Column<PairSearch>(minimumCapacity: 5)
  var tasks = Column<PairTask>(minimumCapacity: 5)
  var splitTasks = Column<PairTask>(minimumCapacity: 1)
  var rooms = SearchRooms()

  /// Brings the trees up to date with the leaves that were enlarged.
  mutating func refit(
    _ broadPhase: inout BroadPhase, _ bodies: UnsafeMutablePointer<BodyRecord>,
    _ shapes: UnsafeMutablePointer<ShapeRecord>, _ workers: borrowing WorkerPool
  ) {
    enlarged.refit(&broadPhase.dynamicTree, bodies, shapes, &subtrees, workers)
    enlargedKinematic.refit(&broadPhase.kinematicTree, bodies, shapes, &subtrees, workers)
  }

  /// Gives memory back of what changed all contacts at once.
  mutating func trimContacts() {
    changedContacts.trim()
    changes.trim()
  }
}

// MARK: - Outcomes

extension StepScratch {
  /// Lists what the end of the step found about some bodies, in their order.
  mutating func listOutcomes(
    _ bodies: UnsafeMutablePointer<Int32>, _ count: Int, rested: inout Column<Int32>
  ) {
    rested.removeAll()
    fastBodies.removeAll()
    fastBullets.removeAll()
    let outcomes = outcomes.base
    for place in 0..<count {
      let outcome = outcomes[place]
      if outcome.enlargedShapes > 0 { noteEnlarged(bodies[place], outcome) }
      guard !outcome.marks.isDisjoint(with: [.rested, .fast, .fastBullet]) else { continue }
      if outcome.marks.contains(.rested) { rested.append(bodies[place]) }
      if outcome.marks.contains(.fast) { fastBodies.append(bodies[place]) }
      if outcome.marks.contains(.fastBullet) { fastBullets.append(bodies[place]) }
    }
  }

  /// Lists what continuous collision found about some bodies; returns how many it stopped.
  mutating func listStops(_ bodies: UnsafeMutablePointer<Int32>, _ count: Int) -> UInt64 {
    let outcomes = outcomes.base
    var stopCount: UInt64 = 0
    for place in 0..<count {
      if outcomes[place].marks.contains(.stopped) { stopCount &+= 1 }
      if outcomes[place].enlargedShapes > 0 { noteEnlarged(bodies[place], outcomes[place]) }
    }
    return stopCount
  }

  /// Lists a body of which shapes left their enlarged boxes.
  private mutating func noteEnlarged(_ row: Int32, _ outcome: BodyOutcome) {
    if outcome.marks.contains(.kinematic) {
      enlargedKinematic.append(row, outcome.enlargedShapes)
    } else {
      enlarged.append(row, outcome.enlargedShapes)
    }
  }
}
