// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Autoresizing")
@MainActor
struct AutoresizingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() {
    parent.addSubview(child)
  }

  /// A mask, and where the child must be when the superview grew from 100 × 100 to 200 × 200.
  struct Growth: Sendable, CustomTestStringConvertible {
    let mask: UIView.AutoresizingMask
    let frame: CGRect
    var testDescription: String { "mask \(mask.rawValue)" }

    static let cases: [Growth] = [
      Growth(mask: [], frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
      Growth(
        mask: [.flexibleWidth, .flexibleHeight],
        frame: CGRect(x: 10, y: 20, width: 130, height: 140)),
      Growth(
        mask: [.flexibleLeftMargin, .flexibleTopMargin],
        frame: CGRect(x: 110, y: 120, width: 30, height: 40)),
      Growth(
        mask: [.flexibleRightMargin, .flexibleBottomMargin],
        frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
      // Margins of 10 and 60 share 100 as 1 : 6; margins of 20 and 40 as 1 : 2.
      Growth(
        mask: [
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ],
        frame: CGRect(x: 10 + 100.0 / 7, y: 20 + 100.0 / 3, width: 30, height: 40)),
      // All three parts grow by the same factor.
      Growth(
        mask: UIView.AutoresizingMask(rawValue: 63),
        frame: CGRect(x: 20, y: 40, width: 60, height: 80)),
    ]
  }

  @Test(
    "the change of the superview goes to the flexible parts in proportion to their sizes",
    arguments: Growth.cases)
  func growing(growth: Growth) {
    child.autoresizingMask = growth.mask
    parent.bounds.size = CGSize(width: 200, height: 200)
    let (frame, expected) = (child.frame, growth.frame)
    #expect(abs(frame.minX - expected.minX) < 1e-9 && abs(frame.minY - expected.minY) < 1e-9)
    #expect(abs(frame.width - expected.width) < 1e-9)
    #expect(abs(frame.height - expected.height) < 1e-9)
  }

  @Test("a child that fills an empty superview fills it when it grows")
  func fromNothing() {
    let empty = UIView()
    let filler = UIView(frame: .zero)
    filler.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    empty.addSubview(filler)
    empty.frame.size = CGSize(width: 50, height: 70)
    #expect(filler.frame == CGRect(x: 0, y: 0, width: 50, height: 70))
  }

  @Test("a view with a size keeps it in a superview that had none, and its margins center it")
  func fromSomethingInNothing() {
    let empty = UIView()
    let (sized, centered) = (UIView(), UIView())
    sized.frame = CGRect(x: 20, y: 30, width: 60, height: 60)
    sized.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    centered.frame = CGRect(x: -10, y: -10, width: 20, height: 20)
    centered.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    for view in [sized, centered] { empty.addSubview(view) }
    empty.bounds.size = CGSize(width: 300, height: 500)
    #expect(sized.frame == CGRect(x: 20, y: 30, width: 60, height: 60))
    #expect(centered.center == CGPoint(x: 150, y: 250) && centered.bounds.width == 20)
    empty.bounds.size.width = 400
    #expect(sized.frame.width == 160)
  }

  @Test("a superview that does not resize its subviews leaves them")
  func switchedOff() {
    parent.autoresizesSubviews = false
    child.autoresizingMask = [.flexibleWidth]
    parent.frame.size.width = 300
    #expect(child.frame.width == 30)
  }

  @Test("a rotated view keeps its proportions")
  func rotated() {
    child.transform = CGAffineTransform(rotationAngle: 0.3)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.frame.size.width = 200
    #expect(child.bounds.size == CGSize(width: 30, height: 40))
    #expect(abs(child.center.x - (25 + 100.0 / 7)) < 1e-9)
  }
}
