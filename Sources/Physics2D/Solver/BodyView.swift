/// The columns of the body table that the solver works on, taken once per step.
struct BodyView: BitwiseCopyable {
  let motion: UnsafeMutablePointer<BodyMotion>
  let pose: UnsafeMutablePointer<BodyPose>
  let mass: UnsafeMutablePointer<BodyMass>
  let forces: UnsafeMutablePointer<BodyForces>

  /// A row of `motion` behind the last body, for lanes that move none; each block of a colour has its
  /// own, so that no two threads write the same.
  private(set) var spareRow: Int32

  init(_ bodies: borrowing BodyTable) {
    spareRow = Int32(truncatingIfNeeded: bodies.motion.count)
    motion = bodies.motion.base
    pose = bodies.pose.base
    mass = bodies.mass.base
    forces = bodies.forces.base
  }

  /// The rows for a block of a colour.
  @inline(__always)
  func forBlock(_ block: Int) -> BodyView {
    var view = self
    view.spareRow &+= Int32(truncatingIfNeeded: block)
    return view
  }
}

extension BodyTable {
  /// Makes room for the spare rows of a number of blocks.
  mutating func reserveSpareRows(_ blocks: Int) {
    let needed = motion.count &+ blocks
    if needed > motion.capacity { motion.reserve(needed &+ needed / 2) }
  }
}
