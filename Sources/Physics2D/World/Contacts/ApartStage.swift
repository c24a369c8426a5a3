/// Computes the manifolds of contacts that the graph does not hold; a part is a contact.
struct ApartStage: StageWork {
  let awake: UnsafeMutablePointer<Int32>
  let rows: NarrowPhaseRows
  let changes: UnsafeMutablePointer<ContactChange>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for place in range {
      switch rows.gaps[place].state(rows) {
      case .unknown: changes[place] = updateContact(Int(awake[place]), at: place, rows)
      case .open: changes[place] = []
      case .parted:
        rows.contacts[Int(awake[place])].flags.insert(.disjoint)
        changes[place] = .parted
      }
    }
  }
}
