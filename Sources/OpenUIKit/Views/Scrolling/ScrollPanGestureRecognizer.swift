// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pan gesture recognizer of a scroll view, which also reports touches that do not scroll.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// The time at which the first touch began, in seconds of the clock.
  private(set) var startTime: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == touches.count { startTime = event.timestamp }
    scrollView?.firstTouchDidBegin()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.lastTouchDidEnd()
  }
}
