// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the layers of views are whose look is plain, each compared with where it was.
///
/// Positions and transforms are read from the layers, one after another: of a view that an animator moves,
/// nothing else is touched. The rest is as it was when a view was added, as long as ``DisplayChanges`` has
/// the same count.
@MainActor
package struct LayerPlaces {
  /// Where a layer was, and what else decides where its middle is.
  private struct Place {
    var position: CGPoint
    var transform: CGAffineTransform
    let bounds: CGRect
    let anchorPoint: CGPoint
  }

  // Retained, so that a layer that is gone can be read; views are not, because the app may count on
  // their end.
  private var layers: [CALayer] = []
  private var places: [Place] = []

  /// Creates a list of no views.
  package init() {}

  /// The number of views.
  package var count: Int { layers.count }

  /// Adds the layer of a view as it is now.
  package mutating func append(_ view: UIView) {
    let values = view.layer.storedValues
    layers.append(view.layer)
    places.append(
      Place(
        position: values.position, transform: values.transform, bounds: values.bounds,
        anchorPoint: values.anchorPoint))
  }

  /// Removes all views.
  package mutating func removeAll() {
    layers.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  /// Visits the views that are elsewhere than before.
  ///
  /// - Parameter visit: called with the index of a view, in ascending order, the center of its bounds in the
  ///   superview's coordinates, its size, and its transform, which is nil where that is the same as before.
  package mutating func forEachMoved(
    _ visit: (_ index: Int, _ center: CGPoint, _ size: CGSize, _ transform: CGAffineTransform?) ->
      Void
  ) {
    layers.withUnsafeBufferPointer { layers in
      layers.withMemoryRebound(to: Unmanaged<CALayer>.self) { layers in
        for index in layers.indices {
          let (position, transform) = layers[index].lend { layer in
            (layer.storedValues.position, layer.storedValues.transform)
          }
          let isTurned = transform != places[index].transform
          guard isTurned || position != places[index].position else { continue }
          places[index].position = position
          places[index].transform = transform
          let (bounds, anchorPoint) = (places[index].bounds, places[index].anchorPoint)
          let center = LayerValues.center(
            of: bounds, transform: transform, anchorPoint: anchorPoint, position: position)
          visit(index, center, bounds.size, isTurned ? transform : nil)
        }
      }
    }
  }
}

extension UIView {
  /// Whether an animation of the view is running.
  package var isAnimated: Bool { !layer.changes.isEmpty || !layer.runs.isEmpty }
}
