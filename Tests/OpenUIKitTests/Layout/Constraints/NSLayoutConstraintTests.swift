// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("NSLayoutConstraint")
@MainActor
struct NSLayoutConstraintTests {
  private let fixture = LayoutFixture()
  private var root: UIView { fixture.root }

  @Test("a new constraint is required, inactive and without a name")
  func defaults() {
    let constraint = fixture.add().widthAnchor.constraint(equalToConstant: 5)
    #expect(constraint.priority == .required && !constraint.isActive)
    #expect(constraint.identifier == nil && !constraint.shouldBeArchived)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1 && constraint.constant == 5)
  }

  @Test(
    "a priority is kept between 1 and 1000",
    arguments: [(0, 1), (-5, 1), (1, 1), (999.5, 999.5), (1001, 1000)] as [(Float, Float)])
  func priorityRange(given: Float, kept: Float) {
    let constraint = fixture.add().widthAnchor.constraint(equalToConstant: 5)
    constraint.priority = UILayoutPriority(given)
    #expect(constraint.priority.rawValue == kept)
  }

  @Test("a priority that is no number leaves the one before")
  func invalidPriority() {
    let constraint = fixture.add().widthAnchor.constraint(equalToConstant: 5)
    constraint.priority = .defaultLow
    for number in [Float.nan, .infinity, -.infinity] {
      constraint.priority = UILayoutPriority(number)
      #expect(constraint.priority == .defaultLow)
    }
  }

  @Test("a constraint is installed at the nearest view around both items")
  func owner() {
    let (outer, left, right) = (fixture.add(), fixture.add(), fixture.add())
    outer.addSubview(left)
    outer.addSubview(right)
    let size = left.widthAnchor.constraint(equalToConstant: 10)
    let siblings = left.leftAnchor.constraint(equalTo: right.leftAnchor)
    let child = outer.topAnchor.constraint(equalTo: left.topAnchor)
    let far = right.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([size, siblings, child, far])
    #expect(left.constraints == [size])
    #expect(outer.constraints == [siblings, child])
    #expect(root.constraints == [far])
    NSLayoutConstraint.deactivate([size, siblings])
    #expect(left.constraints.isEmpty && outer.constraints == [child])
  }

  @Test("added twice, a constraint is there once; added to another view, it moves")
  func addedTwice() {
    let (outer, inner) = (fixture.add(), fixture.add())
    outer.addSubview(inner)
    let constraint = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
    outer.addConstraints([constraint, constraint])
    #expect(outer.constraints == [constraint])
    root.addConstraint(constraint)
    #expect(outer.constraints.isEmpty && root.constraints == [constraint])
    outer.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraints([constraint])
    #expect(!constraint.isActive && root.constraints.isEmpty)
  }

  @Test("a view takes no constraint whose items are not inside it")
  func foreign() {
    let (a, b) = (fixture.add(), fixture.add())
    let constraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
    let messages = RefusalLog.record { a.addConstraint(constraint) }
    #expect(messages.count == 1 && !constraint.isActive)
  }

  @Test("a constraint keeps no view alive, and a layout passes over one whose view is gone")
  func lifetime() {
    let view = fixture.add(40, 30)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    var constraint: NSLayoutConstraint?
    do {
      let other = UIView()
      root.addSubview(other)
      constraint = view.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 50)
      constraint?.isActive = true
      other.removeFromSuperview()
    }
    #expect(constraint?.secondItem == nil && constraint?.isActive == false)
    #expect(fixture.frames(view)[0].size == CGSize(width: 40, height: 30))
  }

  @Test("a constraint reads as its formula")
  func formula() {
    let (a, b) = (fixture.add(), fixture.add())
    (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("a", "b")
    let plain = a.leftAnchor.constraint(equalTo: b.rightAnchor)
    #expect(plain.description == "a.left = b.right")
    let full = a.widthAnchor.constraint(
      lessThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: -3)
    full.priority = UILayoutPriority(250)
    full.identifier = "narrow"
    #expect(full.description == "'narrow' a.width ≤ 2.0 × b.width − 3.0 @250.0")
    #expect(a.heightAnchor.constraint(equalToConstant: 7).description == "a.height = 7.0")
  }

  @Test("a priority of a constraint that is active takes effect at the next layout")
  func changedPriority() {
    let view = fixture.add()
    let constraints = [60, 90].map { view.widthAnchor.constraint(equalToConstant: $0) }
    for constraint in constraints { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(constraints)
    constraints[1].priority = .defaultHigh
    #expect(fixture.frames(view)[0].width == 90)
    constraints[0].priority = UILayoutPriority(800)
    #expect(fixture.frames(view)[0].width == 60)
  }

  @Test("the attributes of the margins lie inside the view's margins")
  func marginAttributes() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 60)
    let positions: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGPoint)] = [
      (.leftMargin, .topMargin, CGPoint(x: 20, y: 10)),
      (.leadingMargin, .topMargin, CGPoint(x: 20, y: 10)),
      (.rightMargin, .bottomMargin, CGPoint(x: 240, y: 170)),
      (.trailingMargin, .bottomMargin, CGPoint(x: 240, y: 170)),
      (.centerXWithinMargins, .centerYWithinMargins, CGPoint(x: 130, y: 90)),
    ]
    for (x, y, expected) in positions {
      let view = fixture.add(10, 10)
      for (own, other) in [(NSLayoutConstraint.Attribute.left, x), (.top, y)] {
        NSLayoutConstraint(
          item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: other,
          multiplier: 1, constant: 0
        ).isActive = true
      }
      #expect(fixture.frames(view)[0].origin == expected)
    }
  }

  @Test("a subclass of an app inherits the initializers, and its objects act")
  func subclass() {
    final class Labeled: NSLayoutConstraint { var label: String? { identifier } }
    let view = fixture.add(10, 10)
    let constraint = Labeled(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left,
      multiplier: 1, constant: 12)
    constraint.identifier = "left"
    constraint.isActive = true
    #expect(fixture.frames(view)[0].minX == 12 && constraint.label == "left")
    #expect(Labeled().firstAttribute == .notAnAttribute)
  }
}
