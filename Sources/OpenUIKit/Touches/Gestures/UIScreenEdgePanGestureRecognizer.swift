// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes a drag that starts at an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance of the touch's start from the edge, in points; UIKit does not publish it.
  private static let edgeWidth: CGFloat = 20

  /// The accepted edges; none unless set.
  open var edges: UIRectEdge = []

  /// Creates a recognizer that calls a method of a target, which is not retained.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target?,
    action:
      @escaping @MainActor (Target)
      -> @MainActor (UIScreenEdgePanGestureRecognizer) -> Result
  ) {
    self.init()
    addTarget(target) { target in
      { recognizer in
        if let pan = recognizer as? UIScreenEdgePanGestureRecognizer { _ = action(target)(pan) }
      }
    }
  }

  /// Starts measuring if the touch begins at one of the edges, and fails otherwise.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isUnderWay || touches.allSatisfy(isAtEdge) else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let point = touch.windowLocation
    return edges.contains(.left) && point.x <= bounds.minX + Self.edgeWidth
      || edges.contains(.right) && point.x >= bounds.maxX - Self.edgeWidth
      || edges.contains(.top) && point.y <= bounds.minY + Self.edgeWidth
      || edges.contains(.bottom) && point.y >= bounds.maxY - Self.edgeWidth
  }
}
