// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// P12: bubbles gather in the center; a tap makes one grow and push the others aside.
final class BubblePickerViewController: UIViewController {
  private let pull: CGFloat
  private let titles = [
    "Jazz", "Rock", "Soul", "Pop", "Folk", "Blues", "Disco", "Opera", "Indie", "Metal", "Reggae",
    "House",
  ]
  private var bubbles: [Bubble] = []
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let well = UIFieldBehavior.springField()
  private let water = UIDynamicItemBehavior(items: [])
  private let crowd = UICollisionBehavior(items: [])
  private var grip: UIAttachmentBehavior?

  init(pull: CGFloat) {
    self.pull = pull
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap or drag a bubble")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: BubblePickerViewController.choose))
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: BubblePickerViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    well.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    well.strength = pull
    for (number, title) in titles.enumerated() {
      let (column, row) = (CGFloat(number % 3), CGFloat(number / 3))
      let bubble = Bubble(
        title, color: .strong[number % 5],
        center: CGPoint(
          x: well.position.x + 92 * (column - 1) + (number / 3 % 2 == 0 ? -12 : 12),
          y: well.position.y + 100 * (row - 1.5)))
      bubbles.append(bubble)
      view.addSubview(bubble)
      well.addItem(bubble)
      water.addItem(bubble)
      crowd.addItem(bubble)
    }
    (water.resistance, water.friction, water.elasticity) = (3, 0, 0.2)
    water.allowsRotation = false
    [well, water, crowd].forEach(animator.addBehavior)
  }

  private func bubble(at point: CGPoint) -> Bubble? {
    bubbles.first {
      hypot($0.center.x - point.x, $0.center.y - point.y) < $0.bounds.midX
    }
  }

  func choose(_ tap: UITapGestureRecognizer) {
    guard let bubble = bubble(at: tap.location(in: view)) else { return }
    bubble.isChosen.toggle()
    // The size of an item is read when it is added: remove it and add it again.
    well.removeItem(bubble)
    water.removeItem(bubble)
    crowd.removeItem(bubble)
    well.addItem(bubble)
    water.addItem(bubble)
    crowd.addItem(bubble)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      guard let held = bubble(at: point) else { return }
      let grip = UIAttachmentBehavior(item: held, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 4, 1)
      self.grip = grip
      animator.addBehavior(grip)
    case .changed: grip?.anchorPoint = point
    default:
      grip.map(animator.removeBehavior)
      grip = nil
    }
  }
}

extension GalleryScene {
  static let bubblePicker = GalleryScene(
    id: "P12",
    name: "bubble-picker",
    title: "Bubble picker",
    summary: "Bubbles gather in the middle; a tap makes one grow, and the others make room.",
    size: CGSize(width: 320, height: 480),
    duration: 8,
    touches: [
      .tap(at: CGPoint(x: 160, y: 236), time: 2.2), .tap(at: CGPoint(x: 100, y: 334), time: 3.4),
      .drag(from: CGPoint(x: 200, y: 330), to: CGPoint(x: 280, y: 440), start: 4.6, duration: 0.6),
    ],
    parameters: [SceneParameter("pull", in: 1...20, value: 6)]
  ) { BubblePickerViewController(pull: $0["pull"]) }
}
