// SPDX-License-Identifier: Apache-2.0

extension ContactList {
  /// Sets the manifold of the contact at an index, computed at two poses.
  ///
  /// Two points that do not slip keep an axis that is within an angle of the new normal. Only what the manifold changes
  /// is written: the preparation for the solver computes the rest from the bodies.
  @inline(__always)
  func setManifold(
    _ manifold: Manifold, _ pair: ContactPair, _ poses: UnsafeMutablePointer<BodyPose>,
    at index: Int, heldTurn: Float
  ) {
    let laneIndex = laneIndex(index)
    let block = blocks.base + (index &>> laneShift)
    let referenceBlock = references.base + (index &>> laneShift)
    var lane = ContactLane(pair, friction: block.pointee.friction[laneIndex], manifold)
    let reference = ReferenceLane(
      pair, restitution: 0, manifold, lane, poseA: poses[Int(pair.bodyA)],
      poseB: poses[Int(pair.bodyB)])
    if heldTurn > 0 { lane.holdAxis(of: axis(at: index), within: heldTurn) }
    write(lane.normalX, to: &block.pointee.normalX, laneIndex)
    write(lane.normalY, to: &block.pointee.normalY, laneIndex)
    write(lane.rDotNormalA, to: &block.pointee.rDotNormalA, laneIndex)
    write(lane.rDotNormalB, to: &block.pointee.rDotNormalB, laneIndex)
    write(lane.tangentImpulse, to: &block.pointee.tangentImpulse, laneIndex)
    write(lane.first, to: &block.pointee.first, laneIndex)
    write(lane.second, to: &block.pointee.second, laneIndex)
    write(reference.normalX, to: &referenceBlock.pointee.normalX, laneIndex)
    write(reference.normalY, to: &referenceBlock.pointee.normalY, laneIndex)
    write(reference.positionX, to: &referenceBlock.pointee.positionX, laneIndex)
    write(reference.positionY, to: &referenceBlock.pointee.positionY, laneIndex)
    write(reference.cosine, to: &referenceBlock.pointee.cosine, laneIndex)
    write(reference.sine, to: &referenceBlock.pointee.sine, laneIndex)
    write(reference.reach, to: &referenceBlock.pointee.reach, laneIndex)
    write(reference.radiusB, to: &referenceBlock.pointee.radiusB, laneIndex)
    write(reference.rDotNormalB, to: &referenceBlock.pointee.rDotNormalB, laneIndex)
    write(reference.first, to: &referenceBlock.pointee.first, laneIndex)
    write(reference.second, to: &referenceBlock.pointee.second, laneIndex)
    write(reference.features, to: &referenceBlock.pointee.features, laneIndex)
  }
}

/// Writes what a manifold changes of a point.
@inline(__always)
private func write(
  _ point: ContactPointValues<Float>, to lanes: inout ContactPointLanes, _ laneIndex: Int
) {
  write(point.rCrossNormalA, to: &lanes.rCrossNormalA, laneIndex)
  write(point.rCrossNormalB, to: &lanes.rCrossNormalB, laneIndex)
  write(point.normalMass, to: &lanes.normalMass, laneIndex)
  write(point.normalImpulse, to: &lanes.normalImpulse, laneIndex)
  write(point.separation, to: &lanes.separation, laneIndex)
}

@inline(__always)
private func write(
  _ point: ReferencePointValues<Float>, to lanes: inout ReferencePointValues<Lanes>,
  _ laneIndex: Int
) {
  write(point.separation, to: &lanes.separation, laneIndex)
  write(point.rCrossNormalB, to: &lanes.rCrossNormalB, laneIndex)
}

/// Writes a word of a lane.
@inline(__always)
private func write<Word: BitwiseCopyable, Words: BitwiseCopyable>(
  _ word: Word, to words: inout Words, _ laneIndex: Int
) {
  withUnsafeMutableBytes(of: &words) {
    $0.storeBytes(of: word, toByteOffset: MemoryLayout<Word>.size &* laneIndex, as: Word.self)
  }
}
