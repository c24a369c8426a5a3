// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Transformed rectangles and bounding boxes")
struct CGRectApplyingTests {
  @Test(
    "a square rotated by an angle has a box of |cos| + |sin| times its side",
    arguments: [0.0, 0.3, 0.785, 1.5, 2.2, 3.1, -1.1])
  func rotatedSquare(angle: Double) {
    let square = CGRect(x: -5, y: -5, width: 10, height: 10)
    let box = square.applying(CGAffineTransform(rotationAngle: CGFloat(angle)))
    let side = 10 * (abs(cos(angle)) + abs(sin(angle)))
    #expect(abs(box.width - side) < 1e-12 && abs(box.height - side) < 1e-12)
    #expect(abs(box.midX) < 1e-12 && abs(box.midY) < 1e-12)
  }

  @Test("mirroring leaves a box with a positive size")
  func mirrored() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: -2))
        == CGRect(x: -40, y: -120, width: 30, height: 80))
  }

  @Test("a negative size is standardized before it is transformed")
  func negativeSize() {
    let shift = CGAffineTransform(translationX: 1, y: 2)
    #expect(
      CGRect(x: 10, y: 10, width: -4, height: -6).applying(shift)
        == CGRect(x: 7, y: 6, width: 4, height: 6))
  }

  @Test("the null and the infinite rectangle stay what they are")
  func special() {
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(CGRect.null.applying(turn).isNull)
    #expect(CGRect.infinite.applying(turn).isInfinite)
  }

  @Test("the box of points holds all of them and touches its outermost")
  func enclosing() {
    let points = [(3, 9), (-1, 4), (7, 5), (2, -8)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(CGRect(enclosing: points) == CGRect(x: -1, y: -8, width: 8, height: 17))
    #expect(
      CGRect(enclosing: [CGPoint(x: 3, y: 4)]) == CGRect(x: 3, y: 4, width: 0, height: 0))
    #expect(CGRect(enclosing: [CGPoint]()) == nil)
    #expect(CGRect(x: 2, y: 4, width: 6, height: 8).middle == CGPoint(x: 5, y: 8))
  }

  @Test("a transform and the transform of its inverse lead a point back")
  func inverse() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: -0.5)
      .translatedBy(x: 11, y: 13)
    for point in [CGPoint.zero, CGPoint(x: 100, y: -3)] {
      let back = point.applying(transform).applying(transform.inverted())
      #expect(abs(back.x - point.x) < 1e-12 && abs(back.y - point.y) < 1e-12)
    }
  }
}
