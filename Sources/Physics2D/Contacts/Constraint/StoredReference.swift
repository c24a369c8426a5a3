// SPDX-License-Identifier: Apache-2.0

/// The state that recycling compares with, of a contact that sleeps.
///
/// A manifold that is recycled lags behind the poses by up to the distance of recycling. Computed anew when the bodies
/// wake, all manifolds of a pile would change at once, and items would slip by up to 11 points that kept their place
/// before. A contact that wakes therefore goes on with the reference that it had.
struct StoredReference: BitwiseCopyable {
  private var normal = Vector2.zero
  private var position = Vector2.zero
  private var rotation = Vector2.zero
  /// Negative if there is none: the manifold is computed anew.
  private var reach: Float = -1
  private var rDotNormalB: Float = 0
  private var firstSeparation: Float = 0
  private var firstCrossNormalB: Float = 0
  private var secondSeparation: Float = 0
  private var secondCrossNormalB: Float = 0

  /// No reference.
  init() {}

  /// The reference of a lane; circles are computed in every step.
  init(_ lane: ReferenceLane) {
    normal = Vector2(lane.normalX, lane.normalY)
    position = Vector2(lane.positionX, lane.positionY)
    rotation = Vector2(lane.cosine, lane.sine)
    reach = lane.radiusB >= 0 ? lane.reach : -1
    rDotNormalB = lane.rDotNormalB
    firstSeparation = lane.first.separation
    firstCrossNormalB = lane.first.rCrossNormalB
    secondSeparation = lane.second.separation
    secondCrossNormalB = lane.second.rCrossNormalB
  }

  /// Continues in a lane, if there is a reference.
  func restore(_ lane: inout ReferenceLane) {
    guard reach >= 0 else { return }
    (lane.normalX, lane.normalY) = (normal.x, normal.y)
    (lane.positionX, lane.positionY) = (position.x, position.y)
    (lane.cosine, lane.sine) = (rotation.x, rotation.y)
    lane.reach = reach
    lane.rDotNormalB = rDotNormalB
    lane.first.separation = firstSeparation
    lane.first.rCrossNormalB = firstCrossNormalB
    lane.second.separation = secondSeparation
    lane.second.rCrossNormalB = secondCrossNormalB
  }

  /// Writes or reads the twelve words of the reference.
  mutating func code(_ fields: inout RowCoder) {
    fields.vector(&normal)
    fields.vector(&position)
    fields.vector(&rotation)
    fields.float(&reach)
    fields.float(&rDotNormalB)
    fields.float(&firstSeparation)
    fields.float(&firstCrossNormalB)
    fields.float(&secondSeparation)
    fields.float(&secondCrossNormalB)
  }
}
