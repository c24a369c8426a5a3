// SPDX-License-Identifier: Apache-2.0

/// Updates the contacts of shapes that do not touch, and of sensors: those that the constraint graph does
/// not hold; a part is a contact.
struct SeparatedContactStage: StageWork {
  let awake: UnsafeMutablePointer<Int32>
  let view: NarrowPhaseView
  let changes: UnsafeMutablePointer<ContactChange>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end =
        start &+ Self.groupCount < range.upperBound ? start &+ Self.groupCount : range.upperBound
      update(start..<end)
      start = end
    }
  }

  /// The number of contacts whose separating axes are looked at before the first manifold is computed.
  private static var groupCount: Int { 8 }

  private func update(_ group: Range<Int>) {
    var unknown = 0
    for index in group {
      switch view.separatingAxes[index].state(view) {
      case .unknown:
        unknown |= 1 &<< (index &- group.lowerBound)
        changes[index] = ContactChange(rawValue: view.touch(view.separatingAxes[index].pair))
      case .separated: changes[index] = []
      case .boundsDisjoint: changes[index] = .boundsDisjoint
      }
    }
    // Only where the cached separating axis fails the narrow phase is run.
    while unknown != 0 {
      let index = group.lowerBound &+ unknown.trailingZeroBitCount
      unknown &= unknown &- 1
      changes[index] = updateContact(Int(awake[index]), at: index, view)
    }
  }
}
