// SPDX-License-Identifier: Apache-2.0

/// A contact of two bodies that constraints move, one of them much heavier than the other.
struct UnequalPair {
  let view: ContactLaneView
  let light: Int32
  let heavy: Int32
  let isLightB: Bool
  /// The inverse masses without what bracing has changed in this step.
  let lightInverseMass: Float
  let heavyInverseMass: Float

  /// Creates the pair of a contact; nil if its masses do not differ enough.
  @inline(__always)
  init?(_ view: ContactLaneView) {
    let (block, lane) = (view.block, view.lane)
    let inverseMassA = block.pointee.inverseMassA[lane]
    let inverseMassB = block.pointee.inverseMassB[lane]
    let limit = ContactBlock.pressedMassRatio
    guard inverseMassA > 0, inverseMassB > 0,
      inverseMassA > limit * inverseMassB || inverseMassB > limit * inverseMassA
    else { return nil }
    self.view = view
    isLightB = inverseMassB > inverseMassA
    light = isLightB ? view.bodyB : view.bodyA
    heavy = isLightB ? view.bodyA : view.bodyB
    lightInverseMass = isLightB ? inverseMassB : inverseMassA
    heavyInverseMass = isLightB ? inverseMassA : inverseMassB
  }
}

extension ContactLaneView {
  /// The normal impulse of the last sub-step, of both points.
  var normalImpulse: Float {
    block.pointee.first.normalImpulse[lane] + block.pointee.second.normalImpulse[lane]
  }
}
