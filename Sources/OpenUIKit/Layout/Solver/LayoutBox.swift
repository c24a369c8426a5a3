// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The frame of a view or guide, as linear expressions in the root view's coordinates.
struct LayoutBox {
  var left = LinearRow()
  var top = LinearRow()
  var width = LinearRow()
  var height = LinearRow()

  var right: LinearRow { left + width }
  var bottom: LinearRow { top + height }

  /// The box with its edges moved inward.
  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    LayoutBox(
      left: left + LinearRow(Double(insets.left)), top: top + LinearRow(Double(insets.top)),
      width: width - LinearRow(Double(insets.left + insets.right)),
      height: height - LinearRow(Double(insets.top + insets.bottom)))
  }

  /// The expression of an attribute; nil for `.notAnAttribute`.
  ///
  /// - Parameters:
  ///   - margins: The insets of margin attributes.
  ///   - baselines: The distances from the top to the first baseline and from the last baseline
  ///     to the bottom, in points; nil if both are the bottom.
  func value(
    of attribute: NSLayoutConstraint.Attribute, margins: UIEdgeInsets,
    baselines: (first: CGFloat, last: CGFloat)?
  ) -> LinearRow? {
    switch attribute {
    case .left, .leading: left
    case .right, .trailing: right
    case .top: top
    case .bottom: bottom
    case .width: width
    case .height: height
    case .centerX: left + width * 0.5
    case .centerY: top + height * 0.5
    case .firstBaseline: baselines.map { top + LinearRow(Double($0.first)) } ?? bottom
    case .lastBaseline: bottom - LinearRow(Double(baselines?.last ?? 0))
    case .leftMargin, .leadingMargin: inset(by: margins).left
    case .rightMargin, .trailingMargin: inset(by: margins).right
    case .topMargin: inset(by: margins).top
    case .bottomMargin: inset(by: margins).bottom
    case .centerXWithinMargins: inset(by: margins).centered(of: .centerX)
    case .centerYWithinMargins: inset(by: margins).centered(of: .centerY)
    case .notAnAttribute: nil
    }
  }

  private func centered(of attribute: NSLayoutConstraint.Attribute) -> LinearRow {
    attribute == .centerX ? left + width * 0.5 : top + height * 0.5
  }
}
