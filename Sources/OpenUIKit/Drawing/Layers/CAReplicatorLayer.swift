// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layer that would draw repeated copies of its sublayers; a stub.
///
/// The sublayers are drawn once; setting a count above 1 reports a diagnostic.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of copies; 1 by default; drawn once.
  open var instanceCount = 1 {
    didSet {
      guard instanceCount > 1 else { return }
      RefusedInput.report(
        for: "CAReplicatorLayer.instanceCount", problem: "The sublayers are drawn once.",
        remedy: "Add a layer for each copy.")
    }
  }
  /// The transform between copies; stored, but has no effect.
  open var instanceTransform = CATransform3DIdentity
  /// The delay between copies, in seconds; stored, but has no effect.
  open var instanceDelay: CFTimeInterval = 0
  /// The color of the first copy; stored, but has no effect.
  open var instanceColor: CGColor? = UIColor.white.cgColor
  /// How much red changes between copies; stored, but has no effect.
  open var instanceRedOffset: Float = 0
  /// How much green changes between copies; stored, but has no effect.
  open var instanceGreenOffset: Float = 0
  /// How much blue changes between copies; stored, but has no effect.
  open var instanceBlueOffset: Float = 0
  /// How much the opacity changes between copies; stored, but has no effect.
  open var instanceAlphaOffset: Float = 0
}
