// SPDX-License-Identifier: Apache-2.0

/// The tolerances of the narrow phase; they scale with the world's length unit.
struct Tolerances: BitwiseCopyable {
  /// The overlap that contacts leave uncorrected, so that they do not begin and end in every step.
  var linearSlop: Float
  /// The distance below which shapes get a contact point before they touch (speculative contacts).
  var speculativeDistance: Float
  /// The gap that contacts keep between shapes, from which separations count.
  var contactMargin: Float = 0

  /// The distance of the outlines below which shapes get a contact point.
  var contactDistance: Float { speculativeDistance + contactMargin }

  /// Creates the tolerances of a world; 5 mm and 20 mm at one length unit per meter.
  init(lengthUnitsPerMeter: Float) {
    linearSlop = 0.005 * lengthUnitsPerMeter
    speculativeDistance = 4 * linearSlop
  }

  /// Creates the tolerances for a given slop.
  init(linearSlop: Float, contactMargin: Float = 0) {
    self.linearSlop = linearSlop
    self.contactMargin = contactMargin
    speculativeDistance = 4 * linearSlop
  }
}
