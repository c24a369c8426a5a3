// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UIActivityIndicatorView")
struct UIActivityIndicatorViewTests {
  /// The opacities of the spokes, beginning with the topmost.
  private func opacities(_ view: UIActivityIndicatorView) -> [CGFloat] {
    guard case .drawing(let drawing) = view.presentedContent() else { return [] }
    return drawing.steps.map(\.opacity)
  }

  @Test(
    "a style has its size and its color",
    arguments: [
      (UIActivityIndicatorView.Style.medium, CGFloat(20), UIColor.systemGray),
      (.large, 37, .systemGray), (.white, 20, .white), (.whiteLarge, 37, .white),
      (.gray, 20, .systemGray),
    ])
  func styles(style: UIActivityIndicatorView.Style, side: CGFloat, color: UIColor) {
    let view = UIActivityIndicatorView(style: style)
    #expect(view.frame == CGRect(x: 0, y: 0, width: side, height: side))
    #expect(view.color == color && view.intrinsicContentSize == view.bounds.size)
    let other = UIActivityIndicatorView()
    other.style = style
    #expect(other.sizeThatFits(.zero) == view.bounds.size && other.color == color)
  }

  @Test("an indicator is hidden while it is stopped, unless it is to stay")
  func hiding() {
    let view = UIActivityIndicatorView()
    #expect(view.hidesWhenStopped && view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = true
    #expect(view.isHidden)
    view.startAnimating()
    view.hidesWhenStopped = false
    view.hidesWhenStopped = true
    #expect(!view.isHidden && view.isAnimating)
  }

  @Test("the brightest of eight spokes moves on every tenth of a second")
  func turning() {
    let fixture = TimeFixture()
    fixture.run {
      let view = UIActivityIndicatorView()
      view.startAnimating()
      for step in 0...9 {
        let shown = opacities(view)
        #expect(shown.count == 8 && shown[step % 8] == 1)
        #expect(shown.count { $0 == 1 } == 1)
        // The others fade with their age; the oldest has a quarter.
        #expect(abs(shown[(step + 1) % 8] - 0.25) < 1e-12)
        fixture.advance(frames: 6)
      }
    }
  }

  @Test("starting twice does not begin anew, and a stopped indicator stands still")
  func standing() {
    let fixture = TimeFixture()
    fixture.run {
      let view = UIActivityIndicatorView()
      view.startAnimating()
      fixture.advance(frames: 12)
      let turned = opacities(view)
      view.startAnimating()
      #expect(opacities(view) == turned)
      view.stopAnimating()
      let stopped = opacities(view)
      fixture.advance(frames: 12)
      #expect(opacities(view) == stopped && stopped[0] == 1)
    }
  }
}
