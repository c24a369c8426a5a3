// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a section of a compositional layout scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, and comes to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the collection view.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which come to rest in the middle.
  case groupPagingCentered = 5
}

/// The insets to which those of a section are added.
public enum UIContentInsetsReference: Int, Sendable {
  /// Those of the layout.
  case automatic = 0
  /// None.
  case none = 1
  /// Those of the safe area.
  case safeArea = 2
  /// Those of the layout margins.
  case layoutMargins = 3
  /// Those of readable text.
  case readableContent = 4
}

/// A section of a compositional layout: a group that is repeated, with headers, footers and decorations.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup

  /// Creates a section of repetitions of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups, in points; none by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet {
      if !contentInsets.isAccepted(for: "NSCollectionLayoutSection.contentInsets") {
        contentInsets = oldValue
      }
    }
  }
  /// The space between the groups, in points; none by default.
  open var interGroupSpacing: CGFloat = 0 {
    didSet {
      if !interGroupSpacing.isAccepted(for: "NSCollectionLayoutSection.interGroupSpacing") {
        interGroupSpacing = oldValue
      }
    }
  }
  /// The insets to which `contentInsets` are added; stored: there are none here but those of the view.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The insets to which those of supplementary elements are added; stored, as above.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the layout; not by default.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers, footers and other elements at the boundary; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary elements keep the horizontal content insets; true by default.
  open var supplementariesFollowContentInsets = true
  /// The decorations; none by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the visible elements of the section before they are shown, and with its scrolled distance.
  ///
  /// `OpenUIDynamics` makes it public with elements that are dynamic items.
  package final var visibleElementsHandler: VisibleElementsHandler?

  /// Whether the cells of a list are separated by lines.
  var showsSeparators = false
  /// Returns the actions of a swipe over a row of a list; nil for none.
  var leadingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  /// Returns the actions of a swipe over a row of a list; nil for none.
  var trailingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// Whether rows of the section may be swiped.
  var hasSwipeActions: Bool { leadingSwipeActions != nil || trailingSwipeActions != nil }
  /// The closure of the app behind `visibleElementsHandler`.
  package final var visibleItemsHandler: Any?

  /// Changes visible elements of a section.
  package typealias VisibleElementsHandler =
    @MainActor ([VisibleLayoutElement], CGPoint, any NSCollectionLayoutEnvironment) -> Void

  /// Returns the section itself: the layout reads it when it is prepared.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A visible element of a compositional layout, which may be moved before it is shown.
@MainActor
package final class VisibleLayoutElement: NSObject {
  package let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }
}
