// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

extension CALayer {
  func insert(_ layer: CALayer, at place: SublayerPlace) {
    guard !layer.isAncestor(of: self) else { return }
    layer.removeFromSuperlayer()
    var layers = innerLayers ?? []
    let (index, subviewsBehind) = place.position(among: layers, and: view?.storedSubviews ?? [])
    layers.insert(layer, at: index)
    innerLayers = layers
    layer.subviewsBehind = subviewsBehind
    layer.outerLayer = self
    layer.joinedTree = FrameStamp()
    setNeedsLayout()
  }

  /// Whether the layer is another one, or above it in its tree; the layers of subviews are below that of a view.
  private func isAncestor(of layer: CALayer) -> Bool {
    TreeWalk.isAncestor(
      self, of: layer, parent: { $0.superlayer },
      children: { ($0.innerLayers ?? []) + ($0.view?.storedSubviews.map(\.layer) ?? []) })
  }

  func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, innerLayers?.contains(where: { $0 === oldLayer }) == true else {
      return
    }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  func leaveSuperlayer() {
    guard let outer = outerLayer else { return }
    outer.innerLayers?.removeAll { $0 === self }
    if outer.innerLayers?.isEmpty == true { outer.innerLayers = nil }
    outerLayer = nil
    joinedTree = nil
  }

  /// Lays out the layer and its sublayers where needed, each before its own sublayers.
  func layoutInnerLayers() {
    layoutOwn()
    guard let innerLayers else { return }
    var walk = TreeWalk(innerLayers, of: self)
    while let layer = walk.nextChild() {
      layer.layoutOwn()
      walk.descend(to: layer.innerLayers ?? [], of: layer)
    }
  }

  private func layoutOwn() {
    guard needsOwnLayout else { return }
    needsOwnLayout = false
    layoutSublayers()
  }

  func findHit(_ point: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    let own = point.applying(values.transformToSuperlayer.inverted())
    guard contains(own) else { return nil }
    for layer in layersFromBack.reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return self
  }

  /// The sublayers in drawing order: by z position, then in order of insertion.
  var layersFromBack: [CALayer] {
    let layers = innerLayers ?? []
    guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
    }.map(\.element)
  }

  private var transformToRoot: CGAffineTransform {
    var result = values.transformToSuperlayer
    var current = superlayer
    while let layer = current {
      result = result.concatenating(layer.values.transformToSuperlayer)
      current = layer.superlayer
    }
    return result
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    transformToRoot.concatenating(layer?.transformToRoot.inverted() ?? .identity)
  }

  /// Converts a point from another layer to this layer; nil stands for the outermost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Converts a point from this layer to another; nil stands for the outermost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

  /// Converts a rectangle from another layer to this layer: the bounding rectangle.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  /// Converts a rectangle from this layer to another: the bounding rectangle.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  /// Converts a time from another layer's time to this layer's, in seconds; nil stands for the
  /// clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.clockTime(at: t) ?? t)
  }

  /// Converts a time from this layer's time to another layer's, in seconds; nil stands for the
  /// clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t)
    return l?.localTime(at: time) ?? time
  }
}
