// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that shows data in a single column of rows.
///
/// Only visible cells exist; cells that scroll off are reused.
///
/// Differs from UIKit: a swipe deletes a row only if the data source implements `canEditRowAt`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The height that means that the content determines it: −1.
  public class var automaticDimension: CGFloat { -1 }
  /// The entry of a section index that stands for the search; indexes are not drawn.
  public class var indexSearch: String { "{search}" }
  static let standardRowHeight: CGFloat = 44

  /// The style.
  public let style: Style
  var rows = TableRows()
  var reuse = TableReusePool<UITableViewCell>()
  var sectionViewReuse = TableReusePool<UITableViewHeaderFooterView>()
  var shownCells: [IndexPath: UITableViewCell] = [:]
  /// The visible rows while their cells are created; nil otherwise.
  var rowsBeingShown: [IndexPath]?
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  /// The sections whose header and footer were loaded, so that each is loaded once.
  var loadedSections: Set<Int> = []
  var selectedPaths: [IndexPath] = []
  /// The row that a touch moves in editing mode.
  var movedRow: MovedRow?
  /// The actions of swipes over rows.
  private(set) lazy var swipe = RowSwipe(of: self)
  /// What drags rows out of the table; nil without a delegate of drags.
  var dragSource: TableDragSource?
  var isDragInteractionEnabled = true
  /// What drops items onto the table; nil without a delegate of drops.
  var dropTarget: TableDropTarget?
  private var touchedPath: IndexPath?
  /// The changes collected by the current update block; nil outside of one.
  var openUpdate: TableUpdate?
  /// The number of update blocks that were opened and not closed.
  var updateDepth = 0
  /// The cell that the data source fills again, which it receives instead of another one.
  var reconfiguredCell: UITableViewCell?
  private var needsReload = true
  /// Whether the rows must be loaded again.
  var needsRows: Bool { needsReload }
  private var measuredWidth: CGFloat = -1

  /// The data source; nil by default, and not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  /// The object that prepares data before rows come into sight; nil by default, and not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are announced to the prefetching data source; true by default.
  open var isPrefetchingEnabled = true
  var prefetching = Prefetch()

  /// The delegate as a table view delegate.
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Creates a table with a frame in its later superview, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    _ = swipe
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
    _ = swipe
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
  /// The estimated height of rows, in points; stored, but has no effect.
  open var estimatedRowHeight: CGFloat = automaticDimension
  /// The estimated height of headers, in points; stored, but has no effect.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  /// The estimated height of footers, in points; stored, but has no effect.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// The space above headers, in points; stored, but has no effect.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { reportNoEffect(if: sectionHeaderTopPadding > 0, in: UITableView.self) }
  }
  /// Whether cells keep to the width of readable text; stored, but has no effect.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { reportNoEffect(if: cellLayoutMarginsFollowReadableWidth, in: UITableView.self) }
  }
  /// Whether contents of cells stay inside the safe area; true by default; stored, but has no effect.
  open var insetsContentViewsToSafeArea = true
  /// The color of the index at the edge; stored, indexes are not drawn.
  open var sectionIndexColor: UIColor? {
    didSet { reportNoEffect(if: sectionIndexColor != nil, in: UITableView.self) }
  }
  /// The height of section headers, in points; by default determined by the title.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { needReload() }
  }
  /// The height of section footers, in points; by default determined by the title.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { needReload() }
  }
  /// Whether rows are separated by lines; true by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { showSeparators() }
  }
  /// The color of separators; none, the default, means that of the system.
  open var separatorColor: UIColor? {
    didSet { showSeparators() }
  }
  /// The insets of separators of cells without own ones; 15 points at the left by default.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
    set {
      guard newValue.isAccepted(for: "UITableView.separatorInset") else { return }
      ownSeparatorInset = newValue
      showSeparators()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// The view above all rows, as high as its frame; none by default.
  open var tableHeaderView: UIView? {
    didSet { replaceSupplement(oldValue, with: tableHeaderView) }
  }
  /// The view below all rows, as high as its frame; none by default.
  open var tableFooterView: UIView? {
    didSet { replaceSupplement(oldValue, with: tableFooterView) }
  }
  /// The view behind the rows, which does not scroll; none by default.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected; false by default.
  open var allowsMultipleSelection = false
  /// Whether the table is in editing mode, in which rows have controls; false by default.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false

  /// Whether rows can be selected in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode; stored, but has no effect.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { reportNoEffect(if: allowsMultipleSelectionDuringEditing, in: UITableView.self) }
  }

  /// Sets the editing mode; for subclasses to extend.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    editingModeDidChange(animated: animated)
  }

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
    swipe.close(animated: false)
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
    pinHeaders()
    placeBackground()
    prefetch()
  }

  // MARK: Touches

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if swipe.isOpen {
      // A touch beside the actions only hides them.
      return swipe.close(animated: true)
    }
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing, let touch = touches.first,
      let path = indexPathForRow(at: touch.location(in: self)),
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touchedPath = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
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

  /// Clears the highlight of a touched row.
  func endRowTouch() { _ = endTouch() }

  private func endTouch() -> IndexPath? {
    defer { touchedPath = nil }
    if let touchedPath {
      cellForRow(at: touchedPath)?.setHighlighted(false, animated: false)
      rowDelegate?.tableView(self, didUnhighlightRowAt: touchedPath)
    }
    return touchedPath
  }
}
