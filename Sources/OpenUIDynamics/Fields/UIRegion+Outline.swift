// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The outline of a region, for pictures.
extension UIRegion {
  /// Points between the samples of a combined region at least; what is thinner may be missed.
  private static let minimumCell: CGFloat = 4
  /// Samples of an area at most: what a step may spend on a picture.
  private static let maximumSampleCount: CGFloat = 20_000
  /// Samples of a side of an area at most, which only areas that are much longer than wide reach.
  private static let maximumSideCount: CGFloat = 4_000

  /// Closed lines around the parts of the region that lie in an area, in points from its center;
  /// none where the region covers everything or nothing of it.
  ///
  /// A circle and a rectangle are given as they are, also beyond the area.
  func outline(in area: CGRect) -> [[CGPoint]] {
    if type(of: self) == UIRegion.self {
      switch shape {
      case .infinite, .empty: return []
      case .circle(let radius): return [Self.circle(radius)]
      case .rectangle(let size):
        let (x, y) = (size.width / 2, size.height / 2)
        return [
          [
            CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
          ]
        ]
      default: break
      }
    }
    guard area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite else {
      return []
    }
    let share = area.width * area.height / Self.maximumSampleCount
    let side = max(area.width, area.height) / Self.maximumSideCount
    let cell = max(share.squareRoot(), side, Self.minimumCell)
    return Contour(area: area, cell: cell) { self.contains($0) }.lines
  }

  private static func circle(_ radius: CGFloat) -> [CGPoint] {
    let count = 64
    return (0..<count).map { number in
      let (sine, cosine) = sineAndCosine(of: 2 * .pi * CGFloat(number) / CGFloat(count))
      return CGPoint(x: radius * cosine, y: radius * sine)
    }
  }
}
