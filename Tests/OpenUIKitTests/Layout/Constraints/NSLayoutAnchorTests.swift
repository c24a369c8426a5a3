// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("NSLayoutAnchor")
@MainActor
struct NSLayoutAnchorTests {
  private let fixture = LayoutFixture()
  private var root: UIView { fixture.root }
  /// A view of a fixed frame to relate others to.
  private let fixed = UIView(frame: CGRect(x: 40, y: 30, width: 100, height: 60))

  init() {
    fixture.root.addSubview(fixed)
  }

  /// A horizontal or vertical anchor, and where it lies in the fixed view.
  enum Line: CaseIterable {
    case left, leading, right, trailing, centerX, top, bottom, centerY

    var position: CGFloat {
      switch self {
      case .left, .leading: 40
      case .right, .trailing: 140
      case .centerX: 90
      case .top: 30
      case .bottom: 90
      case .centerY: 60
      }
    }

    @MainActor
    func constraint(
      _ relation: NSLayoutConstraint.Relation, from view: some LayoutAnchoring,
      to other: some LayoutAnchoring, constant: CGFloat
    ) -> NSLayoutConstraint {
      func make<Anchor>(
        _ first: NSLayoutAnchor<Anchor>, _ second: NSLayoutAnchor<Anchor>
      )
        -> NSLayoutConstraint
      {
        switch relation {
        case .equal: first.constraint(equalTo: second, constant: constant)
        case .greaterThanOrEqual:
          first.constraint(greaterThanOrEqualTo: second, constant: constant)
        case .lessThanOrEqual: first.constraint(lessThanOrEqualTo: second, constant: constant)
        }
      }
      switch self {
      case .left: return make(view.leftAnchor, other.leftAnchor)
      case .leading: return make(view.leadingAnchor, other.leadingAnchor)
      case .right: return make(view.rightAnchor, other.rightAnchor)
      case .trailing: return make(view.trailingAnchor, other.trailingAnchor)
      case .centerX: return make(view.centerXAnchor, other.centerXAnchor)
      case .top: return make(view.topAnchor, other.topAnchor)
      case .bottom: return make(view.bottomAnchor, other.bottomAnchor)
      case .centerY: return make(view.centerYAnchor, other.centerYAnchor)
      }
    }

    /// Where the line lies in a frame.
    func position(in frame: CGRect) -> CGFloat {
      switch self {
      case .left, .leading: frame.minX
      case .right, .trailing: frame.maxX
      case .centerX: frame.midX
      case .top: frame.minY
      case .bottom: frame.maxY
      case .centerY: frame.midY
      }
    }
  }

  @Test("an anchor equal to another lies on it, moved by the constant", arguments: Line.allCases)
  func equality(line: Line) {
    let view = fixture.add(20, 10)
    line.constraint(.equal, from: view, to: fixed, constant: -7).isActive = true
    fixture.root.layoutIfNeeded()
    #expect(line.position(in: view.frame) == line.position - 7)
    #expect(view.frame.size == CGSize(width: 20, height: 10))
  }

  @Test(
    "an inequality stops a weaker demand at its bound, and leaves one within it alone",
    arguments: Line.allCases)
  func inequality(line: Line) {
    for (relation, demand, expected) in [
      (NSLayoutConstraint.Relation.lessThanOrEqual, CGFloat(25), CGFloat(10)),
      (.lessThanOrEqual, -25, -25),
      (.greaterThanOrEqual, -25, 10), (.greaterThanOrEqual, 25, 25),
    ] {
      let view = fixture.add(20, 10)
      line.constraint(relation, from: view, to: fixed, constant: 10).isActive = true
      let weak = line.constraint(.equal, from: view, to: fixed, constant: demand)
      weak.priority = .defaultLow
      weak.isActive = true
      fixture.root.layoutIfNeeded()
      #expect(line.position(in: view.frame) == line.position + expected)
    }
  }

  @Test("constraints without a constant have the constant 0, and are inactive")
  func withoutConstant() {
    let view = fixture.add()
    let constraints = [
      view.leftAnchor.constraint(equalTo: fixed.leftAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: fixed.topAnchor),
      view.bottomAnchor.constraint(lessThanOrEqualTo: fixed.bottomAnchor),
    ]
    #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
    #expect(constraints.allSatisfy { $0.constant == 0 && $0.multiplier == 1 && !$0.isActive })
    #expect(constraints.allSatisfy { $0.firstItem === view && $0.secondItem === fixed })
    #expect(constraints.map(\.firstAttribute) == [.left, .top, .bottom])
  }

  @Test("the system spacing is 8 points times the multiplier", arguments: [0, 0.5, 1, 2.5])
  func systemSpacing(multiplier: CGFloat) {
    let view = fixture.add(20, 10)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: fixed.trailingAnchor, multiplier: multiplier),
      view.topAnchor.constraint(
        equalToSystemSpacingBelow: fixed.bottomAnchor, multiplier: multiplier),
    ])
    fixture.root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 140 + 8 * multiplier, y: 90 + 8 * multiplier))
  }

  @Test("system spacing as an inequality has the same distance and the relation of its name")
  func systemInequalities() {
    let view = fixture.add()
    let constraints = [
      view.leftAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: fixed.rightAnchor, multiplier: 2),
      view.leftAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: fixed.rightAnchor, multiplier: 2),
      view.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: fixed.bottomAnchor, multiplier: 2),
      view.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: fixed.bottomAnchor, multiplier: 2),
    ]
    #expect(constraints.allSatisfy { $0.constant == 16 })
    #expect(
      constraints.map(\.relation) == [
        .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual,
      ])
  }

  @Test(
    "an anchor does not keep its view alive; a constraint to a view that is gone stays inactive")
  func lifetime() {
    var anchor: NSLayoutXAxisAnchor?
    do { anchor = UIView().leftAnchor }
    #expect(anchor?.item == nil && anchor?.name == "left")
    let constraint = anchor.map { fixture.add().leftAnchor.constraint(equalTo: $0) }
    let messages = RefusalLog.record { constraint?.isActive = true }
    #expect(constraint?.isActive == false && messages.count == 1)
  }

  @Test("a guide has the anchors of a view")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    for line in [Line.left, .right, .top, .bottom] {
      line.constraint(.equal, from: guide, to: fixed, constant: 1).isActive = true
    }
    fixture.root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 41, y: 31, width: 100, height: 60))
  }
}
