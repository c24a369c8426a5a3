// SPDX-License-Identifier: Apache-2.0

/// The maximum speeds of a step.
struct SpeedLimits: BitwiseCopyable {
  /// Length units per second.
  let linear: Float
  /// Radians per second.
  var angular: Float

  /// A body turns by at most an eighth of a turn in one sub-step: beyond that, moment arms that are
  /// rotated to first order are meaningless.
  init(_ context: StepContext) {
    linear = context.maximumLinearSpeed
    angular = 0.25 * Float.pi * context.inverseSubStep
  }

  /// A velocity no faster than the limit or that of the body; zero if forces exceeded the range of a float.
  @inline(__always)
  func capped(_ velocity: Vector2, _ maximum: Float) -> Vector2 {
    // v·min(1, limit/|v|)
    let limit = maximum < linear ? maximum : linear
    let square = velocity.lengthSquared
    if square <= limit * limit { return velocity }
    return square.isFinite ? (limit / square.squareRoot()) * velocity : .zero
  }

  /// An angular velocity no faster than the limit; zero if it is not a number.
  @inline(__always)
  func capped(_ angularVelocity: Float) -> Float {
    if angularVelocity > angular { return angular }
    return angularVelocity < -angular
      ? -angular : (angularVelocity == angularVelocity ? angularVelocity : 0)
  }
}
