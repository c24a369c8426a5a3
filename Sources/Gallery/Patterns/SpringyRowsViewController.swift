// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

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

extension GalleryScene {
  static let springyRows = GalleryScene(
    id: "P4",
    name: "springy-rows",
    title: "Springy collection",
    summary: "Rows hang on springs: they spread out behind a fast finger and gather again.",
    size: CGSize(width: 320, height: 480),
    duration: 7,
    touches: [
      .drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 160), start: 0.4, duration: 0.35),
      .drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 120), start: 2.2, duration: 0.2),
      .drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 420), start: 4.4, duration: 0.25),
    ],
    parameters: [SceneParameter("stretch", in: 0...0.6, value: 0.2)]
  ) { SpringyRowsViewController(stretch: $0["stretch"]) }
}
