// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// Chapter 4: four squares fall, and each differs from the others in one property.
public final class ItemPropertiesViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let names = ["plain", "bouncy", "upright", "slow"]
    let colors: [UIColor] = [.systemGray, .systemRed, .systemGreen, .systemBlue]
    let squares = zip(names, colors).enumerated().map { index, piece in
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 46, height: 46))
      square.center = CGPoint(x: 40 + 80 * CGFloat(index), y: 60)
      square.transform = CGAffineTransform(rotationAngle: piece.0 == "upright" ? 0 : 0.2)
      square.accessibilityIdentifier = piece.0
      square.backgroundColor = piece.1
      view.addSubview(square)
      return square
    }

    let bouncy = UIDynamicItemBehavior(items: [squares[1]])
    bouncy.elasticity = 0.8
    let upright = UIDynamicItemBehavior(items: [squares[2]])
    upright.allowsRotation = false
    let slow = UIDynamicItemBehavior(items: [squares[3]])
    slow.resistance = 6
    [bouncy, upright, slow].forEach(animator.addBehavior)

    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: squares))
  }
}
