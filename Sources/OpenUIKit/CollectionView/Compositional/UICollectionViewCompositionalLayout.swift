// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Returns the section with an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What the sections of a compositional layout have in common.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// The scroll direction; `.vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points; none by default.
  open var interSectionSpacing: CGFloat = 0 {
    didSet {
      let name = "UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing"
      if !interSectionSpacing.isAccepted(for: name) { interSectionSpacing = oldValue }
    }
  }
  /// The headers and footers of the whole layout; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The insets to which those of sections are added; stored: there are none here but those of the view.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration.
  public override init() {
    super.init()
  }

  /// Returns the configuration itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A layout of sections of groups of items, whose sizes are fractions, lengths or estimates.
///
/// Each call returns new attributes objects, so that an animator may modify those it received.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var solution = CompositionalSolution()
  private var scrollers: [Int: OrthogonalScroller] = [:]
  private var needsSolution = true
  /// The sizes that contents prefer to estimated ones.
  private var preferredSizes: [LayoutAttributesKey: CGSize] = [:]

  /// The color behind a list; nil for that of the collection view.
  var listBackgroundColor: UIColor?

  /// What the sections have in common.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections come from a closure.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections come from a closure, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout without sections; the coder is ignored.
  public required init?(coder: NSCoder) {
    sectionProvider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  // MARK: Layout

  /// Invalidates the frames, except where only the visible part changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { preferredSizes = [:] }
    for preferred in context.preferredAttributes {
      preferredSizes[LayoutAttributesKey(preferred)] = preferred.size
    }
    if !context.isScrolling { needsSolution = true }
    super.invalidateLayout(with: context)
  }

  /// Computes the frames of all sections.
  open override func prepare() {
    super.prepare()
    guard let collectionView, needsSolution || solution.container != layoutContainer else { return }
    needsSolution = false
    solution = CompositionalSolution(
      in: collectionView, container: layoutContainer, configuration: configuration,
      sectionProvider: sectionProvider, preferredSizes: preferredSizes)
    updateScrollers(in: collectionView)
    if solution.sections.contains(where: { $0.section.hasSwipeActions }) {
      collectionView.recognizeSwipes()
    }
    if let listBackgroundColor, collectionView.backgroundColor == nil {
      collectionView.backgroundColor = listBackgroundColor
    }
  }

  /// The section with an index; nil if there is none.
  func section(at index: Int) -> NSCollectionLayoutSection? {
    solution.sections.indices.contains(index) ? solution.sections[index].section : nil
  }

  /// The size of the collection view without its insets.
  private var layoutContainer: CGSize {
    guard let collectionView else { return .zero }
    let inset = collectionView.adjustedContentInset
    return CGSize(
      width: max(collectionView.bounds.width - inset.left - inset.right, 0),
      height: max(collectionView.bounds.height - inset.top - inset.bottom, 0))
  }

  private func updateScrollers(in collectionView: UICollectionView) {
    let orthogonal = solution.sections.indices.filter { solution.sections[$0].isOrthogonal }
    for (section, scroller) in scrollers where !orthogonal.contains(section) {
      scroller.remove()
      scrollers[section] = nil
    }
    for section in orthogonal {
      let scroller = scrollers[section] ?? OrthogonalScroller(in: collectionView)
      scrollers[section] = scroller
      scroller.update(
        solution.sections[section], solution.axis,
        breadth: solution.axis.across(solution.container))
      scroller.onScroll = { [weak self] in
        guard let self else { return }
        let context = UICollectionViewLayoutInvalidationContext()
        context.isScrolling = true
        invalidateLayout(with: context)
      }
    }
  }

  override func leave(_ collectionView: UICollectionView) {
    for scroller in scrollers.values { scroller.remove() }
    scrollers = [:]
    needsSolution = true
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return solution.contentSize
  }

  /// Whether the size changes, or elements depend on what is visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size || solution.followsVisibleBounds
  }

  /// Whether the content's size differs from an estimated one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !originalAttributes.estimatedAxes.isEmpty && preferredAttributes.size != originalAttributes.size
  }

  // MARK: Attributes

  /// Returns new attributes of the elements in a rectangle, changed by the handlers of their sections.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    let visible = visibleBounds
    var result = solution.layoutBoundaries(visible: visible).filter {
      rect.sharesArea(with: $0.frame)
    }
    for index in solution.sections.indices
    where solution.sections[index].frame.sharesArea(with: rect) {
      let section = solution.sections[index]
      let distance = scrollers[index]?.distance ?? 0
      let elements = solution.attributes(
        ofSection: index, in: rect, visible: visible, distance: distance)
      let environment = solution.environment
      if let handler = section.section.visibleElementsHandler {
        let offset =
          solution.axis.isVertical
          ? CGPoint(x: visible.minX + distance, y: visible.minY)
          : CGPoint(x: visible.minX, y: visible.minY + distance)
        handler(elements.map(VisibleLayoutElement.init), offset, environment)
      }
      result += elements
    }
    return result
  }

  private var visibleBounds: CGRect { collectionView?.bounds ?? .zero }

  /// Returns new attributes of an item; nil if it does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return solution.item(at: indexPath, distance: scrollers[indexPath.section]?.distance ?? 0)
  }

  /// Returns new attributes of a supplementary element; nil if it does not exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return solution.supplementary(
      elementKind, at: indexPath, visible: visibleBounds,
      distance: scrollers[indexPath.section]?.distance ?? 0)
  }

  /// Returns new attributes of the decoration of a section; nil if it does not exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return solution.decoration(elementKind, at: indexPath)
  }
}
