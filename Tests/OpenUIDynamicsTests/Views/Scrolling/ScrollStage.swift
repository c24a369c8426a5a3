import Foundation

@testable import OpenUIDynamics

/// A window with a clock and a scroll view that fills it, on which a test drags.
@MainActor
final class ScrollStage {
  let stage = ClockStage()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view: UIScrollView
  let log = ScrollLog()
  private let dispatcher: TouchDispatcher

  init(_ view: UIScrollView, contentSize: CGSize = CGSize(width: 300, height: 2000)) {
    self.view = view
    window.isHidden = false
    dispatcher = TouchDispatcher(window: window)
    view.frame = window.bounds
    view.contentSize = contentSize
    view.delegate = log
    window.addSubview(view)
    layOut()
  }

  convenience init(contentSize: CGSize = CGSize(width: 300, height: 2000)) {
    self.init(UIScrollView(), contentSize: contentSize)
  }

  func layOut() { stage.run { window.layoutIfNeeded() } }

  func begin(_ x: CGFloat, _ y: CGFloat) {
    stage.run { dispatcher.begin(0, at: CGPoint(x: x, y: y)) }
  }

  func move(_ x: CGFloat, _ y: CGFloat) {
    stage.run { dispatcher.move(0, to: CGPoint(x: x, y: y)) }
    layOut()
  }

  func end() { stage.run { dispatcher.end(0) } }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    begin(x, y)
    end()
    layOut()
  }

  /// Lets frames pass, each with a layout at its end.
  func wait(frames: Int) {
    for _ in 0..<frames {
      stage.advance(frames: 1)
      layOut()
    }
  }

  /// Moves a finger evenly up or down, one step per frame, without lifting it.
  func pull(from start: CGFloat, to end: CGFloat, frames: Int) {
    begin(150, start)
    for frame in 1...frames {
      wait(frames: 1)
      move(150, start + (end - start) * CGFloat(frame) / CGFloat(frames))
    }
  }

  /// Lets frames pass until the view has come to rest, at most as many as given.
  func waitUntilStill(atMost frames: Int = 600) {
    for _ in 0..<frames where view.isDecelerating { wait(frames: 1) }
  }
}

/// Notes what a scroll view tells, and says where it shall rest.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var scrolls = 0
  var velocity = CGPoint.zero
  var target: CGPoint?
  var forcedTarget: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let forcedTarget { targetContentOffset.pointee = forcedTarget }
    calls.append("lift")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append(decelerate ? "lifted, glides" : "lifted")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("glide") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("arrive") }
}
