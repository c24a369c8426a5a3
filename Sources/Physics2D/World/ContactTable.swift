/// One side of a contact in the list of its body's contacts.
struct ContactEdge: BitwiseCopyable {
  /// Edge keys: contact index × 2 + side; −1 ends.
  var previous: Int32 = -1
  var next: Int32 = -1
}

/// A pair of shapes whose enlarged boxes overlap.
struct ContactRecord: BitwiseCopyable {
  var shapeA: Int32 = -1
  var shapeB: Int32 = -1
  var bodyA: Int32 = -1
  var bodyB: Int32 = -1
  var edgeA = ContactEdge()
  var edgeB = ContactEdge()
  /// Place in the list of awake contacts; −1 while both bodies are asleep or the row is free.
  var awakeIndex: Int32 = -1
  /// The colour of the constraint graph that holds the contact, and its place there; −1 for none.
  var color: Int32 = -1
  var colorIndex: Int32 = -1
  var friction: Float = 0
  var restitution: Float = 0
  var flags: ContactFlags = []
}

/// States of a contact.
struct ContactFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16
  static let inUse = ContactFlags(rawValue: 1 << 0)
  /// The manifold has a point: the shapes touch.
  static let touching = ContactFlags(rawValue: 1 << 1)
  static let sensor = ContactFlags(rawValue: 1 << 2)
  static let contactEvents = ContactFlags(rawValue: 1 << 3)
  static let hitEvents = ContactFlags(rawValue: 1 << 4)
  /// The enlarged boxes have parted; the contact goes at the end of the stage.
  static let disjoint = ContactFlags(rawValue: 1 << 5)
  static let startedTouching = ContactFlags(rawValue: 1 << 6)
  static let stoppedTouching = ContactFlags(rawValue: 1 << 7)
}

/// Every contact of a world.
struct ContactTable: ~Copyable {
  var record = Column<ContactRecord>()
  var manifold = Column<Manifold>()
  /// Contacts of which a body is awake.
  var awake = Column<Int32>()
  var free = Column<Int32>()
}
