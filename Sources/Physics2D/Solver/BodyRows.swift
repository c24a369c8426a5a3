/// The columns of the body table that the solver works on, taken once per step.
struct BodyRows: BitwiseCopyable {
  let motion: UnsafeMutablePointer<BodyMotion>
  let pose: UnsafeMutablePointer<BodyPose>
  let mass: UnsafeMutablePointer<BodyMass>
  let drive: UnsafeMutablePointer<BodyDrive>

  /// A row of `motion` behind the last body, for lanes that move none; the solver makes room for it.
  let spareRow: Int32

  init(_ bodies: borrowing BodyTable) {
    spareRow = Int32(truncatingIfNeeded: bodies.motion.count)
    motion = bodies.motion.base
    pose = bodies.pose.base
    mass = bodies.mass.base
    drive = bodies.drive.base
  }
}
