// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// A controller as apps of today write it: compositional layout, registrations, a diffable data source.
private final class GridViewController: UIViewController {
  enum Section: Int, CaseIterable, Hashable, Sendable {
    case featured
    case list
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Int>!
  var pulled: [IndexPath] = []
  lazy var animator = UIDynamicAnimator()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    view.addSubview(collectionView)
    let cards = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.backgroundConfiguration = .listPlainCell()
      cell.tag = item
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      (cell, indexPath, item) in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      content.secondaryText = "at \(indexPath)"
      content.image = UIImage(systemName: "star")
      content.imageProperties.tintColor = .systemYellow
      content.textProperties.font = .boldSystemFont(ofSize: 17)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenEditing)]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.tag = path.section
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
      (collectionView, indexPath, item) -> UICollectionViewCell? in
      switch Section(rawValue: indexPath.section) {
      case .featured:
        return collectionView.dequeueConfiguredReusableCell(
          using: cards, for: indexPath, item: item)
      default:
        return collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: item)
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Array(0..<6), toSection: .featured)
    snapshot.appendItems(Array(6..<12), toSection: .list)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        guard index == 0 else {
          var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          list.headerMode = .supplementary
          return .list(using: list, layoutEnvironment: environment)
        }
        let itemSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let isWide = environment.container.effectiveContentSize.width > 500
        let groupSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(isWide ? 0.4 : 0.8), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: groupSize, subitem: item, count: 2)
        group.interItemSpacing = .fixed(CGFloat(10))
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [header]
        section.visibleItemsInvalidationHandler = { items, offset, environment in
          for item in items where item.representedElementCategory == .cell {
            let distance = abs(item.frame.midX - offset.x)
            let scale = max(1 - distance / environment.container.contentSize.width, 0.5)
            item.transform = CGAffineTransform(scaleX: scale, y: scale)
            self?.pulled.append(item.indexPath)
          }
        }
        return section
      }, configuration: configuration)
  }
}

@MainActor
@Suite("Collections of today, as UIKit declares them")
struct ModernCollectionTests {
  @Test("visible items of a compositional section are dynamic items, and can be moved")
  func grid() throws {
    let controller = GridViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.collectionView.frame = window.bounds
    window.layoutIfNeeded()
    let view = try #require(controller.collectionView)
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 0) == 6)
    #expect(!controller.pulled.isEmpty)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.transform.a < 1 && first.transform.a >= 0.5)
    let row = view.cellForItem(at: IndexPath(item: 0, section: 1)) as? UICollectionViewListCell
    #expect((row?.contentConfiguration as? UIListContentConfiguration)?.text == "Item 6")
    #expect(row?.accessories.count == 2)
    #expect(controller.dataSource.indexPath(for: 7) == IndexPath(item: 1, section: 1))
  }

  @Test("an animator moves a visible item")
  func dynamics() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ]))
    var items: [any NSCollectionLayoutVisibleItem] = []
    section.visibleItemsInvalidationHandler = { visible, _, _ in items = visible }
    #expect(section.visibleItemsInvalidationHandler != nil)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in
      UICollectionViewCell()
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.step(by: 0.5)
    #expect(items.count == 1 && (items.first?.center.y ?? 0) > 100)
  }

  @Test("nibs are registered with tables and collections")
  func nibs() {
    UINib.register("DeclaredCell") { _ in [UITableViewCell(style: .default, reuseIdentifier: nil)] }
    let table = UITableView(frame: .zero, style: .grouped)
    let nib = UINib(nibName: "DeclaredCell", bundle: Bundle.main)
    table.register(nib, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    #expect(cell.reuseIdentifier == "cell")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") != nil)
    let loaded = Bundle.main.loadNibNamed("DeclaredCell", owner: self, options: nil)?.first
    #expect(loaded is UITableViewCell)
  }

  @Test("a table's diffable data source, with swipe actions of its delegate")
  func table() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .destructive, title: "Delete") { (_, _, done) in
          done(true)
        }
        action.backgroundColor = .systemOrange
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
      }
    }
    final class Source: UITableViewDiffableDataSource<String, Int> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { snapshot().sectionIdentifiers[section] }
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
      }
    }
    let table = UITableView()
    let delegate = Delegate()
    table.delegate = delegate
    let source = Source(tableView: table) { table, path, item in
      let cell = UITableViewCell()
      var content = UIListContentConfiguration.cell()
      content.text = "\(item)"
      cell.contentConfiguration = content
      return cell
    }
    source.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["First"])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }
}
