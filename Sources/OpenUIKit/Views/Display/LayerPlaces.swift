// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What decides where the middle of a layer is besides its position.
package struct LayerShape: Sendable {
  fileprivate var transform: CGAffineTransform
  package let bounds: CGRect
  fileprivate let anchorPoint: CGPoint

  /// The center of the bounds in the superlayer's coordinates.
  ///
  /// - Parameter position: the position of the layer.
  @inline(__always)
  package func center(at position: CGPoint) -> CGPoint {
    LayerValues.center(
      of: bounds, transform: transform, anchorPoint: anchorPoint, position: position)
  }
}

/// Where the layers of views are whose look is plain, each compared with where it was.
///
/// Positions and transforms are read from the layers, one after another: of a view that an animator moves,
/// nothing else is touched. The rest is as it was when a view was added, as long as ``DisplayChanges`` has
/// the same count. A layer that follows a body is not read at all, as long as its body does not turn and
/// `DisplayChanges.followerCount` is the same.
@MainActor
package struct LayerPlaces {
  private struct Place {
    var position: CGPoint
    var shape: LayerShape
    var isRead = true
  }

  // Retained, so that a layer that is gone can be read; views are not, because the app may count on
  // their end.
  private var layers: [CALayer] = []
  private var places: [Place] = []
  /// The indices of the layers that are read, in ascending order.
  private var read: [Int] = []

  /// Creates a list of no views.
  package init() {}

  /// Adds the layer of a view as it is now.
  package mutating func append(_ view: UIView) {
    let values = view.layer.storedValues
    read.append(layers.count)
    layers.append(view.layer)
    places.append(
      Place(
        position: values.position,
        shape: LayerShape(
          transform: values.transform, bounds: values.bounds, anchorPoint: values.anchorPoint)))
  }

  /// Removes all views.
  package mutating func removeAll() {
    if read.count < layers.count { for layer in layers { layer.followsBody = false } }
    layers.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    read.removeAll(keepingCapacity: true)
  }

  /// Visits the views that are elsewhere than before.
  ///
  /// - Parameters:
  ///   - indices: the views to read, in ascending order; nil for all that do not follow bodies.
  ///   - visit: called with the index of a view, in ascending order, the center of its bounds in the
  ///     superview's coordinates, its size, and its transform, which is nil where that is the same as before.
  package mutating func forEachMoved(
    among indices: [Int]? = nil,
    _ visit: (_ index: Int, _ center: CGPoint, _ size: CGSize, _ transform: CGAffineTransform?) ->
      Void
  ) {
    layers.withUnsafeBufferPointer { layers in
      layers.withMemoryRebound(to: Unmanaged<CALayer>.self) { layers in
        for index in indices ?? read {
          let (position, transform) = layers[index].lend { layer in
            (layer.storedValues.position, layer.storedValues.transform)
          }
          let isTurned = transform != places[index].shape.transform
          guard isTurned || position != places[index].position else { continue }
          places[index].position = position
          places[index].shape.transform = transform
          let shape = places[index].shape
          visit(
            index, shape.center(at: position), shape.bounds.size, isTurned ? transform : nil)
        }
      }
    }
  }

  // MARK: Layers that follow bodies

  /// Stops reading the layers that are where bodies are.
  ///
  /// - Parameter candidates: layers, and where their bodies are.
  /// - Returns: the index and the shape of each layer that is not read any more; nil for the others.
  package mutating func follow(
    _ candidates: [(layer: CALayer, position: CGPoint)]
  ) -> [(index: Int, shape: LayerShape)?] {
    var indices: [ObjectIdentifier: Int] = [:]
    indices.reserveCapacity(read.count)
    for index in read { indices[ObjectIdentifier(layers[index])] = index }
    let followed = candidates.map { layer, position -> (index: Int, shape: LayerShape)? in
      guard let index = indices[ObjectIdentifier(layer)], places[index].isRead,
        places[index].position == position, layer.storedValues.position == position,
        layer.storedValues.transform == places[index].shape.transform,
        !layer.isOfConstrainedView
      else { return nil }
      layer.followsBody = true
      places[index].isRead = false
      return (index, places[index].shape)
    }
    updateRead()
    return followed
  }

  /// Reads layers again; each counts as moved once.
  package mutating func stopFollowing(_ indices: [Int]) {
    for index in indices {
      layers[index].followsBody = false
      places[index].isRead = true
      places[index].position = CGPoint(x: CGFloat.nan, y: .nan)
    }
    updateRead()
  }

  private mutating func updateRead() {
    read.removeAll(keepingCapacity: true)
    for index in places.indices where places[index].isRead { read.append(index) }
  }
}

extension UIView {
  /// Whether an animation of the view is running.
  package var isAnimated: Bool { !layer.changes.isEmpty || !layer.runs.isEmpty }
}
