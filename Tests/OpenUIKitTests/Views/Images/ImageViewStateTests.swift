// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("States and animations of UIImageView")
struct ImageViewStateTests {
  /// An image of one square in a color, of a side of its own.
  private func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func color(_ view: UIImageView) -> DrawingPaint? {
    guard case .drawing(let drawing) = view.presentedContent(),
      case .fill(_, let paint, _)? = drawing.steps.first?.mark
    else { return nil }
    return paint
  }

  @Test("an empty view shows nothing, does not animate, and is not highlighted")
  func defaults() {
    let view = UIImageView()
    #expect(view.image == nil && view.highlightedImage == nil && !view.isHighlighted)
    #expect(view.animationImages == nil && view.animationDuration == 0)
    #expect(view.animationRepeatCount == 0 && !view.isAnimating && !view.isUserInteractionEnabled)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UIImageView(image: nil).frame == .zero)
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test("a highlighted view shows its other image, and the usual one where there is none")
  func highlighted() {
    let view = UIImageView(image: square(4), highlightedImage: square(4, .green))
    #expect(color(view) == .color(UIColor.red.rgba))
    view.isHighlighted = true
    #expect(color(view) == .color(UIColor.green.rgba))
    view.highlightedImage = nil
    #expect(color(view) == .color(UIColor.red.rgba))
  }

  @Test("a new image changes the natural size, and the frame only when it is asked to fit")
  func sizes() {
    let view = UIImageView(image: square(4))
    view.image = square(9)
    #expect(view.frame.width == 4 && view.intrinsicContentSize.width == 9)
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 9, height: 9))
    view.image = nil
    #expect(view.sizeThatFits(CGSize(width: 3, height: 3)) == CGSize(width: 9, height: 9))
    view.frame.size = .zero
    #expect(color(view) == nil)
  }

  @Test(
    "without a duration each image shows for a thirtieth of a second",
    arguments: [(1, UIColor.red), (2, .green), (3, .green), (4, .blue), (6, .red)])
  func usualDuration(frames: Int, expected: UIColor) {
    let fixture = TimeFixture()
    fixture.run {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      view.animationImages = [square(1), square(1, .green), square(1, .blue)]
      view.startAnimating()
      #expect(view.isAnimating && color(view) == .color(UIColor.red.rgba))
      // Two frames of a sixtieth for each image.
      fixture.advance(frames: frames)
      #expect(color(view) == .color(expected.rgba))
    }
  }

  @Test("an animation that is stopped or gets other images shows the still image")
  func stopped() {
    let view = UIImageView(image: square(3, .blue))
    view.animationImages = [square(1)]
    view.startAnimating()
    #expect(view.isAnimating && color(view) == .color(UIColor.red.rgba))
    view.stopAnimating()
    #expect(!view.isAnimating && color(view) == .color(UIColor.blue.rgba))
    view.startAnimating()
    view.animationImages = [square(2, .green)]
    #expect(!view.isAnimating)
  }

  @Test("starting again begins with the first image, and a count ends the animation")
  func restart() {
    let fixture = TimeFixture()
    fixture.run {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      view.animationImages = [square(1), square(1, .green)]
      (view.animationDuration, view.animationRepeatCount) = (0.2, 1)
      view.startAnimating()
      fixture.advance(frames: 8)
      #expect(color(view) == .color(UIColor.green.rgba))
      view.startAnimating()
      #expect(color(view) == .color(UIColor.red.rgba))
      fixture.advance(frames: 12)
      #expect(!view.isAnimating)
    }
  }

  @Test("a highlighted view animates its own images, also where there are no others")
  func highlightedAnimation() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.highlightedAnimationImages = [square(1, .green)]
    view.isHighlighted = true
    view.startAnimating()
    #expect(view.isAnimating && color(view) == .color(UIColor.green.rgba))
    view.isHighlighted = false
    #expect(!view.isAnimating)
  }

  @Test(
    "a duration that is no number, or too short to count, still shows one of the images",
    arguments: [Double.nan, -1, 1e-300, .infinity])
  func strangeDurations(duration: Double) {
    let fixture = TimeFixture()
    fixture.run {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      view.animationImages = [square(1), square(1)]
      view.animationDuration = duration
      view.startAnimating()
      fixture.advance(frames: 5)
      #expect(color(view) == .color(UIColor.red.rgba))
    }
  }
}
