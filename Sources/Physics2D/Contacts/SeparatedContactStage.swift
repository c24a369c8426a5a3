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
        if let change = changeWithoutManifold(at: index) {
          changes[index] = change
        } else {
          unknown |= 1 &<< (index &- group.lowerBound)
          changes[index] = ContactChange(rawValue: view.touch(view.separatingAxes[index].pair))
        }
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

  /// What has become of a contact whose boxes no longer overlap, or whose bodies stay so far apart that circles around
  /// them do not touch; nil if the manifold must be computed.
  @inline(__always)
  private func changeWithoutManifold(at index: Int) -> ContactChange? {
    let pair = view.separatingAxes[index].pair
    guard !view.areBoundsDisjoint(pair) else { return .boundsDisjoint }
    // A sensor that touched must report the end.
    guard !view.separatingAxes[index].mayTouch,
      let axis = SeparatingAxisCache(circlesOf: pair, view)
    else { return nil }
    view.separatingAxes[index] = axis
    let margin = view.tolerances.contactMargin
    if margin > 0 { view.contacts[Int(awake[index])].margin = margin }
    return []
  }
}
