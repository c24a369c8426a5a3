// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of a layer for layout, actions and drawing.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a property change; nil leaves it to the layer, `NSNull()` means none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Sets the contents of a layer that is to be displayed; called for layers without a view.
  func display(_ layer: CALayer)
  /// Draws the content of a layer that is to be displayed; called for layers without a view.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Default implementation: does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Default implementation: returns nil, which leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Default implementation: does nothing.
  public func display(_ layer: CALayer) {}

  /// Default implementation: draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
