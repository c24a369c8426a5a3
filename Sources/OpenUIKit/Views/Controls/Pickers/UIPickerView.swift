// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view with columns of rows, in which the centered row of each column is selected.
///
/// Differs from UIKit: rows are drawn flat, and follow a touch without momentum.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The height of every picker, as measured in UIKit, in points.
  private static let height: CGFloat = 216
  /// The default row height, as measured in UIKit, in points.
  private static let rowHeight: CGFloat = 32

  private struct Column {
    var selected = 0
    /// The distance that a touch has moved the rows from the selected one, in points.
    var shift: CGFloat = 0
  }

  /// The data source; nil by default, and not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate; nil by default, and not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether a band marks the selected row; stored, but always shown.
  open var showsSelectionIndicator = true

  private var columns: [Column] = []
  private var dragged: (column: Int, start: CGFloat)?
  private var rowViews: [UIView] = []
  /// The columns whose rows have views in place of titles.
  private var viewColumns: Set<Int> = []

  /// Creates a picker without rows.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    clipsToBounds = true
  }

  /// Creates a picker without rows.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
    clipsToBounds = true
  }

  /// The number of columns.
  open var numberOfComponents: Int { columns.count }

  /// Returns the number of rows in a column.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// Returns the size of a row in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard columns.indices.contains(component) else { return .zero }
    let requestedSize = CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? 0,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.rowHeight)
    let own =
      requestedSize.isAccepted(for: "UIPickerViewDelegate")
      ? requestedSize : CGSize(width: 0, height: Self.rowHeight)
    return CGSize(
      width: own.width > 0 ? own.width : bounds.width / CGFloat(columns.count),
      height: max(own.height, 1))
  }

  /// Reloads all columns.
  open func reloadAllComponents() {
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while columns.count > count { columns.removeLast() }
    while columns.count < count { columns.append(Column()) }
    for component in columns.indices { reloadComponent(component) }
    // The dragged column may no longer exist.
    if let column = dragged?.column, !columns.indices.contains(column) { dragged = nil }
    rowsDidChange()
  }

  /// Reloads a column.
  open func reloadComponent(_ component: Int) {
    guard columns.indices.contains(component) else { return }
    let last = max(numberOfRows(inComponent: component) - 1, 0)
    columns[component].selected = min(columns[component].selected, last)
    rowsDidChange()
  }

  /// Selects a row without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard columns.indices.contains(component),
      (0..<numberOfRows(inComponent: component)).contains(row)
    else { return }
    columns[component].selected = row
    rowsDidChange()
  }

  /// Returns the selected row of a column; −1 if the column does not exist or is empty.
  open func selectedRow(inComponent component: Int) -> Int {
    guard columns.indices.contains(component), numberOfRows(inComponent: component) > 0 else {
      return -1
    }
    return columns[component].selected
  }

  /// The size of every picker.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }

  /// Returns the size of every picker.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Appearance

  /// Draws the selection band and the visible rows.
  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(
      roundedRect: CGRect(
        x: bounds.minX + 9, y: bounds.midY - 16, width: max(bounds.width - 18, 0), height: 32),
      cornerRadius: 8
    ).fill()
    for component in columns.indices where !viewColumns.contains(component) { draw(component) }
  }

  private func left(of component: Int) -> CGFloat {
    let widths = columns.indices.map { rowSize(forComponent: $0).width }
    let free = bounds.width - widths.reduce(0, +)
    return bounds.minX + free / 2 + widths.prefix(component).reduce(0, +)
  }

  private func draw(_ component: Int) {
    let size = rowSize(forComponent: component)
    let column = columns[component]
    let x = left(of: component)
    for row in visibleRows(of: component) {
      let y = bounds.midY + CGFloat(row - column.selected) * size.height + column.shift
      // Rows fade toward the edges, as on a wheel.
      let fade = max(1 - abs(y - bounds.midY) / (bounds.height / 2), 0)
      let text = title(
        row, component, opacity: abs(y - bounds.midY) < size.height / 2 ? 1 : fade * 0.6)
      let layout = TextLayout(
        text, defaults: TextLayout.Defaults(alignment: .center), width: size.width, maximumLines: 1)
      let rowRect = CGRect(x: x, y: y - size.height / 2, width: size.width, height: size.height)
      DrawingContexts.current?.add(layout.drawing(in: rowRect, isCentered: true))
    }
  }

  private func visibleRows(of component: Int) -> Range<Int> {
    let height = rowSize(forComponent: component).height
    let reach = rows((bounds.height / 2 / height).rounded(.up), in: component) + 1
    let selected = columns[component].selected
    let end = min(selected + reach + 1, numberOfRows(inComponent: component))
    return max(selected - reach, 0)..<max(end, max(selected - reach, 0))
  }

  private func rowsDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// The view of a row; nil if the delegate has none.
  private func rowView(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView? {
    OptionalRequirement.result(
      of: "pickerView(_:viewForRow:forComponent:reusing:)",
      delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view))
  }

  /// Places the views of the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var reusable = rowViews
    let old = rowViews
    rowViews = []
    viewColumns = []
    for component in columns.indices {
      let size = rowSize(forComponent: component)
      let column = columns[component]
      for row in visibleRows(of: component) {
        guard let view = rowView(row, component, reusing: reusable.popLast()) else { break }
        let y = bounds.midY + (CGFloat(row - column.selected) - 0.5) * size.height + column.shift
        view.frame = CGRect(
          x: left(of: component), y: y, width: size.width, height: size.height)
        rowViews.append(view)
        viewColumns.insert(component)
        addSubview(view)
      }
    }
    for view in old where !rowViews.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
  }

  /// Receives the touches of the views of rows.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  /// Returns the view of a visible row; nil if the row is not visible or has a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard columns.indices.contains(component), visibleRows(of: component).contains(row) else {
      return nil
    }
    let x = left(of: component)
    let size = rowSize(forComponent: component)
    let y = bounds.midY + CGFloat(row - columns[component].selected) * size.height
    return rowViews.first { $0.frame.contains(CGPoint(x: x + size.width / 2, y: y)) }
  }

  private func title(_ row: Int, _ component: Int, opacity: CGFloat) -> NSAttributedString {
    if let own = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return own
    }
    let text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    // The size of UIKit's rows.
    return NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 21),
        .foregroundColor: UIColor.label.withAlphaComponent(opacity),
      ])
  }

  // MARK: Touches

  /// Starts dragging the touched column.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), dragged == nil else { return }
    let column = columns.indices.last { left(of: $0) <= point.x }
    dragged = column.map { ($0, point.y) }
  }

  /// Moves the rows with the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let dragged, let y = touches.first?.location(in: self).y else { return }
    columns[dragged.column].shift = y - dragged.start
    rowsDidChange()
  }

  /// Selects the row nearest to the center, or the tapped row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let dragged, let y = touches.first?.location(in: self).y else { return }
    let height = rowSize(forComponent: dragged.column).height
    let shift = columns[dragged.column].shift
    // A touch that did not move is a tap.
    let steps = abs(shift) < 4 ? (y - bounds.midY) / height : -shift / height
    choose(
      columns[dragged.column].selected + rows(steps.rounded(), in: dragged.column),
      in: dragged.column)
  }

  /// Restores the rows' position.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let dragged else { return }
    choose(columns[dragged.column].selected, in: dragged.column)
  }

  /// A number of rows as an integer, at most as many as the column has: a picker may be of any size.
  private func rows(_ number: CGFloat, in component: Int) -> Int {
    let limit = CGFloat(numberOfRows(inComponent: component))
    return Int(min(max(number, -limit), limit))
  }

  private func choose(_ row: Int, in component: Int) {
    dragged = nil
    let last = numberOfRows(inComponent: component) - 1
    let old = columns[component].selected
    columns[component] = Column(selected: min(max(row, 0), max(last, 0)))
    rowsDidChange()
    guard columns[component].selected != old else { return }
    delegate?.pickerView(
      self, didSelectRow: columns[component].selected, inComponent: component)
  }
}
