// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The controls of a row while its table is edited.
@MainActor
final class CellControls {
  /// The room of a control, in points, as in UIKit.
  static let width: CGFloat = 38

  let style: UITableViewCell.EditingStyle
  /// The control that deletes or inserts; nil without an operation.
  private(set) var edit: UIView?
  /// The control that moves the row; nil if it may not be moved.
  private(set) var move: UIView?

  init(
    _ style: UITableViewCell.EditingStyle, canMove: Bool, edit: @escaping () -> Void,
    move: @escaping (UIGestureRecognizer) -> Void
  ) {
    self.style = style
    if style != .none {
      let isDeletion = style == .delete
      let view = Self.control(
        isDeletion ? "minus.circle.fill" : "plus.circle.fill",
        isDeletion ? .systemRed : .systemGreen)
      let tap = UITapGestureRecognizer()
      tap.addHandler { _ in edit() }
      view.addGestureRecognizer(tap)
      self.edit = view
    }
    guard canMove else { return }
    let view = Self.control("line.3.horizontal", .systemGray3)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addHandler { move($0) }
    view.addGestureRecognizer(press)
    self.move = view
  }

  private static func control(_ symbol: String, _ color: UIColor) -> UIView {
    let view = UIImageView(image: UIImage(systemName: symbol))
    view.contentMode = .center
    view.tintColor = color
    view.isUserInteractionEnabled = true
    return view
  }

  func place(in bounds: CGRect) {
    edit?.frame = CGRect(x: 0, y: 0, width: Self.width + 8, height: bounds.height)
    move?.frame = CGRect(
      x: bounds.width - Self.width - 4, y: 0, width: Self.width, height: bounds.height)
  }

  func remove() {
    edit?.removeFromSuperview()
    move?.removeFromSuperview()
  }
}

extension UITableViewCell {
  /// Shows the controls of the editing mode; without any, hides them.
  func showControls(
    _ style: EditingStyle, canMove: Bool, edit: @escaping () -> Void,
    move: @escaping (UIGestureRecognizer) -> Void
  ) {
    controls?.remove()
    controls = nil
    guard style != .none || canMove else { return }
    let made = CellControls(style, canMove: canMove, edit: edit, move: move)
    controls = made
    for view in [made.edit, made.move] { if let view { addSubview(view) } }
    made.place(in: bounds)
    setNeedsLayout()
  }
}
