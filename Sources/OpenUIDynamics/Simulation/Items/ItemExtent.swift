// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// The sides of an upright rectangle, which may be infinitely far away.
///
/// `CGRect.intersects(_:)` ends the program for a rectangle with a side that is not a number, such as
/// the right side of one that begins at −∞ and is infinitely wide.
struct ItemExtent {
  private let left: CGFloat
  private let top: CGFloat
  private let right: CGFloat
  private let bottom: CGFloat

  /// The sides of a rectangle, also of one with negative or infinite width and height; nil if a part
  /// is not a number.
  init?(_ rect: CGRect) {
    let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard parts.allSatisfy({ !$0.isNaN }) else { return nil }
    (left, right) = Self.ends(from: rect.origin.x, length: rect.size.width)
    (top, bottom) = Self.ends(from: rect.origin.y, length: rect.size.height)
  }

  /// The rectangle around a center; a size that is not finite counts as none.
  init(center: CGPoint, size: CGSize) {
    let width = size.width.isFinite ? abs(size.width) / 2 : 0
    let height = size.height.isFinite ? abs(size.height) / 2 : 0
    (left, right) = (center.x - width, center.x + width)
    (top, bottom) = (center.y - height, center.y + height)
  }

  /// The two ends of a side; one of infinite length from −∞ reaches to ∞.
  private static func ends(from start: CGFloat, length: CGFloat) -> (CGFloat, CGFloat) {
    let sum = start + length
    let end = sum.isNaN ? length : sum
    return (min(start, end), max(start, end))
  }

  /// The rectangle in the engine's numbers, grown by a margin on every side.
  func box(grownBy margin: CGFloat) -> BoundingBox {
    BoundingBox(
      lower: Vector2(CGPoint(x: left - margin, y: top - margin)),
      upper: Vector2(CGPoint(x: right + margin, y: bottom + margin)))
  }

  /// Whether two rectangles have a point in common; sides belong to them.
  func meets(_ other: ItemExtent) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }
}

extension Simulation {
  /// The items whose bounding rectangle intersects a rectangle, or, if `isInside` is false, those
  /// whose does not; refuses a rectangle with a part that is not a number.
  ///
  /// (S028)
  func items(in rect: CGRect, isInside: Bool = true, method: String) -> [any UIDynamicItem] {
    guard let area = ItemExtent(rect) else {
      DiagnosticReporter.report(
        method, problem: "\(rect) contains a value that is not a number.",
        remedy: "The result is empty; give numbers, or CGRect.infinite for the whole plane.")
      return []
    }
    let candidates = isInside ? items(near: area) : simulatedItems
    return candidates.filter { extent(of: $0)?.meets(area) == isInside }.map(\.item)
  }

  /// Items with a body, in the order in which they became active: at least all whose bounding
  /// rectangle intersects an area; found through the engine's tree of boxes.
  private func items(near area: ItemExtent) -> [SimulatedItem] {
    var found: [Int: SimulatedItem] = [:]
    // A point more than the rectangles overhang, because the engine's numbers are shorter.
    world.forEachShape(near: area.box(grownBy: state.maximumOverhang + 1)) { userData in
      let slot = Int(truncatingIfNeeded: userData)
      guard slot < state.slots.count, let item = state.slots[slot] else { return }
      found[item.serial] = item
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The upright rectangle around an item's rotated bounds, with the size that the item had when it
  /// became active; nil without a body.
  private func extent(of simulated: SimulatedItem) -> ItemExtent? {
    let size = simulated.state.size
    guard let body = simulated.body else { return nil }
    let transform = world.transform(of: body)
    // The extents of a rotated rectangle: w' = |c|·w + |s|·h, h' = |s|·w + |c|·h.
    let cosine = abs(CGFloat(transform.rotation.cosine))
    let sine = abs(CGFloat(transform.rotation.sine))
    return ItemExtent(
      center: CGPoint(transform.position),
      size: CGSize(
        width: cosine * size.width + sine * size.height,
        height: sine * size.width + cosine * size.height))
  }
}
