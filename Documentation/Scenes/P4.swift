// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows SpringyRowsViewController(stretch: 0.2).

/// P4: the rows of a collection view hang on springs and spread out from the touch that drags them.
final class SpringyRowsViewController: UIViewController, UICollectionViewDataSource {
  private let layout: SpringyFlowLayout
  private lazy var rows = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private let titles = ["Inbox", "Drafts", "Sent", "Later", "Family", "Travel", "Music", "Archive"]

  init(stretch: CGFloat) {
    layout = SpringyFlowLayout()
    layout.stretch = stretch
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 288, height: 52)
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    rows.backgroundColor = .paper
    rows.dataSource = self
    rows.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.addSubview(rows)
    rows.frame.size.height -= 36
    view.backgroundColor = .paper
    view.addHint("Drag the list quickly")
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    let color = UIColor.strong[indexPath.item % 5]
    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
    cell.contentView.backgroundColor = .white
    cell.contentView.layer.cornerRadius = 12
    cell.contentView.lift(by: 3)
    let badge = UIView("badge", disc: 30, color: color, center: CGPoint(x: 30, y: 26))
    let title = UILabel(frame: CGRect(x: 60, y: 0, width: 200, height: 52))
    title.text = "\(titles[indexPath.item % titles.count]) \(indexPath.item + 1)"
    title.font = .systemFont(ofSize: 16, weight: .medium)
    title.textColor = .ink
    [badge, title].forEach(cell.contentView.addSubview)
    return cell
  }
}

/// A flow layout whose elements are attached to their positions by springs.
final class SpringyFlowLayout: UICollectionViewFlowLayout {
  /// The fraction of a scroll by which a row one screen away from the touch lags behind; 1 is all.
  var stretch: CGFloat = 0.2
  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let all = CGRect(origin: .zero, size: collectionViewContentSize)
    for row in super.layoutAttributesForElements(in: all) ?? [] {
      let spring = UIAttachmentBehavior(item: row, attachedToAnchor: row.center)
      (spring.length, spring.frequency, spring.damping) = (0, 1.4, 0.75)
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let rows = collectionView else { return false }
    let delta = newBounds.minY - rows.bounds.minY
    let finger = rows.panGestureRecognizer.location(in: rows).y
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let row = spring.items.first as? UICollectionViewLayoutAttributes else { continue }
      // Rows on both sides of the touch lag, so that the gaps change alike.
      let distance = abs(spring.anchorPoint.y - finger) / newBounds.height
      row.center.y += delta * min(distance * stretch, stretch)
      animator.updateItem(usingCurrentState: row)
    }
    return false
  }
}

// MARK: - Helpers

/// An edge of the screen.
private enum HintEdge { case top, bottom }

extension UIView {
  /// Adds a soft shadow to the view.
  fileprivate func lift(by height: CGFloat) {
    layer.shadowColor = UIColor.ink.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = height
    layer.shadowOffset = CGSize(width: 0, height: height / 2)
  }

  /// Adds a line of text that says what to do, behind what moves.
  fileprivate func addHint(_ text: String, at edge: HintEdge = .bottom, color: UIColor = .ink) {
    let hint = UILabel()
    hint.accessibilityIdentifier = "hint"
    hint.text = text
    hint.font = .systemFont(ofSize: 14)
    hint.textColor = color.withAlphaComponent(0.6)
    hint.translatesAutoresizingMaskIntoConstraints = false
    // Also below views that are sent to the back later.
    hint.layer.zPosition = -1
    insertSubview(hint, at: 0)
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      hint.centerXAnchor.constraint(equalTo: centerXAnchor),
      edge == .top
        ? hint.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12)
        : hint.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
    ])
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
}

extension UIColor {
  /// The strong colors of the gallery, ordered so that neighbors differ.
  fileprivate static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
