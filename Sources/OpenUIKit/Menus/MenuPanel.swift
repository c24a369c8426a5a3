// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The panel of an open menu: a row for each element.
final class MenuPanel: UIView {
  /// UIKit's measures, in points.
  static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44
  private static let headerHeight: CGFloat = 32
  private static let subtitleHeight: CGFloat = 14
  private static let margin: CGFloat = 16
  private static let checkWidth: CGFloat = 24
  private static let groupGap: CGFloat = 8

  private let entries: [MenuEntry]
  private let choose: (MenuEntry) -> Void
  private var rows: [MenuRow] = []
  private let scrollView = UIScrollView()

  init(_ entries: [MenuEntry], choose: @escaping (MenuEntry) -> Void) {
    self.entries = entries
    self.choose = choose
    super.init(frame: .zero)
    accessibilityIdentifier = "menu"
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 13
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 32
    layer.shadowOffset = .zero
    scrollView.layer.cornerRadius = 13
    addSubview(scrollView)
    addRows()
  }

  required init?(coder: NSCoder) { nil }

  private func addRows() {
    let hasChecks = entries.contains { $0.isChecked }
    var y: CGFloat = 0
    for entry in entries {
      if entry.startsGroup {
        let gap = UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: Self.groupGap))
        gap.backgroundColor = .tertiarySystemFill
        scrollView.addSubview(gap)
        y += Self.groupGap
      }
      let row = MenuRow(entry, indent: hasChecks ? Self.margin + Self.checkWidth : Self.margin)
      row.frame = CGRect(x: 0, y: y, width: Self.width, height: Self.height(of: entry))
      row.addAction(
        UIAction { [weak self] _ in self?.choose(entry) }, for: .touchUpInside)
      scrollView.addSubview(row)
      rows.append(row)
      y = row.frame.maxY
      row.showsLine = !entry.startsGroup && rows.count > 1
    }
    scrollView.contentSize = CGSize(width: Self.width, height: y)
  }

  private static func height(of entry: MenuEntry) -> CGFloat {
    if case .header = entry.kind { return headerHeight }
    return rowHeight + (entry.subtitle == nil ? 0 : subtitleHeight)
  }

  /// The height of all rows, in points.
  var contentHeight: CGFloat { scrollView.contentSize.height }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
  }
}

/// A row of a menu.
private final class MenuRow: UIControl {
  private let entry: MenuEntry
  private let indent: CGFloat
  private let label = UILabel()
  private let subtitleLabel = UILabel()
  private let check = UIImageView(image: UIImage(systemName: "checkmark"))
  private let picture = UIImageView()
  private let line = UIView()

  var showsLine = false { didSet { line.isHidden = !showsLine } }

  init(_ entry: MenuEntry, indent: CGFloat) {
    self.entry = entry
    self.indent = indent
    super.init(frame: .zero)
    accessibilityIdentifier = entry.title
    accessibilityLabel = entry.title
    if case .header = entry.kind { isUserInteractionEnabled = false }
    isEnabled = entry.isEnabled
    let color: UIColor =
      !entry.isEnabled ? .tertiaryLabel : entry.isDestructive ? .systemRed : .label
    label.text = entry.title
    label.textColor = isHeader ? .secondaryLabel : color
    label.font = .systemFont(ofSize: isHeader ? 12 : 17)
    subtitleLabel.text = entry.subtitle
    subtitleLabel.font = .systemFont(ofSize: 12)
    subtitleLabel.textColor = .secondaryLabel
    picture.image = entry.image
    picture.contentMode = .scaleAspectFit
    picture.tintColor = color
    check.tintColor = color
    check.contentMode = .scaleAspectFit
    check.isHidden = !entry.isChecked
    line.backgroundColor = .separator
    line.isHidden = true
    for view in [label, subtitleLabel, picture, check, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var isHeader: Bool {
    if case .header = entry.kind { true } else { false }
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = bounds.width - 16 - (entry.image == nil ? 0 : 30)
    let textWidth = max(right - indent, 0)
    let hasSubtitle = entry.subtitle != nil
    label.frame = CGRect(
      x: isHeader ? 16 : indent, y: hasSubtitle ? 8 : 0, width: textWidth,
      height: hasSubtitle ? 24 : bounds.height)
    subtitleLabel.frame = CGRect(
      x: indent, y: 34, width: textWidth, height: hasSubtitle ? 16 : 0)
    check.frame = CGRect(x: 14, y: bounds.midY - 8, width: 16, height: 16)
    picture.frame = CGRect(x: bounds.width - 16 - 20, y: bounds.midY - 10, width: 20, height: 20)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
  }
}
