import Physics2D

/// What the fields so far do to an item in the step that is being prepared.
struct FieldInfluence {
  /// The number of the step, which tells old influences from new ones.
  var step = -1
  /// Points/s, over the step.
  private(set) var velocityChange = Vector2.zero
  /// Points/s² that fields would give the item at rest; nil where none does.
  private var drive: Vector2?
  /// The sum of the springs' (ωh)².
  private var stiffness: Float = 0
  /// The velocity that a field imposes; nil where none does.
  private(set) var imposedVelocity: Vector2?

  /// (ωh)² that another spring may add without throwing the item about.
  var freeStiffness: Float { max(Tuning.maximumSpringStiffness - stiffness, 0) }

  /// What fields have added to the velocity that they would add at rest as well, points/s.
  var drivenVelocity: Vector2 {
    Float(1 / Tuning.stepsPerSecond) * (drive ?? .zero)
  }

  mutating func add(_ change: Vector2, drives: Bool, stiffness: Float) {
    velocityChange += change
    self.stiffness += stiffness
    guard drives else { return }
    drive = (drive ?? .zero) + Float(Tuning.stepsPerSecond) * change
  }

  mutating func impose(_ velocity: Vector2) { imposedVelocity = velocity }

  /// The speed below which the item may fall asleep: slow enough that it does not at the turning
  /// point of a swing, where the fields are about to set it in motion again.
  ///
  /// - Parameters:
  ///   - usual: What counts without fields.
  ///   - steady: The acceleration that does not come from fields.
  func sleepSpeed(usual: Float, steady: Vector2) -> Float {
    if let imposedVelocity { return min(usual, 0.5 * imposedVelocity.length) }
    guard let drive else { return usual }
    let turning = Tuning.timeToTurn * (steady + drive).length
    return min(usual, max(turning, Tuning.minimumFieldSleepSpeed))
  }
}
