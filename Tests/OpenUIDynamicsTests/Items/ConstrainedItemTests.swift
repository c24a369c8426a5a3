// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics
import TestSupport
import Testing

/// An item whose center is the constant of a constraint.
@MainActor
private final class ConstantItem: NSObject, UIDynamicItem {
  let constraint: NSLayoutConstraint
  var transform = CGAffineTransform.identity
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
  var center: CGPoint {
    get { CGPoint(x: 0, y: constraint.constant) }
    set { constraint.constant = newValue.y }
  }

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
  }
}

@MainActor
@Suite("Constraints and dynamics")
struct ConstrainedItemTests {
  private func fall(_ item: any UIDynamicItem, in view: UIView, frames: Int) {
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    for _ in 0..<frames {
      animator.step(by: 1 / 60)
      view.layoutIfNeeded()
    }
  }

  @Test("S130: the inside of a falling view is laid out by constraints, and the view still falls")
  func inside() {
    let fixture = LayoutFixture()
    let card = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 60))
    fixture.root.addSubview(card)
    let label = fixture.add(30, 20, to: card)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
    ])
    fall(card, in: fixture.root, frames: 30)
    // ½ · 1000 points/s² · (½ s)² below the start, within what the fixed steps round.
    #expect(abs(card.center.y - (40 + 125)) < 5)
    #expect(label.frame == CGRect(x: 35, y: 35, width: 30, height: 20))
  }

  @Test("S130: a view that is constrained to a falling one follows it")
  func follower() {
    let fixture = LayoutFixture()
    let card = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 60))
    fixture.root.addSubview(card)
    let follower = fixture.add(30, 20)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: card.trailingAnchor, constant: 8),
      follower.topAnchor.constraint(equalTo: card.topAnchor),
    ])
    fall(card, in: fixture.root, frames: 30)
    // Layout puts frames on half points.
    #expect(abs(follower.frame.minY - card.frame.minY) <= 0.25)
    #expect(follower.frame.minX == 128)
    #expect(card.frame.minY > 100)
  }

  @Test("S130: an item of one's own drives the constant of a constraint")
  func constant() {
    let fixture = LayoutFixture()
    let block = fixture.add(30, 20)
    let top = block.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    NSLayoutConstraint.activate([
      top, block.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
    ])
    fall(ConstantItem(top), in: fixture.root, frames: 30)
    #expect(abs(top.constant - 125) < 5)
    #expect(abs(block.frame.minY - top.constant) <= 0.25)
  }
}
