import Foundation
import OpenUIDynamics

/// A window with a clock, on which a test touches.
@MainActor
struct GestureStage {
  let stage = ClockStage()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let dispatcher: TouchDispatcher

  init() {
    window.isHidden = false
    dispatcher = TouchDispatcher(window: window)
    window.addSubview(view)
  }

  func begin(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    stage.run { dispatcher.begin(finger, at: CGPoint(x: x, y: y)) }
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    stage.run { dispatcher.move(finger, to: CGPoint(x: x, y: y)) }
  }

  func end(finger: Int = 0) { stage.run { dispatcher.end(finger) } }

  func cancel(finger: Int = 0) { stage.run { dispatcher.cancel(finger) } }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    begin(x, y)
    end()
  }

  func wait(_ seconds: Double) { stage.advance(frames: Int((seconds * 60).rounded())) }
}

/// Notes what recognizers say, by name.
@MainActor
final class GestureLog: NSObject, UIGestureRecognizerDelegate {
  var calls: [String] = []
  var simultaneous = false
  var mayBegin = true
  var mayReceive = true
  var waitsFor: UIGestureRecognizer?

  func hear(_ recognizer: UIGestureRecognizer) {
    calls.append("\(recognizer.name ?? "gesture") \(recognizer.state)")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { mayReceive }
}
