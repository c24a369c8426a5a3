// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// P9: a sheet that is thrown rests at its projected height and dims the map below it.
final class BottomSheetViewController: UIViewController {
  private let damping: CGFloat
  private lazy var map = MapView(frame: view.bounds)
  private lazy var shade = UIView(frame: view.bounds)
  private lazy var sheet = UIView(
    frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var spring = UIAttachmentBehavior(item: sheet, attachedToAnchor: sheet.center)
  private lazy var properties = UIDynamicItemBehavior(items: [sheet])
  private var grip: CGFloat = 0

  /// The rest positions of the top edge of the sheet.
  private let heights: [CGFloat] = [60, 250, 410]

  init(damping: CGFloat) {
    self.damping = damping
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: BottomSheetViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fillSheet()
    shade.backgroundColor = .black
    shade.alpha = 0
    [map, shade, sheet].forEach(view.addSubview)
    sheet.center = center(ofEdgeAt: heights[2])
    spring.anchorPoint = sheet.center
    (spring.length, spring.frequency, spring.damping) = (0, 2.2, damping)
    spring.action = { [unowned self] in dim() }
    (properties.resistance, properties.allowsRotation) = (0, false)
    [spring, properties].forEach(animator.addBehavior)
  }

  private func center(ofEdgeAt y: CGFloat) -> CGPoint {
    CGPoint(x: view.bounds.midX, y: y + sheet.bounds.midY)
  }

  private func dim() {
    let share = (heights[1] - sheet.frame.minY) / (heights[1] - heights[0])
    shade.alpha = 0.45 * min(max(share, 0), 1)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      animator.removeAllBehaviors()
      grip = sheet.frame.minY - point.y
    case .changed:
      // Above the highest position the sheet follows half as far.
      let edge = point.y + grip
      sheet.center = center(ofEdgeAt: max(edge, (edge + heights[0]) / 2))
      dim()
    default:
      let speed = pan.velocity(in: view).y
      let goal = sheet.frame.minY + 0.2 * speed
      let height = heights.min { abs($0 - goal) < abs($1 - goal) } ?? heights[0]
      spring.anchorPoint = center(ofEdgeAt: height)
      [spring, properties].forEach(animator.addBehavior)
      properties.addLinearVelocity(CGPoint(x: 0, y: speed), for: sheet)
    }
  }

  private func fillSheet() {
    sheet.accessibilityIdentifier = "sheet"
    sheet.backgroundColor = .white
    sheet.layer.cornerRadius = 20
    sheet.lift(by: 10)
    sheet.addSubview(GrabHandle(.mist, center: CGPoint(x: sheet.bounds.midX, y: 12)))
    let title = UILabel("Harbour Café", size: 20, weight: .bold, center: .zero)
    title.center = CGPoint(x: 24 + title.bounds.midX, y: 36)
    sheet.addSubview(title)
    let hint = UILabel("Drag the sheet up or down", size: 14, color: .ink, center: .zero)
    hint.center = CGPoint(x: 24 + hint.bounds.midX, y: 58)
    hint.alpha = 0.6
    sheet.addSubview(hint)
    for row in 0..<5 {
      let frame = CGRect(x: 16, y: 74 + 64 * CGFloat(row), width: 288, height: 56)
      sheet.addSubview(PlaceholderRow(.strong[row], frame: frame))
    }
  }
}

extension GalleryScene {
  static let bottomSheet = GalleryScene(
    id: "P9",
    name: "bottom-sheet",
    title: "Bottom sheet",
    summary: "Thrown, a sheet rests at the height that it would have reached, and dims the map.",
    size: CGSize(width: 320, height: 480),
    duration: 7,
    touches: [
      .drag(from: CGPoint(x: 160, y: 430), to: CGPoint(x: 160, y: 330), start: 0.4, duration: 0.3),
      .drag(from: CGPoint(x: 160, y: 280), to: CGPoint(x: 160, y: 170), start: 2, duration: 0.18),
      .drag(from: CGPoint(x: 160, y: 90), to: CGPoint(x: 160, y: 120), start: 3.6, duration: 0.5),
      .drag(from: CGPoint(x: 160, y: 90), to: CGPoint(x: 160, y: 270), start: 5.2, duration: 0.18),
    ],
    parameters: [SceneParameter("damping", in: 0.2...1.5, value: 0.75)]
  ) { BottomSheetViewController(damping: $0["damping"]) }
}
