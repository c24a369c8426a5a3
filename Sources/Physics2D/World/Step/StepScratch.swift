// SPDX-License-Identifier: Apache-2.0

/// Scratch memory that the stages of a step share.
struct StepScratch: ~Copyable {
  /// Contacts that began or ended touching, or whose boxes separated.
  var changedContacts = Column<Int32>(minimumCapacity: 128)
  /// What has become of the touching contacts, block by block.
  var touchingChanges = Column<TouchingChange>()
  /// The order of the contacts of a color.
  var contactOrder = ContactOrder()
  /// The changes of the awake contacts that are not in the graph.
  var changes = Column<ContactChange>(minimumCapacity: 256)
  /// What has become of the touches that were not reported yet.
  var touches = Column<UnreportedTouch>(minimumCapacity: 128)
  /// The results of finalizing the awake bodies.
  var results = Column<FinalizeResult>()
  /// The inputs of velocity integration for bodies with constraints.
  var velocityInputs = Column<VelocityIntegrationInput>()
  /// Whether an awake body has no constraint.
  var isIsolated = Column<Bool>()
  /// Bodies that continuous collision checks, in the order of the awake list.
  var fastBodies = Column<Int32>()
  /// Bodies that continuous collision checks against dynamic bodies too.
  var fastBullets = Column<Int32>()
  /// Bodies that stay at their start because their motion cannot be used.
  var heldBodies = Column<Int32>()
  /// Bodies with a greater inertia while the solver runs, and their values outside of it.
  var braced = Column<BracedBody>(minimumCapacity: 4)
  /// Bodies between a heavier one and others, of which one moves.
  var pressed = Column<Int32>(minimumCapacity: 4)
  /// Bodies that touch one which is much heavier; some more than once.
  var light = Column<Int32>(minimumCapacity: 4)
  /// Where the search for bodies between a heavy one and its support failed.
  var failedSearches = FailedSearches()
  /// The bodies of one stack, from its foot.
  var stack = Column<StackLink>(minimumCapacity: 1)

  /// Dynamic and kinematic bodies with shapes that left their enlarged boxes.
  var enlarged = EnlargedBodies()
  var enlargedKinematic = EnlargedBodies()
  /// The partition of a tree for parallel updates.
  var subtrees = Subtrees()
  /// The searches for pairs, their tasks, and the scratch memory of each task.
  var searches = Column<PairSearch>(minimumCapacity: 5)
  var tasks = Column<PairTask>(minimumCapacity: 5)
  var splitTasks = Column<PairTask>(minimumCapacity: 1)
  var queries = QueryScratchPool()

  /// Updates the trees after leaves were enlarged.
  mutating func refit(
    _ broadPhase: inout BroadPhase, _ bodies: UnsafeMutablePointer<BodyRecord>,
    _ shapes: UnsafeMutablePointer<ShapeRecord>, _ workers: borrowing WorkerPool
  ) {
    enlarged.refit(&broadPhase.dynamicTree, bodies, shapes, &subtrees, workers)
    enlargedKinematic.refit(&broadPhase.kinematicTree, bodies, shapes, &subtrees, workers)
  }

  /// Frees memory after a step that changed nearly all contacts.
  mutating func trimContacts() {
    changedContacts.trim()
    changes.trim()
    touches.trim()
  }
}

// MARK: - Results

extension StepScratch {
  /// Collects the results of finalizing, in the order of the bodies.
  mutating func collectResults(
    _ bodies: UnsafeMutablePointer<Int32>, _ count: Int, rested: inout Column<Int32>
  ) {
    rested.removeAll()
    fastBodies.removeAll()
    fastBullets.removeAll()
    heldBodies.removeAll()
    let results = results.base
    for index in 0..<count {
      let result = results[index]
      if result.enlargedShapes > 0 { recordEnlarged(bodies[index], result) }
      guard !result.flags.isDisjoint(with: [.rested, .fast, .fastBullet, .held]) else { continue }
      if result.flags.contains(.rested) { rested.append(bodies[index]) }
      if result.flags.contains(.fast) { fastBodies.append(bodies[index]) }
      if result.flags.contains(.fastBullet) { fastBullets.append(bodies[index]) }
      if result.flags.contains(.held) { heldBodies.append(bodies[index]) }
    }
  }

  /// Collects the results of continuous collision; returns the number of stopped bodies.
  mutating func collectStops(_ bodies: UnsafeMutablePointer<Int32>, _ count: Int) -> UInt64 {
    let results = results.base
    var stopCount: UInt64 = 0
    for index in 0..<count {
      if results[index].flags.contains(.stopped) { stopCount &+= 1 }
      if results[index].enlargedShapes > 0 { recordEnlarged(bodies[index], results[index]) }
    }
    return stopCount
  }

  /// Adds a body with shapes that left their enlarged boxes.
  private mutating func recordEnlarged(_ row: Int32, _ result: FinalizeResult) {
    if result.flags.contains(.kinematic) {
      enlargedKinematic.append(row, result.enlargedShapes)
    } else {
      enlarged.append(row, result.enlargedShapes)
    }
  }
}
