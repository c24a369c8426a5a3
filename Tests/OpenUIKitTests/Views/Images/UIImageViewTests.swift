// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UIImageView")
struct UIImageViewTests {
  /// An image of one red square that fills it.
  private func square(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// Where a view shows the whole of its image.
  private func shownRect(_ view: UIImageView, size: CGSize) -> CGRect? {
    guard case .drawing(let drawing) = view.presentedContent(), let step = drawing.steps.first
    else {
      return nil
    }
    return CGRect(origin: .zero, size: size).applying(step.transform)
  }

  @Test("a view made of an image has its size and lets touches pass")
  func made() {
    let view = UIImageView(image: square(30, 20))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test(
    "the content mode says where the image lies",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 80, y: 90, width: 20, height: 10)),
      (.top, CGRect(x: 40, y: 0, width: 20, height: 10)),
      (.left, CGRect(x: 0, y: 45, width: 20, height: 10)),
    ])
  func contentMode(mode: UIView.ContentMode, expected: CGRect) {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.image = square(20, 10)
    view.contentMode = mode
    #expect(shownRect(view, size: CGSize(width: 20, height: 10)) == expected)
  }

  @Test("a template image has the inherited tint color; another image does not")
  func tint() {
    let outer = UIView()
    let view = UIImageView(image: square(10, 10))
    outer.addSubview(view)
    outer.tintColor = .green
    func color() -> DrawingPaint? {
      guard case .drawing(let drawing) = view.presentedContent(),
        case .fill(_, let paint, _)? = drawing.steps.first?.mark
      else { return nil }
      return paint
    }
    #expect(color() == .color(UIColor.red.rgba))
    view.image = square(10, 10).withRenderingMode(.alwaysTemplate)
    #expect(color() == .color(UIColor.green.rgba))
    view.tintColor = .blue
    #expect(color() == .color(UIColor.blue.rgba))
  }

  @Test("the images of an animation share its duration, as often as it repeats")
  func animation() {
    let fixture = TimeFixture()
    fixture.run {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.animationImages = [square(1, 1), square(2, 2), square(4, 4)]
      view.animationDuration = 0.3
      view.animationRepeatCount = 2
      view.startAnimating()
      @MainActor func side() -> CGFloat? {
        guard case .drawing(let drawing) = view.presentedContent() else { return nil }
        return drawing.steps.first.map { 10 / $0.transform.a }
      }
      var sides: [CGFloat?] = []
      // A tenth of a second has six frames.
      for _ in 0..<7 {
        sides.append(side())
        fixture.advance(frames: 6)
      }
      #expect(sides == [1, 2, 4, 1, 2, 4, nil])
      #expect(!view.isAnimating)
    }
  }
}
