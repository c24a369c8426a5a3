// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit

/// A window with a clock, on which a test touches.
@MainActor
package struct GestureFixture {
  package let time = TimeFixture()
  package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  package let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  package let dispatcher: TouchDispatcher

  package init() {
    window.isHidden = false
    dispatcher = TouchDispatcher(window: window)
    window.addSubview(view)
  }

  package func begin(_ x: CGFloat, _ y: CGFloat, touch: Int = 0) {
    time.run { dispatcher.begin(touch, at: CGPoint(x: x, y: y)) }
  }

  package func move(_ x: CGFloat, _ y: CGFloat, touch: Int = 0) {
    time.run { dispatcher.move(touch, to: CGPoint(x: x, y: y)) }
  }

  package func end(touch: Int = 0) { time.run { dispatcher.end(touch) } }

  package func cancel(touch: Int = 0) { time.run { dispatcher.cancel(touch) } }

  package func tap(_ x: CGFloat, _ y: CGFloat) {
    begin(x, y)
    end()
  }

  package func wait(_ seconds: Double) { time.advance(frames: Int((seconds * 60).rounded())) }
}

/// Notes what recognizers say, by name.
@MainActor
package final class GestureLog: NSObject, UIGestureRecognizerDelegate {
  package var calls: [String] = []
  package var simultaneous = false
  package var mayBegin = true
  package var mayReceive = true
  package var waitsFor: UIGestureRecognizer?

  package func hear(_ recognizer: UIGestureRecognizer) {
    calls.append("\(recognizer.name ?? "gesture") \(recognizer.state)")
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { mayReceive }
}
