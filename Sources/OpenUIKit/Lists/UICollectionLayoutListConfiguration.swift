// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The appearance of a list, which is a compositional layout of full-width rows.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups of rows with gaps.
    case grouped = 1
    /// Groups of rows with gaps and margins; corners are not rounded here.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar without gaps.
    case sidebarPlain = 4
  }

  /// What the header of a section is.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first row.
    case firstItemInSection = 2
  }

  /// What the footer of a section is.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// Returns the actions of a swipe over a row.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The style.
  public let appearance: Appearance
  /// Whether rows are separated by lines; true by default.
  public var showsSeparators = true
  /// The color behind the rows; none, the default, means that of the style.
  public var backgroundColor: UIColor?
  /// What the header of a section is; none by default.
  public var headerMode = HeaderMode.none
  /// What the footer of a section is; none by default.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; none by default.
  public var headerTopPadding: CGFloat?
  /// Returns the actions that a swipe from the leading edge shows; nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions that a swipe from the trailing edge shows; nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list of a style.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// Whether sections are groups with gaps.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The color behind the rows of the style; nil for that of the view.
  var resolvedBackgroundColor: UIColor? {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section of rows as wide as the list, whose contents determine their heights.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = NSCollectionLayoutItem(layoutSize: size(UIListContentView.minimumHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(UIListContentView.minimumHeight), subitems: [row]))
    section.showsSeparators = configuration.showsSeparators
    section.leadingSwipeActions = configuration.leadingSwipeActionsConfigurationProvider
    section.trailingSwipeActions = configuration.trailingSwipeActionsConfigurationProvider
    let margin: CGFloat = configuration.appearance == .insetGrouped ? 16 : 0
    let gap: CGFloat = configuration.isGrouped ? 18 : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerMode == .none ? gap : 0, leading: margin,
      bottom: configuration.footerMode == .none ? gap : 0, trailing: margin)
    func bar(_ kind: String, _ alignment: NSRectAlignment) {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(TableRows.plainHeader), elementKind: kind, alignment: alignment))
    }
    if configuration.headerMode == .supplementary {
      bar(UICollectionView.elementKindSectionHeader, .top)
    }
    if configuration.footerMode == .supplementary {
      bar(UICollectionView.elementKindSectionFooter, .bottom)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.listBackgroundColor = configuration.resolvedBackgroundColor
    return layout
  }
}

extension UICollectionView: SwipedRows {
  func rowPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func rowView(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let section = (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .section(at: path.section)
    let provider = isLeading ? section?.leadingSwipeActions : section?.trailingSwipeActions
    return provider?(path)
  }
}
