// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The frames of all sections of a compositional layout, and the attributes made from them.
@MainActor
struct CompositionalSolution {
  /// The size for which the layout was computed; negative before.
  let container: CGSize
  let axis: FlowAxis
  let environment: LayoutEnvironment
  private(set) var sections: [SectionSolution] = []
  private(set) var contentSize = CGSize.zero
  /// The headers and footers of the whole layout.
  private(set) var boundaries: [SectionSolution.Boundary] = []

  /// Creates a layout without sections.
  init() {
    container = CGSize(width: -1, height: -1)
    axis = FlowAxis(.vertical)
    environment = LayoutEnvironment(size: .zero, traits: UITraitCollection())
  }

  /// Lays out the sections of a collection view.
  init(
    in view: UICollectionView, container: CGSize,
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    sectionProvider: UICollectionViewCompositionalLayoutSectionProvider,
    preferredSizes: [LayoutAttributesKey: CGSize]
  ) {
    self.container = container
    axis = FlowAxis(configuration.scrollDirection)
    environment = LayoutEnvironment(size: container, traits: view.traitCollection)
    var end: CGFloat = 0
    placeBoundaries(configuration, atEnd: false, &end)
    for index in 0..<view.numberOfSections {
      guard let section = sectionProvider(index, environment) else { continue }
      if index > 0 { end += configuration.interSectionSpacing }
      let context = SectionSolution.Context(
        axis: axis, environment: environment, itemCount: view.numberOfItems(inSection: index)
      ) { element in
        preferredSizes[Self.key(of: element, in: section, at: index)]
      }
      let solved = SectionSolution(section, start: end, context)
      sections.append(solved)
      end = solved.end
    }
    placeBoundaries(configuration, atEnd: true, &end)
    contentSize = axis.size(along: max(end, 0), across: axis.across(container))
  }

  private static func key(
    of element: SectionSolution.LayoutElementID, in section: NSCollectionLayoutSection,
    at index: Int
  ) -> LayoutAttributesKey {
    switch element {
    case .item(let item):
      LayoutAttributesKey(
        category: .cell, kind: nil, indexPath: IndexPath(item: item, section: index))
    case .boundary(let number):
      LayoutAttributesKey(
        category: .supplementaryView,
        kind: section.boundarySupplementaryItems[number].elementKind,
        indexPath: IndexPath(item: 0, section: index))
    }
  }

  private mutating func placeBoundaries(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration, atEnd: Bool,
    _ end: inout CGFloat
  ) {
    var growth: CGFloat = 0
    for item in configuration.boundarySupplementaryItems
    where axis.side(of: item.alignment) == (atEnd ? .end : .start) {
      let size = item.layoutSize.resolved(in: container)
      let across =
        (axis.across(container) - axis.across(size)) * axis.fractionAcross(of: item.alignment)
      let frame = axis.rect(along: end, across: across, size: size)
      boundaries.append(
        .init(item: item, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y)))
      if item.extendsBoundary { growth = max(growth, axis.along(size)) }
    }
    end += growth
  }

  /// Whether elements depend on the visible part of the content.
  var followsVisibleBounds: Bool {
    boundaries.contains { $0.item.pinToVisibleBounds }
      || sections.contains { solved in
        solved.section.visibleElementsHandler != nil
          || solved.boundaries.contains { $0.item.pinToVisibleBounds }
      }
  }
}
