// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A cell of a list: content, accessories at its edges and a separator.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private let separator = UIView()
  private var accessoryViews: [(view: UIView, isLeading: Bool, width: CGFloat)] = []

  /// Creates a cell with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareList()
  }

  /// Creates a cell without size; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareList()
  }

  private func prepareList() {
    contentView.autoresizingMask = []
    separator.backgroundColor = .separator
    addSubview(separator)
    backgroundConfiguration = .listPlainCell()
  }

  /// The level of indentation; 0 by default.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// The width of a level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet {
      if !indentationWidth.isAccepted(for: "UICollectionViewListCell.indentationWidth") {
        indentationWidth = oldValue
      }
      setNeedsLayout()
    }
  }
  /// Whether accessories at the leading edge are indented; true by default.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }
  /// The accessories at the edges; none by default.
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  override func editingDidChange() {
    showAccessories()
    super.editingDidChange()
  }

  private func showAccessories() {
    for accessory in accessoryViews { accessory.view.removeFromSuperview() }
    accessoryViews = accessories.filter { $0.isShown(whileEditing: isEditing) }.map { accessory in
      let view = accessory.makeView()
      addSubview(view)
      return (view, accessory.isLeading, accessory.width(of: view))
    }
    setNeedsLayout()
  }

  /// The layout guide of the separator: its edges are those of the line.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    separator.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: separator.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: separator.trailingAnchor),
    ])
    return guide
  }()

  /// Returns the content of a plain row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Returns the background of a plain row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  override func show(_ attributes: UICollectionViewLayoutAttributes) {
    separator.isHidden = !attributes.showsSeparator
    super.show(attributes)
  }

  /// The room for accessories and indentation at both edges, in points.
  private var edges: (leading: CGFloat, trailing: CGFloat) {
    var edges = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat(0))
    for accessory in accessoryViews {
      if accessory.isLeading {
        edges.leading += accessory.width + Self.accessoryGap
      } else {
        edges.trailing += accessory.width + Self.accessoryGap
      }
    }
    return edges
  }

  /// The space between accessories and at the edge, in points; our choice, not measured.
  private static let accessoryGap: CGFloat = 12

  override func fittingSize(_ size: CGSize, freeWidth: Bool, freeHeight: Bool) -> CGSize {
    let edges = edges
    var inner = size
    inner.width = max(size.width - edges.leading - edges.trailing, 0)
    var fitting = super.fittingSize(inner, freeWidth: freeWidth, freeHeight: freeHeight)
    fitting.width += edges.leading + edges.trailing
    return fitting
  }

  /// Lays out the content between the accessories, and the separator below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let edges = edges
    contentView.frame = CGRect(
      x: edges.leading, y: 0, width: max(bounds.width - edges.leading - edges.trailing, 0),
      height: bounds.height)
    var left =
      Self.accessoryGap + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
    var right = bounds.width - Self.accessoryGap
    for accessory in accessoryViews where accessory.isLeading {
      accessory.view.frame = CGRect(
        x: left, y: 0, width: accessory.width, height: bounds.height)
      left += accessory.width + Self.accessoryGap
    }
    for accessory in accessoryViews.reversed() where !accessory.isLeading {
      right -= accessory.width
      accessory.view.frame = CGRect(
        x: right, y: 0, width: accessory.width, height: bounds.height)
      right -= Self.accessoryGap
    }
    let start = edges.leading + 16
    separator.frame = CGRect(
      x: start, y: bounds.height - 0.5, width: max(bounds.width - start, 0), height: 0.5)
  }
}
