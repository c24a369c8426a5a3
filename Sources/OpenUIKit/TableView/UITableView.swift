import Foundation

/// Shows rows in a column that scrolls.
///
/// Only the cells that are seen exist; those that go are used again.
///
/// Differs from UIKit: insertions and the like happen without animation, and rows cannot be edited or
/// moved by the user.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// One section after the other.
    case plain = 0
    /// With gaps between the sections.
    case grouped = 1
    /// With gaps between the sections; without rounded corners here.
    case insetGrouped = 2
  }

  /// Where a row comes to lie when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as possible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go; kept, and without effect here.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
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
    /// As the system wants.
    case automatic = 100
  }

  /// What stands for a height that the content decides: −1.
  public class var automaticDimension: CGFloat { -1 }
  static let standardRowHeight: CGFloat = 44

  /// How the table looks.
  public let style: Style
  var rows = TableRows()
  var reuse = TableReuse()
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  /// The sections whose header and footer were asked for, so that those without are asked once.
  var loadedSections: Set<Int> = []
  var selectedPaths: [IndexPath] = []
  private var touchedPath: IndexPath?
  private var needsReload = true
  private var measuredWidth: CGFloat = -1

  /// Has the rows; nil unless set, and not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  /// The delegate as one that hears of rows.
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Creates a table with a frame in its later superview, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Creates a table of one section after the other.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table of one section after the other; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
  }

  // MARK: Look

  /// The height of a row, in points; that of its content, at least 44, unless set.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { needReload() }
  }
  /// The height of a row before it is seen; kept, and without effect here.
  open var estimatedRowHeight: CGFloat = automaticDimension
  /// The height of what is above a section, in points; that of its text unless set.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { needReload() }
  }
  /// The height of what is below a section, in points; that of its text unless set.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { needReload() }
  }
  /// Whether there are lines between rows; kept, and always drawn here.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines; kept, and without effect here.
  open var separatorColor: UIColor?
  /// Where the lines begin and end; kept, and without effect here.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// A view above all rows, as high as its frame; none unless set.
  open var tableHeaderView: UIView? {
    didSet { replaceSupplement(oldValue, with: tableHeaderView) }
  }
  /// A view below all rows, as high as its frame; none unless set.
  open var tableFooterView: UIView? {
    didSet { replaceSupplement(oldValue, with: tableFooterView) }
  }
  /// A view behind the rows; kept, and not shown.
  open var backgroundView: UIView?
  /// Whether rows can be selected; true unless set.
  open var allowsSelection = true
  /// Whether several rows can be selected; false unless set.
  open var allowsMultipleSelection = false
  /// Whether rows are edited; kept, and without effect here.
  open var isEditing = false

  /// Sets whether rows are edited; for subclasses to extend.
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

  /// Asks for all rows anew, before the next drawing.
  open func reloadData() {
    selectedPaths = []
    needReload()
  }

  /// Asks for the rows now, where it has to.
  func loadRowsIfNeeded() {
    guard needsReload || measuredWidth != bounds.width else { return }
    needsReload = false
    measuredWidth = bounds.width
    removeShownViews()
    rows = TableRows(self)
    adopt(contentSize: CGSize(width: bounds.width, height: rows.height))
  }

  /// Makes the views that are seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadRowsIfNeeded()
    showRows()
  }

  // MARK: Touches

  /// Highlights the row below a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard allowsSelection, let touch = touches.first,
      let path = indexPathForRow(at: touch.location(in: self)),
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touchedPath = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
  }

  /// Selects the row that the finger was on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let path = endTouch() else { return }
    selectByUser(path)
  }

  /// Selects nothing.
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
