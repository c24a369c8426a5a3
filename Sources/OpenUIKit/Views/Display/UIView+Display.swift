import Foundation

extension UIView {
  func markNeedsDisplay() {
    displayState.isNeeded = true
    propagateNeedsDisplay()
  }

  func propagateNeedsDisplay() {
    var current = storedSuperview
    while let view = current, !view.displayState.isNeededBelow {
      view.displayState.isNeededBelow = true
      current = view.storedSuperview
    }
  }

  /// Draws the view now where that was asked for; an empty one waits until it has a size.
  func displayIfNeeded() {
    guard displayState.isNeeded, bounds.width > 0, bounds.height > 0 else { return }
    displayState.isNeeded = false
    let bounds = bounds
    displayState.keep(DrawingContexts.record(bounds) { _ in draw(bounds) }, in: bounds)
  }

  /// Draws the view and what is in it where that was asked for.
  func displayTree() {
    displayIfNeeded()
    guard displayState.isNeededBelow else { return }
    displayState.isNeededBelow = false
    for subview in storedSubviews where subview.displayState.isAnythingNeeded {
      subview.displayTree()
      // What has no size yet, or asked again while it drew, waits for the next frame.
      if subview.displayState.isAnythingNeeded { displayState.isNeededBelow = true }
    }
  }

  /// Tells the view, and those in it that follow its tint colour, that it changed.
  func notifyTintColorChange() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTintColor == nil {
      subview.notifyTintColorChange()
    }
  }
}
