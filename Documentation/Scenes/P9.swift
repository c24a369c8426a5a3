// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows BottomSheetViewController(damping: 0.75).

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
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
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

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
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

// MARK: - Helpers

/// The short bar that indicates a draggable edge.
private final class GrabHandle: UIView {
  init(_ color: UIColor, center: CGPoint) {
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 5))
    backgroundColor = color
    layer.cornerRadius = 2.5
    self.center = center
  }

  required init?(coder: NSCoder) { nil }
}

/// A map of roads, a lake and a pin.
private final class MapView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.leaf.withAlphaComponent(0.22)
    let roads: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (-20, 120, 340, 60), (-20, 300, 340, 380), (70, -20, 130, 500), (250, -20, 210, 500),
    ]
    for road in roads {
      let line = UIView()
      line.backgroundColor = .white
      line.stretch(from: CGPoint(x: road.0, y: road.1), to: CGPoint(x: road.2, y: road.3))
      line.bounds.size.height = 12
      addSubview(line)
    }
    addSubview(
      UIView(area: CGRect(x: 120, y: 130, width: 110, height: 90), color: .sky, cornerRadius: 40))
    addSubview(UIView("pin", disc: 22, color: .tomato, center: CGPoint(x: 236, y: 200)))
  }

  required init?(coder: NSCoder) { nil }
}

/// A placeholder for a row of a list: a picture and two lines.
private final class PlaceholderRow: UIView {
  init(_ color: UIColor, frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 10
    let (width, middle) = (frame.width, frame.height / 2)
    addSubview(
      UIView("picture", square: middle + 6, color: color, center: CGPoint(x: 30, y: middle)))
    for (y, share) in [(middle - 11, 0.65), (middle + 5, 0.4)] {
      addSubview(
        UIView(
          area: CGRect(x: 62, y: y, width: width * share, height: 7), color: .ink,
          cornerRadius: 3.5))
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension UILabel {
  /// Creates a line of text centered at a point.
  fileprivate convenience init(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .ink,
    center: CGPoint
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    textAlignment = .center
    sizeToFit()
    self.center = center
  }
}

extension UIView {
  /// Adds a soft shadow to the view.
  fileprivate func lift(by height: CGFloat) {
    layer.shadowColor = UIColor.ink.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = height
    layer.shadowOffset = CGSize(width: 0, height: height / 2)
  }

  /// Creates a tinted area that marks a region.
  fileprivate convenience init(area frame: CGRect, color: UIColor, cornerRadius: CGFloat = 0) {
    self.init(frame: frame)
    backgroundColor = color.withAlphaComponent(0.14)
    layer.cornerRadius = cornerRadius
  }

  /// Creates a square with rounded corners; traces and tests use its name.
  fileprivate convenience init(
    _ name: String, square side: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    accessibilityIdentifier = name
    self.center = center
    backgroundColor = color
    layer.cornerRadius = side * 0.16
  }

  /// Creates a disc.
  fileprivate convenience init(
    _ name: String, disc diameter: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(name, square: diameter, color: color, center: center)
    layer.cornerRadius = diameter / 2
  }

  /// Places this thin view between two points.
  fileprivate func stretch(from start: CGPoint, to end: CGPoint) {
    let (across, down) = (end.x - start.x, end.y - start.y)
    transform = .identity
    bounds = CGRect(x: 0, y: 0, width: hypot(across, down), height: 3)
    center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    transform = CGAffineTransform(rotationAngle: atan2(down, across))
  }
}

extension UIColor {
  /// The strong colors of the gallery, ordered so that neighbors differ.
  fileprivate static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
