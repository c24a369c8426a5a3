// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A piece of an interface that knows nothing of views: a dynamic item with three properties.
public final class Sprite: NSObject, UIDynamicItem {
  /// What a renderer shows.
  public let symbol: Character

  /// The position, which the animator writes.
  public var center: CGPoint

  /// The size, which is read once.
  public let bounds: CGRect

  /// The rotation, which the animator writes.
  public var transform = CGAffineTransform.identity

  /// Creates a sprite of a size at a position.
  public init(_ symbol: Character, at center: CGPoint, size: CGSize) {
    self.symbol = symbol
    self.center = center
    bounds = CGRect(origin: .zero, size: size)
  }
}
