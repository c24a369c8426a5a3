// SPDX-License-Identifier: Apache-2.0

/// A view of the columns of the body table that the solver reads and writes, taken once per step.
struct BodyView: BitwiseCopyable {
  let motion: UnsafeMutablePointer<BodyMotion>
  let pose: UnsafeMutablePointer<BodyPose>
  let mass: UnsafeMutablePointer<BodyMass>
  let forces: UnsafeMutablePointer<BodyForces>

  /// A row of `motion` behind the last body, which lanes without a movable body write to; each block of a
  /// color has its own, so that no two threads write the same row.
  private(set) var spareRow: Int32
  /// Whether a tree of joints is integrated on its own in this step.
  var hasIsolatedTrees = false

  init(_ bodies: borrowing BodyTable) {
    spareRow = Int32(truncatingIfNeeded: bodies.motion.count)
    motion = bodies.motion.base
    pose = bodies.pose.base
    mass = bodies.mass.base
    forces = bodies.forces.base
  }

  /// The view with the spare row of a block.
  @inline(__always)
  func forBlock(_ block: Int) -> BodyView {
    var view = self
    view.spareRow &+= Int32(truncatingIfNeeded: block)
    return view
  }

  /// Clears the flags of bodies that an impact hit in a step.
  func clearHits(_ inputs: borrowing Column<VelocityIntegrationInput>) {
    for index in 0..<inputs.count { motion[Int(inputs[index].row)].isHit = false }
  }
}

extension BodyTable {
  /// Reserves memory for the spare rows of a number of blocks.
  mutating func reserveSpareRows(_ blocks: Int) {
    let needed = motion.count &+ blocks
    if needed > motion.capacity { motion.reserve(needed &+ needed / 2) }
  }
}
