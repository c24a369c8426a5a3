// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIProgressView")
struct UIProgressViewTests {
  private let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))

  @Test("a bar starts at 0, and one of a style is 160 points wide and as high as any other")
  func defaults() {
    #expect(bar.progress == 0 && bar.progressViewStyle == .default)
    let styled = UIProgressView(progressViewStyle: .bar)
    #expect(styled.progressViewStyle == .bar && styled.frame.width == 160)
    #expect(styled.frame.height == bar.intrinsicContentSize.height)
    #expect(bar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(bar.sizeThatFits(CGSize(width: 70, height: 99)).width == 70)
  }

  @Test(
    "the filled part is the progress times the width, cut to 0…1",
    arguments: [(-0.5, 0), (0, 0), (0.25, 0.25), (1, 1), (7, 1)] as [(Float, Float)])
  func filled(progress: Float, kept: Float) {
    bar.progress = progress
    bar.layoutIfNeeded()
    #expect(bar.progress == kept)
    #expect(bar.subviews.map(\.frame.width) == [200, 200 * CGFloat(kept)])
    bar.frame.size.width = 100
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.width) == [100, 100 * CGFloat(kept)])
  }

  @Test("a progress that is no number is refused")
  func refused() {
    bar.progress = 0.5
    let messages = RefusalLog.record {
      bar.progress = .nan
      bar.setProgress(.infinity, animated: true)
    }
    #expect(messages.count == 2 && bar.progress == 0.5)
  }

  @Test("an animated change is stored at once, and shown on the way")
  func animated() {
    let fixture = GestureFixture()
    fixture.view.addSubview(bar)
    bar.layoutIfNeeded()
    fixture.time.run { bar.setProgress(1, animated: true) }
    let shown = bar.subviews[1]
    #expect(bar.progress == 1 && shown.bounds.width == 200)
    #expect(shown.layer.presentation()?.bounds.width == 0)
    fixture.wait(1)
    #expect((shown.layer.presentation() ?? shown.layer).bounds.width == 200)
  }

  @Test("the filled part has the tint color until it is given its own")
  func colors() {
    bar.tintColor = .red
    #expect(bar.subviews[1].backgroundColor == .red)
    bar.progressTintColor = .green
    bar.trackTintColor = .blue
    #expect(bar.subviews.map(\.backgroundColor) == [.blue, .green])
    bar.progressTintColor = nil
    #expect(bar.subviews[1].backgroundColor == .red)
  }
}
