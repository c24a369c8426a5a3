// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A scroll view whose rows can be swiped aside: a table, or a collection view with a list.
@MainActor
protocol SwipedRows: UIScrollView {
  /// Whether rows are edited, so that a swipe shows nothing.
  var isEditing: Bool { get }
  /// The row at a point of the content; nil if there is none.
  func rowPath(at point: CGPoint) -> IndexPath?
  /// The view of a row; nil if it is not visible.
  func rowView(at path: IndexPath) -> UIView?
  /// The actions of a swipe over a row; nil for none.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
}

/// Swiping a row aside, which shows its actions.
@MainActor
final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
  /// The width of an action, in points; our choice, not measured.
  private static let actionWidth: CGFloat = 74
  /// The part of the row's width from which a swipe performs the first action.
  private static let fullSwipe: CGFloat = 0.6
  /// The duration of opening and closing, in seconds; our choice, not measured.
  private static let duration: TimeInterval = 0.25

  /// A row whose actions are shown.
  private struct Shown {
    let path: IndexPath
    let cell: UIView
    /// The left edge of the row that is not swiped.
    let home: CGFloat
    let configuration: UISwipeActionsConfiguration
    let panel: UIView
    /// 1 if the actions are at the leading edge, −1 at the trailing one.
    let side: CGFloat
    /// The displacement of the row at the beginning of the present drag.
    var start: CGFloat = 0
  }

  private weak var list: (any SwipedRows)?
  private let pan = UIPanGestureRecognizer()
  private var shown: Shown?

  /// Whether the actions of a row are shown.
  var isOpen: Bool { shown != nil }

  init(of list: any SwipedRows) {
    self.list = list
    super.init()
    pan.delegate = self
    pan.addHandler { [weak self] _ in self?.handlePan() }
    list.addGestureRecognizer(pan)
  }

  // MARK: Gesture

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, !list.isEditing else { return false }
    let translation = pan.translation(in: list)
    guard abs(translation.x) > abs(translation.y) else { return false }
    let point = pan.location(in: list)
    guard let path = list.rowPath(at: CGPoint(x: point.x, y: point.y - translation.y))
    else { return false }
    if shown?.path == path { return true }
    close(animated: true)
    return open(path, side: translation.x > 0 ? 1 : -1)
  }

  private func handlePan() {
    guard let list, var shown else { return }
    let translation = pan.translation(in: list).x
    switch pan.state {
    case .began:
      shown.start = shown.cell.frame.minX - shown.home
      self.shown = shown
    case .changed:
      place(shown.start + translation)
    case .ended:
      end(at: shown.start + translation, velocity: pan.velocity(in: list).x)
    case .cancelled, .failed:
      close(animated: true)
    default: break
    }
  }

  private func end(at offset: CGFloat, velocity: CGFloat) {
    guard let shown else { return }
    let pulled = offset * shown.side
    let configuration = shown.configuration
    if configuration.performsFirstActionWithFullSwipe,
      pulled > shown.cell.bounds.width * Self.fullSwipe, let first = configuration.actions.first
    {
      return perform(first, in: shown.panel)
    }
    let width = Self.actionWidth * CGFloat(configuration.actions.count)
    // A flick counts as if it went on for a tenth of a second.
    guard pulled + velocity * shown.side / 10 > width / 2 else { return close(animated: true) }
    UIView.animate(withDuration: Self.duration) { self.place(width * shown.side) }
  }

  // MARK: Actions

  /// Shows the actions of a row; false if it has none at a side.
  private func open(_ path: IndexPath, side: CGFloat) -> Bool {
    guard let list, let cell = list.rowView(at: path),
      let configuration = list.swipeActions(at: path, isLeading: side > 0),
      !configuration.actions.isEmpty
    else { return false }
    let panel = UIView(frame: cell.frame)
    panel.clipsToBounds = true
    list.insertSubview(panel, belowSubview: cell)
    for action in configuration.actions { panel.addSubview(button(of: action)) }
    shown = Shown(
      path: path, cell: cell, home: cell.frame.minX, configuration: configuration, panel: panel,
      side: side)
    place(0)
    return true
  }

  private func button(of action: UIContextualAction) -> UIView {
    let button = UIButton(type: .custom)
    button.setTitle(action.title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setImage(action.image, for: .normal)
    button.tintColor = .white
    button.backgroundColor = action.backgroundColor
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self, let button else { return }
        perform(action, in: button)
      }, for: .touchUpInside)
    return button
  }

  /// Shows the actions of a row without a touch, as its delete control does.
  func reveal(_ path: IndexPath) {
    close(animated: false)
    guard open(path, side: -1), let shown else { return }
    let width = Self.actionWidth * CGFloat(shown.configuration.actions.count)
    UIView.animate(withDuration: Self.duration) { self.place(width * shown.side) }
  }

  private func perform(_ action: UIContextualAction, in view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.close(animated: true) }
  }

  /// Hides the actions.
  func close(animated: Bool) {
    guard let closing = shown else { return }
    shown = nil
    let isInList = list?.rowView(at: closing.path) === closing.cell
    let move = {
      if isInList { closing.cell.frame.origin.x = closing.home }
      closing.panel.alpha = isInList ? 1 : 0
    }
    guard animated else {
      move()
      return closing.panel.removeFromSuperview()
    }
    UIView.animate(withDuration: Self.duration, animations: move) { _ in
      closing.panel.removeFromSuperview()
    }
  }

  /// Displaces the row, and divides the room among the actions.
  private func place(_ offset: CGFloat) {
    guard let shown else { return }
    // The row does not move to the side without actions.
    let pulled = max(offset * shown.side, 0)
    shown.cell.frame.origin.x = shown.home + pulled * shown.side
    let buttons = shown.panel.subviews
    let width =
      max(pulled, Self.actionWidth * CGFloat(buttons.count)) / CGFloat(max(buttons.count, 1))
    let size = shown.panel.bounds.size
    for (number, button) in buttons.enumerated() {
      let start = CGFloat(number) * width
      button.frame = CGRect(
        x: shown.side > 0 ? start : size.width - start - width, y: 0, width: width,
        height: size.height)
    }
  }
}

extension UITableView: SwipedRows {
  func rowPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func rowView(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  /// The actions of a swipe over a row: the delegate's, or the deletion of a row that may be edited.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let delegate = rowDelegate
    if isLeading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    guard isEditing || mayDeleteBySwipe(path) else { return nil }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
    }
    guard editingStyle(at: path) == .delete else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Whether the data source says that a row may be edited.
  ///
  /// Without Objective-C a table cannot tell whether it implements `commit`; where it says nothing about editing,
  /// a swipe is left to the app's own recognizers.
  private func mayDeleteBySwipe(_ path: IndexPath) -> Bool {
    OptionalRequirement.result(
      of: "tableView(_:canEditRowAt:)", dataSource?.tableView(self, canEditRowAt: path)) ?? false
  }

  /// The editing operation of a row; none if it may not be edited.
  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return .none }
    return rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }
}
