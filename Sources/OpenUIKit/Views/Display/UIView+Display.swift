// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

extension UIView {
  func markNeedsDisplay() {
    displayState.isNeeded = true
    DisplayChanges.note()
    propagateNeedsDisplay()
  }

  func propagateNeedsDisplay() {
    var current = storedSuperview
    while let view = current, !view.displayState.isNeededBelow {
      view.displayState.isNeededBelow = true
      current = view.storedSuperview
    }
  }

  /// Draws the view if needed; an empty view waits until it has a size.
  func displayIfNeeded() {
    guard displayState.isNeeded, bounds.width > 0, bounds.height > 0 else { return }
    displayState.isNeeded = false
    // What most views are draws nothing: it shows what it has shown, and needs no context.
    guard type(of: self) != UIView.self else { return }
    DisplayChanges.note()
    let bounds = bounds
    withOwnTraits {
      displayState.keep(DrawingContexts.record(bounds) { _ in draw(bounds) }, in: bounds)
    }
  }

  /// Draws the view and its descendants where needed.
  func displayTree() {
    displayIfNeeded()
    guard displayState.endNeedBelow() else { return }
    var walk = TreeWalk(storedSubviews, of: self)
    while let place = walk.next() {
      switch place {
      case .child(let view, _):
        guard view.displayState.isAnythingNeeded else { continue }
        view.displayIfNeeded()
        if view.displayState.endNeedBelow() {
          walk.descend(to: view.storedSubviews, of: view)
        } else {
          view.postponeDisplay()
        }
      case .end(let view):
        if view !== self { view.postponeDisplay() }
      }
    }
  }

  /// Empty views and views that request drawing while they draw wait for the next frame.
  private func postponeDisplay() {
    if displayState.isAnythingNeeded { storedSuperview?.displayState.isNeededBelow = true }
  }

  /// Calls `tintColorDidChange()` on the view and on descendants that inherit its tint color.
  func notifyTintColorChange() {
    tintColorDidChange()
    var walk = TreeWalk(storedSubviews, of: self)
    while let view = walk.nextChild() {
      guard view.storedTintColor == nil else { continue }
      view.tintColorDidChange()
      walk.descend(to: view.storedSubviews, of: view)
    }
  }
}
