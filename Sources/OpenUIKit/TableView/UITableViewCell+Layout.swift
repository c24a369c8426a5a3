// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  private static let accessoryWidth: CGFloat = 28

  /// Places content, labels, accessory, controls and separator in the bounds.
  func placeParts() {
    let accessory =
      accessoryView?.bounds.width ?? (accessoryType == .none ? 0 : Self.accessoryWidth)
    let indent = controls?.edit != nil && shouldIndentWhileEditing ? CellControls.width : 0
    let end = bounds.width - (controls?.move == nil ? 0 : CellControls.width)
    let right = accessory > 0 ? accessory + Self.margin / 2 : 0
    contentView.frame = CGRect(
      x: indent, y: 0, width: max(end - right - indent, 0), height: bounds.height)
    accessoryView?.center = CGPoint(x: end - Self.margin / 2 - accessory / 2, y: bounds.midY)
    accessoryLabel.frame = CGRect(
      x: end - right, y: 0, width: accessory, height: bounds.height)
    controls?.place(in: bounds)
    separator.frame = CGRect(
      x: separatorInset.left, y: bounds.height - 0.5,
      width: max(bounds.width - separatorInset.left - separatorInset.right, 0), height: 0.5)
    layoutTexts()
  }

  private func layoutTexts() {
    var left = Self.margin + CGFloat(indentationLevel) * indentationWidth
    if hasImageView, let imageView, let size = imageView.image?.size {
      let height = min(size.height, bounds.height)
      let width = size.height > 0 ? size.width * height / size.height : 0
      imageView.frame = CGRect(
        x: left, y: (bounds.height - height) / 2, width: width, height: height)
      left += width + Self.margin
    }
    let available = CGRect(
      x: left, y: 0, width: max(contentView.bounds.width - left - Self.margin / 2, 0),
      height: bounds.height)
    let detail = (detailTextLabel?.text ?? "").isEmpty ? nil : detailTextLabel
    guard let detail else {
      if subviewsHaveText { textLabel?.frame = available }
      return
    }
    if style == .subtitle {
      let heights = (
        textLabel?.intrinsicContentSize.height ?? 0, detail.intrinsicContentSize.height
      )
      let top = (available.height - heights.0 - heights.1) / 2
      textLabel?.frame = CGRect(x: left, y: top, width: available.width, height: heights.0)
      detail.frame = CGRect(x: left, y: top + heights.0, width: available.width, height: heights.1)
    } else {
      textLabel?.frame = available
      detail.frame = available
      detail.textAlignment = .right
      detail.textColor = .systemGray
    }
  }

  /// Whether the lazily created main label exists.
  private var subviewsHaveText: Bool { contentView.subviews.contains { $0 is UILabel } }
}
