import Foundation

/// Would draw its sublayers several times.
///
/// A stub: its sublayers are drawn once; setting a count above 1 says so in a diagnostic.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are to be drawn; 1 unless set, and drawn once.
  open var instanceCount = 1 {
    didSet {
      guard instanceCount > 1 else { return }
      RefusedInput.report(
        for: "CAReplicatorLayer.instanceCount", problem: "The sublayers are drawn once.",
        remedy: "Add as many layers as are to be seen.")
    }
  }
  /// The transform from each to the next; kept.
  open var instanceTransform = CATransform3DIdentity
  /// Seconds from each to the next; kept.
  open var instanceDelay: CFTimeInterval = 0
  /// The colour of the first; kept.
  open var instanceColor: CGColor? = UIColor.white.cgColor
  /// How much red changes from each to the next; kept.
  open var instanceRedOffset: Float = 0
  /// How much green changes from each to the next; kept.
  open var instanceGreenOffset: Float = 0
  /// How much blue changes from each to the next; kept.
  open var instanceBlueOffset: Float = 0
  /// How much the opacity changes from each to the next; kept.
  open var instanceAlphaOffset: Float = 0
}
