// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// One item with the transform that it shows: a row of `ItemOutputTable`.
///
/// Noncopyable, and it only lends the item: retaining and releasing items would cost as much as
/// writing them.
struct ItemOutput: ~Copyable {
  /// Nil where the slot is free.
  private let item: (any UIDynamicItem)?
  /// What moves an item that is a view of a frequent class; nil for any other.
  private let layer: CALayer?
  /// The rotation that was last read from, or written to, the item.
  var shownRotation: Rotation
  /// Whether the transform that was last read from, or written to, the item is a pure rotation.
  var isOnlyRotated: Bool
  /// Whether the item is a view whose superview is not the reference view.
  let hasOtherCoordinates: Bool

  init(
    _ item: (any UIDynamicItem)?, _ orientation: ItemOrientation, hasOtherCoordinates: Bool,
    layer: CALayer? = nil
  ) {
    self.item = item
    self.layer = layer
    shownRotation = orientation.rotation
    isOnlyRotated = orientation.isOnlyRotated
    self.hasOtherCoordinates = hasOtherCoordinates
  }

  private init(copying output: borrowing ItemOutput) {
    item = output.item
    layer = output.layer
    shownRotation = output.shownRotation
    isOnlyRotated = output.isOnlyRotated
    hasOtherCoordinates = output.hasOtherCoordinates
  }

  borrowing func copy() -> ItemOutput { ItemOutput(copying: self) }

  /// The stored values, for reflection.
  var contents: (item: (any UIDynamicItem)?, rotation: Rotation, Bool, Bool) {
    (item, shownRotation, isOnlyRotated, hasOtherCoordinates)
  }

  /// Whether the item is a view that is read and written without code of the user.
  var isPlainView: Bool { layer != nil }

  /// The center and the transform of a view, which are read without code of the user; nil for other items.
  @MainActor @inline(__always)
  borrowing func placeOfView() -> (center: CGPoint, transform: CGAffineTransform)? {
    guard let center = layer?.centerOfView, let transform = layer?.transformOfView else {
      return nil
    }
    return (center, transform)
  }

  /// Copies the place of a view as `CALayer.copyPlace(to:)` does; returns whether the item is one.
  @MainActor @inline(__always)
  borrowing func copyPlaceOfView(to numbers: UnsafeMutablePointer<Double>) -> Bool {
    layer?.copyPlace(to: numbers) != nil
  }

  /// The layer of a view that a step moves to where its body is, and leaves as it is otherwise while the body does
  /// not turn; nil for other items.
  ///
  /// - Parameter rotation: the rotation of the body.
  @MainActor
  borrowing func followingLayer(ofBodyAt rotation: Rotation) -> CALayer? {
    hasOtherCoordinates || shownRotation != rotation ? nil : layer
  }

  /// The item's transform now; nil where the slot is free.
  @MainActor @inline(__always)
  borrowing func transform() -> CGAffineTransform? { layer?.transformOfView ?? item?.transform }

  // Not `if let`, which would retain the layer.
  @MainActor @inline(__always)
  borrowing func write(_ center: CGPoint) {
    if layer?.moveView(to: center) == nil { item?.center = center }
  }

  @MainActor @inline(__always)
  borrowing func write(_ transform: CGAffineTransform) {
    if layer?.turnView(to: transform) == nil { item?.transform = transform }
  }

  /// The center to write, in the item's own coordinates.
  @MainActor
  borrowing func center(at position: CGPoint, in reference: ReferenceSystem) -> CGPoint {
    guard hasOtherCoordinates, let item else { return position }
    return reference.center(of: item, at: position)
  }

  /// Whether another output has the same item.
  borrowing func hasSameItem(as other: borrowing ItemOutput) -> Bool { item === other.item }
}
