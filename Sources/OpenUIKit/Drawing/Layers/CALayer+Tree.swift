import Foundation

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return }
      ancestor = current.superlayer
    }
    layer.removeFromSuperlayer()
    var layers = innerLayers ?? []
    layers.insert(layer, at: min(max(index, 0), layers.count))
    innerLayers = layers
    layer.outerLayer = self
    layer.joinedTree = FrameMoment()
    setNeedsLayout()
  }

  /// The place of a sublayer once another one is taken out.
  func index(of sibling: CALayer?, apartFrom layer: CALayer) -> Int? {
    (innerLayers ?? []).filter { $0 !== layer }.firstIndex { $0 === sibling }
  }

  func layoutInnerLayers() {
    if needsOwnLayout {
      needsOwnLayout = false
      layoutSublayers()
    }
    for layer in innerLayers ?? [] { layer.layoutInnerLayers() }
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

  /// The sublayers in the order of drawing: by their z positions, then as they were added.
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

  /// Returns a point of another layer in this layer's coordinates; nil stands for the outermost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Returns a point of this layer in another layer's coordinates; nil stands for the outermost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

  /// Returns the upright rectangle around one of another layer, in this layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  /// Returns the upright rectangle around one of this layer, in another layer's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  /// Returns a time of another layer in this layer's own time, in seconds; nil stands for the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.clockTime(at: t) ?? t)
  }

  /// Returns a time of this layer in another layer's own time, in seconds; nil stands for the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t)
    return l?.localTime(at: time) ?? time
  }
}
