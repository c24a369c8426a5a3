// SPDX-License-Identifier: Apache-2.0

// The motion that the bodies of a world share, as those that fall together.
//
// With `continuousDynamics` boxes reach as far as the bodies move in a step, and bodies that fall together would have
// contacts with all that follow. Which of two bodies moves makes no difference to whether they meet: boxes may reach
// ahead in any frame of reference, as long as it is the same for all bodies. In one that falls with them they are
// short. Resting bodies would move in it, and boundaries do: a box reaches along the whole motion where a boundary
// is on its way.

/// A frame of reference in which the boxes of dynamic bodies reach ahead.
struct SharedMotion: BitwiseCopyable {
  let velocity: Vector2
  /// The static shapes.
  let boundaries: TreeView

  /// A motion as seen from the frame.
  @inline(__always)
  func relativeMotion(_ motion: BodyMotion) -> BodyMotion {
    var relative = motion
    relative.linearVelocity -= velocity
    return relative
  }
}

extension World {
  /// The frame of reference, unless it is the world.
  var sharedMotion: SharedMotion? {
    guard sharedVelocity != .zero else { return nil }
    return SharedMotion(velocity: sharedVelocity, boundaries: TreeView(broadPhase.staticTree))
  }

  /// The number of bodies from which a moving frame of reference pays.
  private static var minimumSharingCount: Int { 64 }
  /// The number of bodies that are looked at, evenly from the list of awake ones.
  private static var sampleCount: Int { 16 }
  /// The maximum difference of their velocities from the mean, as a part of it.
  private static var maximumDeviation: Float { 0.25 }

  /// The velocity of the frame of reference in which boxes reach ahead after the sub-steps of a step.
  ///
  /// It is the mean of a sample, if all of it moves about so and farther in a step than boxes reach without
  /// `continuousDynamics`; zero in other worlds, and where bodies sleep or kinematic ones move.
  func findSharedVelocity() -> Vector2 {
    guard settings.continuousDynamics, settings.continuousCollision,
      bodies.awake.count >= Self.minimumSharingCount, bodies.sleepingCount == 0,
      broadPhase.kinematicTree.root < 0
    else { return .zero }
    var sum = Vector2.zero
    for sample in 0..<Self.sampleCount { sum += bodies.motion[sampleRow(sample)].linearVelocity }
    let mean = (1 / Float(Self.sampleCount)) * sum
    let limit = Self.maximumDeviation * Self.maximumDeviation * mean.lengthSquared
    for sample in 0..<Self.sampleCount {
      let row = sampleRow(sample)
      let velocity = bodies.motion[row].linearVelocity
      let reach = bodies.mass[row].minimumExtent
      guard (velocity - mean).lengthSquared <= limit,
        predictedSeconds * predictedSeconds * velocity.lengthSquared > reach * reach
      else { return .zero }
    }
    return isUsable(mean) ? mean : .zero
  }

  private func sampleRow(_ sample: Int) -> Int32 {
    bodies.awake[sample &* bodies.awake.count / Self.sampleCount]
  }
}
