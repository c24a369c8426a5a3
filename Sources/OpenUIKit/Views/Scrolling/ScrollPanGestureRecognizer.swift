import Foundation

/// The pan that scrolls; also tells when a finger comes and goes without scrolling.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.firstTouchDidBegin()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.lastTouchDidEnd()
  }
}
