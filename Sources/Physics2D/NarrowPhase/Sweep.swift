/// The movement of a body in a step: the center of mass on a straight line, turning evenly.
struct Sweep: BitwiseCopyable {
  /// The center of mass in the body's frame.
  var localCenter: Vector2
  /// The center of mass at the start and at the end.
  var startCenter: Vector2
  var endCenter: Vector2
  var startRotation: Rotation
  var endRotation: Rotation

  /// The body's frame at a fraction of the movement.
  func transform(at fraction: Float) -> Transform {
    let rotation = startRotation.interpolated(to: endRotation, at: fraction)
    let center = startCenter.interpolated(to: endCenter, at: fraction)
    return Transform(position: center - rotation * localCenter, rotation: rotation)
  }
}
