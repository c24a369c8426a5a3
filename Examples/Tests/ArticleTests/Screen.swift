// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// What the examples of all articles stand on: a screen with an animator, and pieces to move.
@MainActor
struct Screen {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let animator: UIDynamicAnimator

  init() { animator = UIDynamicAnimator(referenceView: view) }

  /// A view on the screen.
  func square(_ side: CGFloat = 100, at center: CGPoint) -> UIView {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    square.center = center
    view.addSubview(square)
    return square
  }

  /// Takes the default damping and friction from items, so that closed forms hold.
  func idealize(_ items: UIView...) {
    let ideal = UIDynamicItemBehavior(items: items)
    ideal.resistance = 0
    ideal.angularResistance = 0
    ideal.friction = 0
    animator.addBehavior(ideal)
  }
}

/// Whether two numbers differ by a tolerance at most.
func near(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat) -> Bool {
  abs(value - expected) <= tolerance
}
