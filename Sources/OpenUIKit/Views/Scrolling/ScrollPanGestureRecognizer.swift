// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pan gesture recognizer of a scroll view, which also reports touches that do not scroll.
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
