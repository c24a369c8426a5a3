// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control above the content of a scroll view that starts a refresh when the content is pulled down.
///
/// It sends `.valueChanged` when the user has pulled far enough; the app calls ``endRefreshing()`` when
/// the content is new:
///
///     tableView.refreshControl = UIRefreshControl()
///     tableView.refreshControl?.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of UIKit's control, in points.
  static let height: CGFloat = 60
  /// The distance beyond the edge at which a refresh starts, in points; our choice, not measured.
  private static let triggerDistance: CGFloat = 90

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// The text below the spinner; none by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private weak var scrollView: UIScrollView?
  /// Whether the content makes room for the control: from the end of the drag on.
  private(set) var makesRoom = false
  /// Whether the current drag has started a refresh.
  private var didTrigger = false

  /// Creates a control of UIKit's height.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    addParts()
  }

  /// Creates a control.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    for part in [spinner, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    spinner.hidesWhenStopped = false
    alpha = 0
    isUserInteractionEnabled = false
  }

  // MARK: Refreshing

  /// Shows that a refresh is in progress, without sending `.valueChanged`.
  ///
  /// As in UIKit, the content is not scrolled to the control.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.startAnimating()
    alpha = 1
    if scrollView?.isTracking != true { makesRoom = true }
  }

  /// Shows that the refresh has ended: the content moves back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    makesRoom = false
    spinner.stopAnimating()
    scrollView?.returnToLimits()
    showPull()
  }

  // MARK: Scrolling

  func attach(to scrollView: UIScrollView?) {
    removeFromSuperview()
    self.scrollView = scrollView
    scrollView?.insertSubview(self, at: 0)
    place()
  }

  /// Follows the content, and starts a refresh once it is pulled far enough.
  func contentDidScroll() {
    place()
    guard let scrollView else { return }
    if !scrollView.isDragging { didTrigger = false }
    guard isEnabled, scrollView.isDragging, !isRefreshing, !didTrigger,
      pull >= Self.triggerDistance
    else { return }
    didTrigger = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Makes room for a refresh that has started while the content was dragged.
  func dragWillEnd() {
    if isRefreshing { makesRoom = true }
  }

  /// The distance by which the content is pulled below its place at rest, in points.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    let top = scrollView.adjustedContentInset.top - (makesRoom ? Self.height : 0)
    return -top - scrollView.contentOffset.y
  }

  private func place() {
    guard let scrollView else { return }
    frame = CGRect(
      x: scrollView.contentOffset.x, y: min(-Self.height, -pull), width: scrollView.bounds.width,
      height: Self.height)
    showPull()
  }

  private func showPull() {
    alpha = isRefreshing ? 1 : min(max(pull / Self.triggerDistance, 0), 1)
  }

  // MARK: Appearance

  /// Applies the tint color to the spinner.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = storedTintColor ?? .systemGray
  }

  /// Places the spinner above the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasText = attributedTitle?.string.isEmpty == false
    spinner.center = CGPoint(x: bounds.midX, y: hasText ? 20 : bounds.midY)
    label.frame = CGRect(x: 0, y: 36, width: bounds.width, height: hasText ? 18 : 0)
  }
}
