/// What the stages of a step hand to each other.
struct StepScratch: ~Copyable {
  /// Contacts that began or ended to touch, or whose boxes parted.
  var changedContacts = Column<Int32>(minimumCapacity: 128)
  /// One bit per contact in each block of a color: what the list above will hold of it.
  var changedLanes = Column<UInt8>()
  /// The order of the contacts of a color.
  var contactOrder = ContactOrder()
  /// What became of the awake contacts that the graph does not hold.
  var changes = Column<ContactChange>(minimumCapacity: 256)
  /// What became of the awake bodies at the end of the step.
  var results = Column<FinalizeResult>()
  /// What moves the bodies that constraints may touch.
  var velocityInputs = Column<VelocityIntegrationInput>()
  /// Which of the awake bodies no constraint can touch.
  var isIsolated = Column<Bool>()
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
  var queries = QueryScratchPool()

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
  mutating func collectResults(
    _ bodies: UnsafeMutablePointer<Int32>, _ count: Int, rested: inout Column<Int32>
  ) {
    rested.removeAll()
    fastBodies.removeAll()
    fastBullets.removeAll()
    let results = results.base
    for place in 0..<count {
      let result = results[place]
      if result.enlargedShapes > 0 { recordEnlarged(bodies[place], result) }
      guard !result.flags.isDisjoint(with: [.rested, .fast, .fastBullet]) else { continue }
      if result.flags.contains(.rested) { rested.append(bodies[place]) }
      if result.flags.contains(.fast) { fastBodies.append(bodies[place]) }
      if result.flags.contains(.fastBullet) { fastBullets.append(bodies[place]) }
    }
  }

  /// Lists what continuous collision found about some bodies; returns how many it stopped.
  mutating func collectStops(_ bodies: UnsafeMutablePointer<Int32>, _ count: Int) -> UInt64 {
    let results = results.base
    var stopCount: UInt64 = 0
    for place in 0..<count {
      if results[place].flags.contains(.stopped) { stopCount &+= 1 }
      if results[place].enlargedShapes > 0 { recordEnlarged(bodies[place], results[place]) }
    }
    return stopCount
  }

  /// Lists a body of which shapes left their enlarged boxes.
  private mutating func recordEnlarged(_ row: Int32, _ result: FinalizeResult) {
    if result.flags.contains(.kinematic) {
      enlargedKinematic.append(row, result.enlargedShapes)
    } else {
      enlarged.append(row, result.enlargedShapes)
    }
  }
}
