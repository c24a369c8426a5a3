// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Autoresizing masks, part by part")
@MainActor
struct AutoresizingMaskTests {
  /// The flexible parts along one axis, with the start and the length of a child at 10 of 30 points
  /// in a superview that grew from 100 to 200 points.
  struct Axis: Sendable, CustomTestStringConvertible {
    let before: Bool
    let length: Bool
    let after: Bool
    var testDescription: String {
      [(before, "before"), (length, "length"), (after, "after")].filter(\.0).map(\.1)
        .joined(separator: ", ")
    }

    /// UIKit's rule: the growth of 100 points is shared in proportion to the sizes of the flexible
    /// parts, which are 10, 30 and 60.
    func expected(growth: CGFloat = 100) -> (start: CGFloat, length: CGFloat) {
      let flexible = (before ? 10 : 0) + (length ? 30 : 0) + (after ? 60 : 0) as CGFloat
      guard flexible > 0 else { return (10, 30) }
      return (
        10 + (before ? growth * 10 / flexible : 0), 30 + (length ? growth * 30 / flexible : 0)
      )
    }

    static let all: [Axis] = [false, true].flatMap { before in
      [false, true].flatMap { length in
        [false, true].map { Axis(before: before, length: length, after: $0) }
      }
    }
  }

  private func mask(_ axis: Axis, isHorizontal: Bool) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    if axis.before { mask.insert(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin) }
    if axis.length { mask.insert(isHorizontal ? .flexibleWidth : .flexibleHeight) }
    if axis.after { mask.insert(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin) }
    return mask
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  @Test("the flexible parts share the growth in proportion to their sizes", arguments: Axis.all)
  func growth(axis: Axis) {
    for isHorizontal in [true, false] {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
      parent.addSubview(child)
      child.autoresizingMask = mask(axis, isHorizontal: isHorizontal)
      parent.bounds.size = CGSize(width: 200, height: 200)
      let expected = axis.expected()
      let along =
        isHorizontal
        ? (child.frame.minX, child.frame.width) : (child.frame.minY, child.frame.height)
      let across =
        isHorizontal
        ? (child.frame.minY, child.frame.height) : (child.frame.minX, child.frame.width)
      #expect(isClose(along.0, expected.start) && isClose(along.1, expected.length))
      #expect(across == (10, 30))
    }
  }

  @Test("growing and shrinking back leads back, whatever the mask", arguments: Axis.all)
  func thereAndBack(axis: Axis) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    parent.addSubview(child)
    child.autoresizingMask = mask(axis, isHorizontal: true)
      .union(mask(axis, isHorizontal: false))
    for side in [150, 300, 100] as [CGFloat] {
      parent.frame.size = CGSize(width: side, height: side)
    }
    #expect(isClose(child.frame.minX, 10) && isClose(child.frame.minY, 20))
    #expect(isClose(child.frame.width, 30) && isClose(child.frame.height, 40))
  }

  @Test("a length never shrinks below nothing")
  func notNegative() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 100))
    parent.addSubview(child)
    child.autoresizingMask = .flexibleWidth
    parent.frame.size.width = 40
    #expect(child.frame.width == 0)
  }

  @Test("descendants resize along, each by its own mask")
  func nested() {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      inner.autoresizingMask = [.flexibleWidth]
      outer.addSubview(inner)
    }
    views[2].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    views[0].frame.size = CGSize(width: 250, height: 300)
    #expect(views[1].frame.size == CGSize(width: 250, height: 100))
    #expect(views[2].frame.size == CGSize(width: 250, height: 100))
  }

  @Test("the bits are those of UIKit's headers")
  func bits() {
    let parts: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(parts.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }
}
