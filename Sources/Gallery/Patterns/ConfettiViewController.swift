// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// P11: a tap throws confetti, which air slows and noise carries; pieces off-screen are removed.
final class ConfettiViewController: UIViewController {
  private let count: Int
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let gravity = UIGravityBehavior(items: [])
  private let air = UIDynamicItemBehavior(items: [])
  private let wind = UIFieldBehavior.noiseField(smoothness: 0.6, animationSpeed: 1)
  private var chance = RepeatableRandomNumbers()
  private var thrown = 0

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .ink
    view.addHint("Tap to celebrate", color: .white)
    for (text, size, y) in [("All done", 40.0, 150.0), ("Seven of seven tasks", 17, 190)] {
      view.addSubview(
        UILabel(text, size: size, weight: .bold, color: .white, center: CGPoint(x: 160, y: y)))
    }
    let button = UIView(frame: CGRect(x: 90, y: 400, width: 140, height: 44))
    button.backgroundColor = .sky
    button.layer.cornerRadius = 22
    button.addSubview(
      UILabel(
        "Hooray!", size: 17, weight: .semibold, color: .white, center: CGPoint(x: 70, y: 22)))
    view.addSubview(button)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: ConfettiViewController.celebrate))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    gravity.magnitude = 0.35
    (air.resistance, air.angularResistance) = (1.6, 0.4)
    wind.strength = 0.012
    gravity.action = { [unowned self] in sweep() }
    [gravity, air, wind].forEach(animator.addBehavior)
  }

  func celebrate(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    for number in 0..<count {
      thrown += 1
      let piece = UIView(frame: CGRect(x: 0, y: 0, width: 6 + CGFloat(number % 3) * 3, height: 12))
      piece.accessibilityIdentifier = "piece \(thrown)"
      piece.backgroundColor = .strong[number % 5]
      piece.layer.cornerRadius = number % 4 == 0 ? 3 : 1
      piece.center = point
      view.addSubview(piece)
      gravity.addItem(piece)
      air.addItem(piece)
      wind.addItem(piece)
      let turn = CGAffineTransform(
        rotationAngle: CGFloat.random(in: -2.3...(-0.85), using: &chance))
      let speed = CGPoint(x: CGFloat.random(in: 500...1100, using: &chance), y: 0)
      air.addLinearVelocity(speed.applying(turn), for: piece)
      air.addAngularVelocity(CGFloat.random(in: -16...16, using: &chance), for: piece)
    }
  }

  /// Removes the pieces that have fallen off-screen.
  private func sweep() {
    for case let piece as UIView in gravity.items where piece.center.y > view.bounds.maxY + 20 {
      gravity.removeItem(piece)
      air.removeItem(piece)
      wind.removeItem(piece)
      piece.removeFromSuperview()
    }
  }
}

extension GalleryScene {
  static let confetti = GalleryScene(
    id: "P11",
    name: "confetti",
    title: "Confetti",
    summary: "Pieces fly up, slow down in the air, turn in the wind and are removed off-screen.",
    size: CGSize(width: 320, height: 480),
    duration: 5,
    touches: [
      .tap(at: CGPoint(x: 160, y: 422), time: 0.4), .tap(at: CGPoint(x: 110, y: 422), time: 1.2),
      .tap(at: CGPoint(x: 210, y: 422), time: 1.5),
    ],
    parameters: [SceneParameter("pieces", in: 10...120, value: 40)]
  ) { ConfettiViewController(count: Int($0["pieces"])) }
}
