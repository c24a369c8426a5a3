// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that shows data in a single column of rows.
///
/// Only visible cells exist; cells that scroll off are reused.
///
/// Differs from UIKit: changes are not animated, and users cannot edit or move rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of a table view.
  public enum Style: Int, Sendable {
    /// Sections follow each other without gaps.
    case plain = 0
    /// With gaps between the sections.
    case grouped = 1
    /// With gaps between the sections; without rounded corners here.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// With the minimum distance.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animation of row changes; has no effect.
  public enum RowAnimation: Int, Sendable {
    /// A cross-dissolve.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From the top.
    case top = 3
    /// From the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// In the middle.
    case middle = 6
    /// Chosen by the system.
    case automatic = 100
  }

  /// The height that means that the content determines it: −1.
  public class var automaticDimension: CGFloat { -1 }
  /// The entry of a section index that stands for the search; indexes are not drawn.
  public class var indexSearch: String { "{search}" }
  static let standardRowHeight: CGFloat = 44

  /// The style.
  public let style: Style
  var rows = TableRows()
  var reuse = TableCellReusePool()
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  /// The sections whose header and footer were loaded, so that each is loaded once.
  var loadedSections: Set<Int> = []
  var selectedPaths: [IndexPath] = []
  private var touchedPath: IndexPath?
  private var needsReload = true
  private var measuredWidth: CGFloat = -1

  /// The data source; nil by default, and not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  /// The delegate as a table view delegate.
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Creates a table with a frame in its later superview, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table; the coder is ignored.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
  }

  // MARK: Appearance

  /// The sections with cells that are made once; none by default.
  ///
  /// An extension of this package.
  public final var staticSections: [StaticTableSection] = [] {
    didSet { needReload() }
  }
  /// The height of rows, in points; by default determined by the content, at least 44.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { needReload() }
  }
  /// The estimated height of rows; stored, but has no effect.
  open var estimatedRowHeight: CGFloat = automaticDimension
  /// The height of section headers, in points; by default determined by the title.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { needReload() }
  }
  /// The height of section footers, in points; by default determined by the title.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { needReload() }
  }
  /// The separator style; stored, but separators are always drawn.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of separators; stored, but has no effect.
  open var separatorColor: UIColor?
  /// The insets of separators; stored, but has no effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The view above all rows, as high as its frame; none by default.
  open var tableHeaderView: UIView? {
    didSet { replaceSupplement(oldValue, with: tableHeaderView) }
  }
  /// The view below all rows, as high as its frame; none by default.
  open var tableFooterView: UIView? {
    didSet { replaceSupplement(oldValue, with: tableFooterView) }
  }
  /// A view behind the rows; stored, but not displayed.
  open var backgroundView: UIView?
  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected; false by default.
  open var allowsMultipleSelection = false
  /// Whether the table is in editing mode; stored, but has no effect.
  open var isEditing = false

  /// Sets the editing mode; for subclasses to extend.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func replaceSupplement(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    needReload()
  }

  private func needReload() {
    needsReload = true
    setNeedsLayout()
  }

  // MARK: Rows

  /// Reloads all rows before the next drawing.
  open func reloadData() {
    selectedPaths = []
    needReload()
  }

  /// Reloads the rows immediately if needed.
  func loadRowsIfNeeded() {
    guard needsReload || measuredWidth != bounds.width else { return }
    needsReload = false
    measuredWidth = bounds.width
    removeShownViews()
    rows = TableRows(self)
    adopt(contentSize: CGSize(width: bounds.width, height: rows.height))
  }

  /// Creates the visible views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadRowsIfNeeded()
    showRows()
  }

  // MARK: Touches

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard allowsSelection, let touch = touches.first,
      let path = indexPathForRow(at: touch.location(in: self)),
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touchedPath = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
  }

  /// Selects the highlighted row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let path = endTouch() else { return }
    selectByUser(path)
  }

  /// Clears the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    _ = endTouch()
  }

  private func endTouch() -> IndexPath? {
    defer { touchedPath = nil }
    if let touchedPath { cellForRow(at: touchedPath)?.setHighlighted(false, animated: false) }
    return touchedPath
  }
}
