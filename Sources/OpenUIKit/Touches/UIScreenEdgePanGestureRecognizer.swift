import Foundation

/// Recognizes a finger that is dragged in from an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Points from the edge within which the finger must touch down; UIKit does not publish it.
  private static let edgeWidth: CGFloat = 20

  /// The edges that count; none unless set.
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

  /// Starts to measure where the finger touched down at one of the edges, and fails elsewhere.
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
