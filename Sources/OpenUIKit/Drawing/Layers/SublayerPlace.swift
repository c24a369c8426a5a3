// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a layer is inserted among the sublayers of a layer and the subviews of its view, which are
/// drawn in one order.
enum SublayerPlace {
  /// In front of everything.
  case front
  /// At an index from the back.
  case index(Int)
  /// Beside a sublayer or the layer of a subview; without one, in front of or behind everything.
  case beside(CALayer?, isInFront: Bool)

  /// The index among the sublayers, and the number of subviews behind the new layer.
  @MainActor
  func position(
    among layers: [CALayer], and subviews: [UIView]
  ) -> (index: Int, subviewsBehind: Int) {
    switch self {
    case .front:
      return (layers.count, subviews.count)
    case .index(let number):
      let number = min(max(number, 0), layers.count + subviews.count)
      let index = layers.indices.first { $0 + layers[$0].subviewsBehind >= number } ?? layers.count
      return (index, min(number - index, subviews.count))
    case .beside(let sibling, let isInFront):
      let step = isInFront ? 1 : 0
      if let index = layers.firstIndex(where: { $0 === sibling }) {
        return (index + step, layers[index].subviewsBehind)
      }
      if let view = subviews.firstIndex(where: { $0.layer === sibling }) {
        let index = layers.firstIndex { $0.subviewsBehind > view } ?? layers.count
        return (index, view + step)
      }
      return isInFront ? (layers.count, subviews.count) : (0, 0)
    }
  }
}

/// A part of a view that is drawn on its content.
package enum DrawnChild: Equatable {
  /// A sublayer, by its number in drawing order among the sublayers.
  case layer(Int)
  /// A subview.
  case view(UIView)
}

extension UIView {
  /// The sublayers and subviews in drawing order: by z position, then in order of insertion.
  package var childrenFromBack: [DrawnChild] {
    let views = storedSubviews
    let layers = layer.innerLayers ?? []
    var parts: [(position: CGFloat, view: UIView?)] = []
    parts.reserveCapacity(views.count + layers.count)
    var remaining = layers[...]
    for (index, view) in views.enumerated() {
      while let next = remaining.first, next.subviewsBehind <= index {
        parts.append((remaining.removeFirst().values.zPosition, nil))
      }
      parts.append((view.layer.values.zPosition, view))
    }
    parts += remaining.map { ($0.values.zPosition, nil) }
    if parts.contains(where: { $0.position != 0 }) {
      parts = parts.enumerated().sorted {
        ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
      }.map(\.element)
    }
    var layerCount = 0
    return parts.map { part in
      if let view = part.view { return .view(view) }
      layerCount += 1
      return .layer(layerCount - 1)
    }
  }

  /// Keeps every sublayer in front of the subviews that it covers, as one comes among them.
  func sublayersWillMakeRoom(at index: Int) {
    for sublayer in layer.innerLayers ?? [] where sublayer.subviewsBehind > index {
      sublayer.subviewsBehind += 1
    }
  }

  /// Removes a view from the list of subviews; sublayers stay in front of the others.
  func removeFromList(_ view: UIView) {
    if let layers = layer.innerLayers,
      let index = storedSubviews.firstIndex(where: { $0 === view })
    {
      for sublayer in layers where sublayer.subviewsBehind > index { sublayer.subviewsBehind -= 1 }
    }
    DisplayChanges.note()
    subviewList.remove(ObjectIdentifier(view))
  }
}
