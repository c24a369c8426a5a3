// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit

/// A window with a clock and a scroll view that fills it, on which a test drags.
@MainActor
package final class ScrollFixture {
  package let time = TimeFixture()
  package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  package let view: UIScrollView
  package let log = ScrollLog()
  private let dispatcher: TouchDispatcher

  package init(_ view: UIScrollView, contentSize: CGSize = CGSize(width: 300, height: 2000)) {
    self.view = view
    window.isHidden = false
    dispatcher = TouchDispatcher(window: window)
    view.frame = window.bounds
    view.contentSize = contentSize
    view.delegate = log
    window.addSubview(view)
    layOut()
  }

  package convenience init(contentSize: CGSize = CGSize(width: 300, height: 2000)) {
    self.init(UIScrollView(), contentSize: contentSize)
  }

  package func layOut() { time.run { window.layoutIfNeeded() } }

  package func begin(_ x: CGFloat, _ y: CGFloat) {
    time.run { dispatcher.begin(0, at: CGPoint(x: x, y: y)) }
  }

  package func move(_ x: CGFloat, _ y: CGFloat) {
    time.run { dispatcher.move(0, to: CGPoint(x: x, y: y)) }
    layOut()
  }

  package func end() { time.run { dispatcher.end(0) } }

  package func tap(_ x: CGFloat, _ y: CGFloat) {
    begin(x, y)
    end()
    layOut()
  }

  /// Lets frames pass, each with a layout at its end.
  package func wait(frames: Int) {
    for _ in 0..<frames {
      time.advance(frames: 1)
      layOut()
    }
  }

  /// Moves a finger evenly up or down, one step per frame, without lifting it.
  package func pull(from start: CGFloat, to end: CGFloat, frames: Int) {
    begin(150, start)
    for frame in 1...frames {
      wait(frames: 1)
      move(150, start + (end - start) * CGFloat(frame) / CGFloat(frames))
    }
  }

  /// Lets frames pass until the view has come to rest, at most as many as given.
  package func waitUntilStill(atMost frames: Int = 600) {
    for _ in 0..<frames where view.isDecelerating { wait(frames: 1) }
  }
}

/// Notes what a scroll view tells, and says where it shall rest.
@MainActor
package final class ScrollLog: NSObject, UIScrollViewDelegate {
  package var calls: [String] = []
  package var scrolls = 0
  package var velocity = CGPoint.zero
  package var target: CGPoint?
  package var forcedTarget: CGPoint?

  package func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let forcedTarget { targetContentOffset.pointee = forcedTarget }
    calls.append("lift")
  }
  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    calls.append(decelerate ? "lifted, glides" : "lifted")
  }
  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("glide") }
  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("arrive")
  }
}
