// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
private final class Zoomer: NSObject, UIScrollViewDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  var calls: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("begin")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { calls.append("end \(scale)") }
}

@MainActor
@Suite("Zooming of UIScrollView")
struct ZoomingTests {
  private let fixture = GestureFixture()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let zoomer = Zoomer()

  init() {
    scrollView.delegate = zoomer
    scrollView.contentSize = zoomer.view.bounds.size
    scrollView.addSubview(zoomer.view)
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 3
    fixture.view.addSubview(scrollView)
  }

  @Test("setting the scale keeps the middle of the visible content in place")
  func scale() {
    scrollView.contentOffset = CGPoint(x: 100, y: 100)
    scrollView.zoomScale = 2
    #expect(scrollView.contentSize == CGSize(width: 800, height: 800))
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    // The point (200, 200) of the content was in the middle, and is at (400, 400) now.
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 300))
    #expect(zoomer.calls == ["zoom"])
  }

  @Test("the scale stays between its limits")
  func limits() {
    scrollView.zoomScale = 10
    #expect(scrollView.zoomScale == 3)
    scrollView.zoomScale = 0.1
    #expect(scrollView.zoomScale == 0.5)
    let messages = RefusalLog.record { scrollView.zoomScale = -1 }
    #expect(messages.count == 1 && scrollView.zoomScale == 0.5)
  }

  @Test("a rectangle of the content is shown as large as possible")
  func rectangle() {
    scrollView.zoom(to: CGRect(x: 100, y: 150, width: 100, height: 100), animated: false)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 300))
  }

  @Test("an animated change reports its end")
  func animated() {
    fixture.time.run { scrollView.setZoomScale(2, animated: true) }
    fixture.wait(0.5)
    #expect(scrollView.zoomScale == 2 && zoomer.calls == ["zoom", "end 2.0"])
  }

  @Test("a pinch zooms, and beyond the limit springs back to it")
  func pinch() {
    fixture.begin(190, 200)
    fixture.begin(210, 200, touch: 1)
    for step in 1...9 {
      fixture.move(190 - CGFloat(step) * 10, 200)
      fixture.move(210 + CGFloat(step) * 10, 200, touch: 1)
      fixture.wait(1.0 / 60)
    }
    #expect(scrollView.isZooming && scrollView.zoomScale > 3)
    fixture.end()
    fixture.end(touch: 1)
    fixture.wait(0.5)
    #expect(!scrollView.isZooming && scrollView.zoomScale == 3)
    #expect(zoomer.calls.first == "begin" && zoomer.calls.last == "end 3.0")
  }

  @Test("equal limits add no recognizer")
  func withoutZoom() {
    #expect(UIScrollView().pinchGestureRecognizer == nil)
    #expect(scrollView.pinchGestureRecognizer != nil)
  }
}
