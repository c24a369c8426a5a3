/// What the stages of a step hand to each other.
struct StepScratch: ~Copyable {
  /// Contacts that began or ended to touch, or whose boxes parted.
  var changedContacts = Column<Int32>(minimumCapacity: 128)
  /// One bit per contact in each block of a colour: what the list above will hold of it.
  var changedLanes = Column<UInt8>()
  /// What became of the awake contacts that the graph does not hold.
  var changes = Column<ContactChange>(minimumCapacity: 256)
  /// What became of the awake bodies at the end of the step.
  var outcomes = Column<BodyOutcome>()
  /// What moves the bodies that constraints may touch.
  var pushes = Column<BodyPush>()
  /// Bodies whose movement is looked at for what it may have passed, in the order of the awake list.
  var fastBodies = Column<Int32>()
  /// The same for bodies that are also kept from passing dynamic bodies.
  var fastBullets = Column<Int32>()

  /// Gives memory back of what changed all contacts at once.
  mutating func trimContacts() {
    changedContacts.trim()
    changes.trim()
  }
}
