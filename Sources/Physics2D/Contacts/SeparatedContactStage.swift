// SPDX-License-Identifier: Apache-2.0

/// Updates the contacts of shapes that do not touch, and of sensors: those that the constraint graph does
/// not hold; a part is a contact.
struct SeparatedContactStage: StageWork {
  let awake: UnsafeMutablePointer<Int32>
  let view: NarrowPhaseView
  let changes: UnsafeMutablePointer<ContactChange>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for index in range {
      switch view.separatingAxes[index].state(view) {
      // Only where the cached separating axis fails the narrow phase is run.
      case .unknown: changes[index] = updateContact(Int(awake[index]), at: index, view)
      case .separated: changes[index] = []
      case .boundsDisjoint:
        view.contacts[Int(awake[index])].flags.insert(.disjoint)
        changes[index] = .boundsDisjoint
      }
    }
  }
}
