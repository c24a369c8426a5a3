// SPDX-License-Identifier: Apache-2.0

/// The pose of a body of a tree: its movement and rotation since the start of the step.
struct TreePose: BitwiseCopyable {
  var movement = SIMD2<Double>()
  var cosine = 1.0
  var sine = 0.0
  /// The rotation in the sub-step of a predicted pose, radians.
  var turn = 0.0

  init() {}

  init(_ motion: BodyMotion) {
    movement = SIMD2(motion.deltaPosition)
    cosine = Double(motion.deltaRotation.cosine)
    sine = Double(motion.deltaRotation.sine)
  }

  /// The pose to which a velocity leads.
  @inline(__always)
  func moved(by velocity: SIMD3<Double>, _ seconds: Double) -> TreePose {
    var pose = self
    pose.movement += seconds * SIMD2(velocity.x, velocity.y)
    // As in `BodyMotion.integratePosition`.
    pose.turn = seconds * velocity.z
    let x = cosine - pose.turn * sine
    let y = sine + pose.turn * cosine
    let scale = 1 / (x * x + y * y).squareRoot()
    pose.cosine = scale * x
    pose.sine = scale * y
    return pose
  }

  @inline(__always)
  func rotated(_ arm: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(cosine * arm.x - sine * arm.y, sine * arm.x + cosine * arm.y)
  }

  var rotation: Rotation { Rotation(cosine: Float(cosine), sine: Float(sine)) }
}

extension SIMD2<Double> {
  @inline(__always)
  init(_ vector: Vector2) { self.init(Double(vector.x), Double(vector.y)) }
}
