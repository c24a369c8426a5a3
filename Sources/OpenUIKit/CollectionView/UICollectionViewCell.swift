// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that a collection view shows for an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the cell's content; as large as the cell.
  public let contentView = UIView()

  /// Creates a cell with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell without size; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    insertFilling(contentView, at: 0)
  }

  /// Whether the item is selected; set only by the collection view.
  open var isSelected = false {
    didSet { showSelection() }
  }

  /// Whether the item is highlighted; set only by the collection view.
  open var isHighlighted = false {
    didSet { showSelection() }
  }

  /// The view behind the content; none by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertFilling(backgroundView, at: 0) }
    }
  }

  /// The view behind the content and in front of the background, while the item is selected or
  /// touched; none by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertFilling(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      }
      showSelection()
    }
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
