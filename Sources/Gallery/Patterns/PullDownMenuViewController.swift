// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// P8: a menu falls from above and bounces at its end; a flick, a pull or a tap opens and closes it.
final class PullDownMenuViewController: UIViewController {
  private let height: CGFloat = 300
  private let magnitude: CGFloat
  private lazy var menu = UIView(
    frame: CGRect(x: 0, y: 44 - height, width: view.bounds.width, height: height))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var gravity = UIGravityBehavior(items: [menu])
  private lazy var stops = UICollisionBehavior(items: [menu])
  private lazy var properties = UIDynamicItemBehavior(items: [menu])
  private var isOpen = false
  private var grip: CGFloat = 0

  init(magnitude: CGFloat) {
    self.magnitude = magnitude
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Pull the menu down")
    menu.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: PullDownMenuViewController.handlePan))
    menu.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: PullDownMenuViewController.toggle))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for row in 0..<6 {
      let frame = CGRect(x: 20, y: 70 + 66 * CGFloat(row), width: 280, height: 50)
      view.addSubview(PlaceholderRow(.strong[row % 5], frame: frame))
    }
    fillMenu()
    // A limit for the top edge of the closed menu, and one for the bottom edge of the open menu.
    let width = view.bounds.width
    for (name, y) in [("closed", 44 - height), ("open", height)] {
      stops.addBoundary(
        withIdentifier: name as NSString, from: CGPoint(x: -width, y: y),
        to: CGPoint(x: 2 * width, y: y))
    }
    (properties.elasticity, properties.allowsRotation) = (0.35, false)
    fall()
  }

  private func fillMenu() {
    menu.accessibilityIdentifier = "menu"
    menu.backgroundColor = .ink
    menu.layer.cornerRadius = 18
    menu.lift(by: 10)
    for (row, title) in ["Home", "Discover", "Messages", "Settings"].enumerated() {
      let y = 46 + 52 * CGFloat(row)
      menu.addSubview(
        UIView("icon", disc: 26, color: .strong[row], center: CGPoint(x: 44, y: y)))
      let label = UILabel(frame: CGRect(x: 74, y: y - 14, width: 200, height: 28))
      (label.text, label.textColor) = (title, .white)
      menu.addSubview(label)
    }
    menu.addSubview(GrabHandle(.white, center: CGPoint(x: view.bounds.midX, y: height - 22)))
    view.addSubview(menu)
  }

  private func fall() {
    gravity.gravityDirection = CGVector(dx: 0, dy: isOpen ? magnitude : -magnitude)
    [gravity, stops, properties].forEach(animator.addBehavior)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      animator.removeAllBehaviors()
      grip = menu.center.y - point.y
    case .changed:
      menu.center.y = min(max(point.y + grip, 44 - height / 2), height / 2)
    default:
      let speed = pan.velocity(in: view).y
      isOpen = abs(speed) > 300 ? speed > 0 : menu.center.y > 22
      fall()
      properties.addLinearVelocity(CGPoint(x: 0, y: speed), for: menu)
    }
  }

  func toggle(_ tap: UITapGestureRecognizer) {
    isOpen.toggle()
    fall()
  }
}

extension GalleryScene {
  static let pullDownMenu = GalleryScene(
    id: "P8",
    name: "pull-down-menu",
    title: "Pull-down menu",
    summary: "Gravity opens the menu down to a line, on which it bounces, and closes it upwards.",
    size: CGSize(width: 320, height: 480),
    duration: 7,
    touches: [
      .drag(from: CGPoint(x: 160, y: 24), to: CGPoint(x: 160, y: 110), start: 0.5, duration: 0.2),
      .drag(from: CGPoint(x: 160, y: 270), to: CGPoint(x: 160, y: 220), start: 2.6, duration: 0.6),
      .tap(at: CGPoint(x: 160, y: 20), time: 4.6),
      .drag(from: CGPoint(x: 160, y: 270), to: CGPoint(x: 160, y: 200), start: 6, duration: 0.15),
    ],
    parameters: [SceneParameter("gravity", in: 0.5...6, value: 2.5)]
  ) { PullDownMenuViewController(magnitude: $0["gravity"]) }
}
