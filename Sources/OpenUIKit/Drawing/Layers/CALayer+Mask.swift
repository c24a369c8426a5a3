import Foundation

extension CALayer {
  /// What the layer's mask shows, in the coordinates of this layer's bounds.
  ///
  /// A mask that shows the layer again, as a layer that masks itself does, has no end: the inner one
  /// shows without a mask.
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
  /// What the view's mask shows, in the coordinates of this view's bounds; see `CALayer.maskDrawing()`.
  func maskDrawing() -> VectorDrawing? {
    guard let mask else { return nil }
    guard !displayState.isDrawingMask else {
      MaskCycle.report(for: "UIView.mask")
      return nil
    }
    displayState.isDrawingMask = true
    defer { displayState.isDrawingMask = false }
    return mask.presented().placed(mask.treeDrawing())
  }
}

private enum MaskCycle {
  static func report(for property: String) {
    RefusedInput.report(
      for: property, problem: "The mask shows what it masks, without end.",
      remedy: "Use a mask of its own that is in no tree.")
  }
}
