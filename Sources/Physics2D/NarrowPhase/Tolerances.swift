/// The lengths by which the narrow phase errs on purpose; they scale with the world's length unit.
struct Tolerances: BitwiseCopyable {
  /// Overlap that contacts leave standing so that they do not begin and end in every step.
  var linearSlop: Float
  /// Distance from which on a contact point is made before the shapes touch.
  var speculativeDistance: Float

  /// Creates the tolerances of a world; 5 mm and 20 mm at one length unit per meter.
  init(lengthUnitsPerMeter: Float) {
    linearSlop = 0.005 * lengthUnitsPerMeter
    speculativeDistance = 4 * linearSlop
  }

  /// Creates tolerances from a slop of the user's choice.
  init(linearSlop: Float) {
    self.linearSlop = linearSlop
    speculativeDistance = 4 * linearSlop
  }
}
