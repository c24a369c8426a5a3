// SPDX-License-Identifier: Apache-2.0

// A source file as an app has it: nothing but UIKit is imported. That it compiles is the test.
import UIKit

final class CardView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  override var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      arcCenter: .zero, radius: bounds.width / 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 8)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { alpha = 0.9 }
  }

  private func setUp() {
    backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.red.withAlphaComponent(0.5).cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.masksToBounds = false
    label.text = "Card"
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    label.sizeToFit()
    addSubview(label)
  }
}

class CardViewController: UIViewController, UIGestureRecognizerDelegate {
  let card = CardView(frame: CGRect(x: 20, y: 40, width: 120, height: 80))
  lazy var pan = UIPanGestureRecognizer(target: self, action: CardViewController.handlePan)
  private var link: CADisplayLink?
  private(set) var taps = [CGPoint]()
  private(set) var presses = 0
  private(set) var frames = 0
  private(set) var hasFaded: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    card.tag = 7
    let badge = UIView(frame: CGRect(origin: .zero, size: CGSize(width: 10, height: 10)))
    [card, badge].forEach(view.addSubview)
    view.bringSubviewToFront(card)

    let tap = UITapGestureRecognizer(target: self, action: CardViewController.handleTap(_:))
    tap.numberOfTapsRequired = 1
    let doubleTap = UITapGestureRecognizer(target: self, action: CardViewController.handleDoubleTap)
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(doubleTap)
    pan.delegate = self
    card.addGestureRecognizer(pan)
    let press = UILongPressGestureRecognizer(target: self, action: CardViewController.handlePress)
    press.minimumPressDuration = 0.4
    card.addGestureRecognizer(press)
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.presses += 0 })
    addOutline()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    link = CADisplayLink(target: self, selector: CardViewController.step)
    link?.add(to: .main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.invalidate()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan
  }

  private func handleTap(_ sender: UITapGestureRecognizer) {
    guard sender.state == .ended else { return }
    taps.append(sender.location(in: view))
    UIView.animate(
      withDuration: 0.5, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        self.card.alpha = 0
        self.card.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 4)
      },
      completion: { [weak self] finished in self?.hasFaded = finished })
  }

  private func handleDoubleTap() {
    UIView.animate(withDuration: 0.3) { self.card.backgroundColor = .green }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
      options: [], animations: { self.card.center = self.view.center }, completion: nil)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      let translation = pan.translation(in: view)
      card.center.x += translation.x
      card.center.y += translation.y
      pan.setTranslation(.zero, in: view)
    case .ended, .cancelled:
      let velocity = pan.velocity(in: view)
      if hypot(velocity.x, velocity.y) > 1000 { card.removeFromSuperview() }
    default:
      break
    }
  }

  private func handlePress(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { presses += 1 }
  }

  private func step(_ link: CADisplayLink) {
    frames += 1
  }

  private func addOutline() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 100))
    path.addLine(to: CGPoint(x: 50, y: 120))
    path.addQuadCurve(to: CGPoint(x: 100, y: 100), controlPoint: CGPoint(x: 75, y: 60))
    path.addCurve(
      to: CGPoint(x: 200, y: 100), controlPoint1: CGPoint(x: 120, y: 60),
      controlPoint2: CGPoint(x: 180, y: 140))
    path.addArc(
      withCenter: CGPoint(x: 220, y: 100), radius: 20, startAngle: .pi, endAngle: 0, clockwise: true
    )
    path.append(
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 4))
    path.close()
    let outline = CAShapeLayer()
    outline.path = path.cgPath
    outline.fillColor = UIColor.clear.cgColor
    outline.strokeColor = UIColor.systemRed.cgColor
    outline.lineWidth = 2
    view.layer.addSublayer(outline)
  }
}

class SpringyLayout: UICollectionViewLayout {
  private var cells: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    cells = (0..<3).map { row in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(indexes: [0, row]))
      attributes.frame = CGRect(x: 0, y: 50 * row, width: 100, height: 40)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 150) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cells.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cells.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
