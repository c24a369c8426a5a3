// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a dynamic item is and how it moves at one moment.
public struct DynamicItemState: Sendable, Codable, Equatable {
  /// The item's name; see ``Simulator/name(of:)``.
  public let name: String

  /// The item's center in points, in the coordinate system of the screen.
  public let position: CGPoint

  /// The item's rotation in radians, clockwise.
  public let angle: CGFloat

  /// The velocity in points per second, as `UIDynamicItemBehavior.linearVelocity(for:)` gives it.
  public let velocity: CGPoint

  /// The angular velocity in radians per second, clockwise.
  public let angularVelocity: CGFloat

  /// Whether the item is being moved; false once it has come to rest.
  public let isAwake: Bool

  /// Whether the item is held in place: it takes part in collisions but nothing moves it.
  public let isAnchored: Bool

  /// The length of the velocity, in points per second.
  public var speed: CGFloat {
    (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
  }
}
