// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The panel of an alert: two texts and fields above buttons.
final class AlertPanel: UIView {
  /// UIKit's measures, in points.
  private static let margin: CGFloat = 16
  private static let textGap: CGFloat = 4
  private static let buttonHeight: CGFloat = 44
  private static let fieldHeight: CGFloat = 30
  private static let fieldGap: CGFloat = 8

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [UILabel] = []
  private var lines: [UIView] = []
  private var isRow = false

  func show(
    title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction],
    isRow: Bool, emphasised: UIAlertAction?, choose: @escaping @MainActor (UIAlertAction) -> Void
  ) {
    self.isRow = isRow
    self.fields = fields
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.text = message
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    for field in fields { addSubview(field) }
    for action in actions { addButton(action, isBold: action === emphasised, choose) }
  }

  private func addButton(
    _ action: UIAlertAction, isBold: Bool, _ choose: @escaping @MainActor (UIAlertAction) -> Void
  ) {
    let label = UILabel()
    label.text = action.title
    label.accessibilityIdentifier = action.title
    label.textAlignment = .center
    let isStrong = isBold || action.style == .cancel
    label.font = .systemFont(ofSize: 17, weight: isStrong ? .semibold : .regular)
    let color: UIColor = action.style == .destructive ? .systemRed : tintColor
    let showState: @MainActor () -> Void = { [weak label, weak action] in
      guard let label, let action else { return }
      label.textColor = action.isEnabled ? color : .systemGray
      label.isUserInteractionEnabled = action.isEnabled
    }
    showState()
    action.isEnabledDidChange = showState
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in choose(action) }
    label.addGestureRecognizer(tap)
    let line = UIView()
    line.backgroundColor = .separator
    buttons.append(label)
    lines.append(line)
    addSubview(label)
    addSubview(line)
  }

  private var buttonRows: Int { isRow ? 1 : buttons.count }

  private func textHeights(forWidth width: CGFloat) -> (title: CGFloat, message: CGFloat) {
    let room = CGSize(width: max(width - 2 * Self.margin, 1), height: .greatestFiniteMagnitude)
    func height(_ label: UILabel) -> CGFloat {
      (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(room).height.rounded(.up)
    }
    return (height(titleLabel), height(messageLabel))
  }

  /// Returns the height of the panel.
  func height(forWidth width: CGFloat) -> CGFloat {
    let heights = textHeights(forWidth: width)
    let texts = heights.title + heights.message + (heights.message > 0 ? Self.textGap : 0)
    let typed = CGFloat(fields.count) * (Self.fieldGap + Self.fieldHeight)
    let top = texts + typed > 0 ? texts + typed + 2 * Self.margin : 0
    return top + CGFloat(buttonRows) * Self.buttonHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let heights = textHeights(forWidth: width)
    titleLabel.frame = CGRect(
      x: Self.margin, y: Self.margin, width: width - 2 * Self.margin, height: heights.title)
    messageLabel.frame = CGRect(
      x: Self.margin, y: titleLabel.frame.maxY + Self.textGap, width: width - 2 * Self.margin,
      height: heights.message)
    layOutFields(below: heights.message > 0 ? messageLabel.frame.maxY : titleLabel.frame.maxY)
    layOutButtons()
  }

  private func layOutFields(below top: CGFloat) {
    for (index, field) in fields.enumerated() {
      let above = CGFloat(index) * (Self.fieldGap + Self.fieldHeight)
      field.frame = CGRect(
        x: Self.margin, y: top + Self.fieldGap + above, width: bounds.width - 2 * Self.margin,
        height: Self.fieldHeight)
    }
  }

  private func layOutButtons() {
    let width = bounds.width
    let top = bounds.height - CGFloat(buttonRows) * Self.buttonHeight
    for (index, button) in buttons.enumerated() {
      let share = isRow ? width / CGFloat(buttons.count) : width
      let row = isRow ? 0 : CGFloat(index)
      let origin = CGPoint(x: isRow ? CGFloat(index) * share : 0, y: top + row * Self.buttonHeight)
      button.frame = CGRect(origin: origin, size: CGSize(width: share, height: Self.buttonHeight))
      let isBeside = isRow && index > 0
      lines[index].frame = CGRect(
        x: origin.x, y: origin.y, width: isBeside ? 0.5 : share,
        height: isBeside ? Self.buttonHeight : 0.5)
    }
  }
}
