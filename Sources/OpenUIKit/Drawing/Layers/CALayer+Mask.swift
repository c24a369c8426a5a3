// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CALayer {
  /// The drawing of the layer's mask, in the coordinates of this layer's bounds.
  ///
  /// A mask that contains the layer it masks is a cycle: the inner layer is drawn without a mask.
  func maskDrawing() -> VectorDrawing? {
    guard let mask else { return nil }
    guard !isDrawingMask else {
      MaskCycle.report(for: "CALayer.mask")
      return nil
    }
    isDrawingMask = true
    defer { isDrawingMask = false }
    return PresentedView(mask, content: mask.content).placedTree()
  }
}

extension UIView {
  /// The drawing of the view's mask, in the coordinates of this view's bounds; see
  /// `CALayer.maskDrawing()`.
  func maskDrawing() -> VectorDrawing? {
    guard let mask else { return nil }
    guard !displayState.isDrawingMask else {
      MaskCycle.report(for: "UIView.mask")
      return nil
    }
    displayState.isDrawingMask = true
    defer { displayState.isDrawingMask = false }
    return mask.placedTreeDrawing()
  }
}

private enum MaskCycle {
  static func report(for property: String) {
    RefusedInput.report(
      for: property,
      problem: "The mask contains the layer it masks (a cycle); the inner one is drawn unmasked.",
      remedy: "Use a separate mask that is in no tree.")
  }
}
