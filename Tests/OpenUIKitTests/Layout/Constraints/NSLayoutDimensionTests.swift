// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("NSLayoutDimension")
@MainActor
struct NSLayoutDimensionTests {
  private let fixture = LayoutFixture()
  private var root: UIView { fixture.root }

  @Test(
    "a size is the multiple of another plus the constant",
    arguments: [(0.5, 0.0), (0.25, 10), (2, -400), (1, 0)] as [(CGFloat, CGFloat)])
  func multiple(multiplier: CGFloat, constant: CGFloat) {
    let view = fixture.add()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(
        equalTo: root.widthAnchor, multiplier: multiplier, constant: constant),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: multiplier),
    ])
    #expect(
      fixture.frames(view)[0].size
        == CGSize(width: 300 * multiplier + constant, height: 200 * multiplier))
  }

  /// A bound of a width, and the widths that it makes of demands of 10 and 290 points.
  struct Bound: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (NSLayoutDimension, NSLayoutDimension) -> NSLayoutConstraint
    let ofLow: CGFloat
    let ofHigh: CGFloat

    static let all: [Bound] = [
      Bound(
        testDescription: "at least 60",
        make: { width, _ in width.constraint(greaterThanOrEqualToConstant: 60) },
        ofLow: 60, ofHigh: 290),
      Bound(
        testDescription: "at most 60",
        make: { width, _ in width.constraint(lessThanOrEqualToConstant: 60) },
        ofLow: 10, ofHigh: 60),
      Bound(
        testDescription: "at least half",
        make: { $0.constraint(greaterThanOrEqualTo: $1, multiplier: 0.5) },
        ofLow: 150, ofHigh: 290),
      Bound(
        testDescription: "at most half",
        make: { $0.constraint(lessThanOrEqualTo: $1, multiplier: 0.5) },
        ofLow: 10, ofHigh: 150),
      Bound(
        testDescription: "at least a fifth and 20",
        make: { $0.constraint(greaterThanOrEqualTo: $1, multiplier: 0.2, constant: 20) },
        ofLow: 80, ofHigh: 290),
      Bound(
        testDescription: "at most a fifth and 20",
        make: { $0.constraint(lessThanOrEqualTo: $1, multiplier: 0.2, constant: 20) },
        ofLow: 10, ofHigh: 80),
    ]
  }

  @Test("a bound moves only the demand beyond it", arguments: Bound.all)
  func bounds(_ bound: Bound) {
    let view = fixture.add()
    let demand = view.widthAnchor.constraint(equalToConstant: 10)
    demand.priority = .defaultLow
    NSLayoutConstraint.activate([bound.make(view.widthAnchor, root.widthAnchor), demand])
    #expect(fixture.frames(view)[0].width == bound.ofLow)
    demand.constant = 290
    #expect(fixture.frames(view)[0].width == bound.ofHigh)
  }

  @Test("a width may be a multiple of the view's own height: an aspect ratio")
  func aspectRatio() {
    let view = fixture.add()
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 45),
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16.0 / 9),
    ])
    #expect(fixture.frames(view)[0].size == CGSize(width: 80, height: 45))
    #expect(view.constraints.count == 2 && root.constraints.isEmpty)
  }

  @Test("a size below zero is not met: a view is never smaller than nothing")
  func negative() {
    let view = fixture.add()
    let constraint = view.widthAnchor.constraint(equalToConstant: -30)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    #expect(fixture.frames(view)[0].width == 0)
  }

  @Test("edges fall on whole pixels: half points, with two pixels to a point")
  func pixels() {
    let views = (0..<3).map { _ in fixture.add() }
    views[0].leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    for (view, next) in zip(views, views.dropFirst()) {
      next.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
      next.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    }
    views[2].rightAnchor.constraint(equalTo: root.leftAnchor, constant: 100).isActive = true
    root.layoutIfNeeded()
    // Thirds of 100 are at 33.33 and 66.67 points.
    #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(views.map(\.frame.maxX) == [33.5, 66.5, 100])
  }
}
