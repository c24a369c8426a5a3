// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A container of pages, each a controller's view, between which the user swipes.
///
/// Differs from UIKit: pages slide in the style `.pageCurl` too, and one page is shown at a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The height of the page indicator, in points.
  static let indicatorHeight: CGFloat = 37

  /// The delegate, which is notified of transitions; nil by default, not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The provider of the neighbors of a page; nil, the user cannot swipe; not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      scrollView.isScrollEnabled = dataSource != nil
      updateIndicator()
    }
  }

  /// The style of transitions.
  public let transitionStyle: TransitionStyle
  /// The direction in which the pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The edge at which pages turn; none for pages that slide.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// Whether pages have backs; stored, without effect.
  open var isDoubleSided = false {
    didSet { reportNoEffect(if: isDoubleSided, in: UIPageViewController.self) }
  }
  private let spacing: CGFloat

  let scrollView = UIScrollView()
  private let indicator = UIPageControl()
  /// The page that the indicator shows after a swipe; nil where the data source is asked.
  private var swipedIndex: Int?
  private(set) var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  private var pending: UIViewController?
  private var completion: ((Bool) -> Void)?
  /// Whether a page that the app has set slides in.
  private var isSliding = false
  private lazy var observer = PageScrollDelegate(self)
  private var isRearranging = false

  /// Creates a container without a page.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let distance = options?[.interPageSpacing]
    spacing = max(
      (distance as? CGFloat) ?? (distance as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0, 0)
    super.init(nibName: nil, bundle: nil)
    guard style == .pageCurl else { return }
    RefusedInput.report(
      for: "UIPageViewController.TransitionStyle.pageCurl", problem: "The pages slide here.",
      remedy: "Leave it, or use the style .scroll.")
  }

  /// Creates a container whose pages slide horizontally.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  /// Creates a container without a page, in the style of a book.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
  }

  /// The recognizers of swipes.
  open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

  /// The shown pages: one.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Shows a page; with an animation, it slides in from the side of the direction.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else {
      return RefusedInput.report(
        for: "UIPageViewController.setViewControllers(_:direction:animated:completion:)",
        problem: "There is no controller to show; the page stays.",
        remedy: "Give an array with a controller.")
    }
    finishTransition()
    swipedIndex = nil
    guard animated, current != nil, new !== current, isViewLoaded, view.window != nil else {
      show(new)
      completion?(true)
      return
    }
    removeNeighbors()
    if direction == .forward { after = new } else { before = new }
    pending = new
    self.completion = completion
    isSliding = true
    place()
    limitScrolling()
    scrollView.setContentOffset(offset(ofSlot: direction == .forward ? 2 : 0), animated: true)
  }

  // MARK: View

  /// Creates the scroll view of the pages and the page indicator.
  open override func loadView() {
    super.loadView()
    scrollView.frame = view.bounds
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = observer
    scrollView.isScrollEnabled = dataSource != nil
    view.addSubview(scrollView)
    indicator.isUserInteractionEnabled = false
    view.addSubview(indicator)
    if let current { show(current) }
  }

  /// Lays out the pages and the indicator below them.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateIndicator()
    let height = indicator.isHidden ? 0 : Self.indicatorHeight
    var area = view.bounds
    area.size.height = max(area.height - height, 0)
    indicator.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: height)
    // Half of the distance between pages is beyond each edge.
    let margin = spacing / 2
    let frame = isHorizontal ? area.insetBy(dx: -margin, dy: 0) : area.insetBy(dx: 0, dy: -margin)
    guard frame != scrollView.frame else { return }
    scrollView.frame = frame
    place()
    rest()
  }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  private func updateIndicator() {
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    indicator.isHidden = count == 0
    guard count > 0 else { return }
    indicator.numberOfPages = count
    indicator.currentPage = swipedIndex ?? dataSource?.presentationIndex(for: self) ?? 0
    indicator.currentPageIndicatorTintColor = .label
    indicator.pageIndicatorTintColor = .tertiaryLabel
  }

  // MARK: Pages

  /// The offset at which a slot is shown: 0 the page before, 1 the current page, 2 the page after.
  private func offset(ofSlot slot: CGFloat) -> CGPoint {
    let size = scrollView.bounds.size
    return isHorizontal ? CGPoint(x: slot * size.width, y: 0) : CGPoint(x: 0, y: slot * size.height)
  }

  /// Adds the views of the pages to their slots.
  private func place() {
    let size = scrollView.bounds.size
    scrollView.contentSize = CGSize(
      width: size.width * (isHorizontal ? 3 : 1), height: size.height * (isHorizontal ? 1 : 3))
    for (slot, page) in [before, current, after].enumerated() {
      guard let page else { continue }
      if page.parent !== self { addChild(page) }
      let margin = spacing / 2
      let holder = page.view.superview as? PageHolder ?? PageHolder()
      holder.frame = CGRect(origin: offset(ofSlot: CGFloat(slot)), size: size)
        .insetBy(dx: isHorizontal ? margin : 0, dy: isHorizontal ? 0 : margin)
      page.view.frame = holder.bounds
      guard holder.superview !== scrollView else { continue }
      holder.addSubview(page.view)
      scrollView.addSubview(holder)
      page.didMove(toParent: self)
    }
  }

  /// Limits scrolling to slots with a page, once the neighbors are known.
  private func limitScrolling() {
    let first = before == nil ? offset(ofSlot: 1) : .zero
    let last = after == nil ? offset(ofSlot: 1) : .zero
    scrollView.contentInset = UIEdgeInsets(
      top: -first.y, left: -first.x, bottom: -last.y, right: -last.x)
  }

  /// Scrolls to the current page without notifying anyone.
  private func rest() {
    isRearranging = true
    scrollView.setContentOffset(offset(ofSlot: 1), animated: false)
    isRearranging = false
  }

  private func show(_ page: UIViewController) {
    if current !== page { remove(current) }
    current = page
    guard isViewLoaded else { return }
    removeNeighbors()
    place()
    // A swipe may begin in both directions; the data source is asked then.
    scrollView.contentInset = .zero
    rest()
    updateIndicator()
  }

  private func removeNeighbors() {
    for page in [before, after] where page !== current { remove(page) }
    before = nil
    after = nil
    pending = nil
  }

  private func remove(_ page: UIViewController?) {
    guard let page, page.parent === self else { return }
    page.willMove(toParent: nil)
    let holder = page.viewIfLoaded?.superview as? PageHolder
    page.viewIfLoaded?.removeFromSuperview()
    holder?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: Swipes

  /// Asks for the neighbors of the page when a swipe begins, which ends a transition of the app.
  func swipeWillBegin() {
    finishTransition()
    guard let current, before == nil, after == nil else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: current)
    after = dataSource?.pageViewController(self, viewControllerAfter: current)
    place()
    limitScrolling()
  }

  /// Notifies the delegate of the page that a swipe begins to show.
  func didScroll() {
    guard !isRearranging, !isSliding, scrollView.isDragging else { return }
    let middle = offset(ofSlot: 1)
    let distance =
      scrollView.contentOffset.x - middle.x + scrollView.contentOffset.y - middle.y
    guard distance != 0, let next = distance > 0 ? after : before, next !== pending else { return }
    pending = next
    delegate?.pageViewController(self, willTransitionTo: [next])
  }

  /// Adopts the page at which the content has come to rest after a swipe.
  func didRest() {
    guard let old = current, !isRearranging, !isSliding else { return }
    let size = scrollView.bounds.size
    let place =
      isHorizontal
      ? scrollView.contentOffset.x / max(size.width, 1)
      : scrollView.contentOffset.y / max(size.height, 1)
    let new = place > 1.5 ? after : place < 0.5 ? before : nil
    let wasPending = pending != nil
    if new != nil, indicator.numberOfPages > 0 {
      // The data source is not asked after a swipe; from the last page of a ring the first one follows.
      let count = indicator.numberOfPages
      swipedIndex = (indicator.currentPage + (place > 1 ? 1 : count - 1)) % count
    }
    show(new ?? old)
    guard wasPending else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: new != nil)
  }

  /// Ends a transition that the app began.
  func finishTransition() {
    guard isSliding, let new = pending else { return }
    let closure = completion
    (isSliding, completion) = (false, nil)
    show(new)
    closure?(true)
  }
}

/// Observes the scroll view of the pages.
final class PageScrollDelegate: NSObject, UIScrollViewDelegate {
  private weak var controller: UIPageViewController?

  init(_ controller: UIPageViewController) {
    self.controller = controller
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { controller?.swipeWillBegin() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.didScroll() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.didRest() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.didRest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    controller?.finishTransition()
  }
}

/// What scrolls a page, whose own view begins at (0, 0) as in UIKit.
private final class PageHolder: UIView {}
