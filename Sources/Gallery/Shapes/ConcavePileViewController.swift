// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// S2: stars and arrows fall onto a pile and hook into each other.
final class ConcavePileViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.tomato, .leaf, .honey, .sky, .grape]
    var pieces: [UIView] = []
    for row in 0..<4 {
      for column in 0..<4 {
        let number = 4 * row + column
        let path =
          number % 2 == 0
          ? UIBezierPath(star: 5, radius: 32, innerRadius: 14) : UIBezierPath(arrow: 60)
        let center = CGPoint(
          x: 46 + 76 * CGFloat(column) + 6 * CGFloat(row % 2), y: 118 - 78 * CGFloat(row))
        let piece = PathView(
          "\(number + 1)", path: path, color: colors[number % colors.count], center: center)
        piece.transform = CGAffineTransform(rotationAngle: 0.7 * CGFloat(number))
        view.addSubview(piece)
        pieces.append(piece)
      }
    }

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: pieces))
    let collision = UICollisionBehavior(items: pieces)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -400, left: 0, bottom: 0, right: 0))
    animator.addBehavior(collision)
    self.animator = animator
  }
}

extension GalleryScene {
  static let concavePile = GalleryScene(
    id: "S2",
    name: "concave-pile",
    title: "Concave pile",
    summary: "Stars and arrows collide with their exact shapes and hook into each other.",
    duration: 5,
    makeViewController: { ConcavePileViewController() })
}
