// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The axes of a flow layout: along the scroll direction and across it.
struct FlowAxis {
  let isVertical: Bool

  init(_ direction: UICollectionView.ScrollDirection) {
    isVertical = direction == .vertical
  }

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }

  /// The extent of a rectangle along the scroll direction.
  func range(of rect: CGRect) -> (lower: CGFloat, upper: CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// The insets at the start and the end of both axes.
  func insets(
    _ insets: UIEdgeInsets
  ) -> (start: CGFloat, end: CGFloat, left: CGFloat, right: CGFloat) {
    isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right)
      : (insets.left, insets.right, insets.top, insets.bottom)
  }
}
