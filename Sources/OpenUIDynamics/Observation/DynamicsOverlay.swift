// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The state of an animator as plain geometry to draw: points, in the animator's coordinate system.
package struct DynamicsOverlay: Sendable {
  /// A body as the engine has it.
  package struct Body: Sendable {
    package var center: CGPoint
    /// Radians clockwise, from −π to π.
    package var angle: CGFloat
    /// The item of the body; nil for a body without an item.
    package var item: ObjectIdentifier?
    /// Closed outlines around the center, not rotated, one for each shape: the same array as long as
    /// the item has the body.
    package let shape: [[CGPoint]]
    let transform: Transform
    /// Points per second.
    package var velocity: CGVector
    /// Radians per second, clockwise.
    package var angularVelocity: CGFloat
    package var isAwake: Bool
    package var isAnchored: Bool
    /// What all fields did to the body in the last step, points/s².
    package var fieldAcceleration: CGVector

    /// The outlines where the body is.
    package var outlines: [[CGPoint]] {
      shape.map { $0.map { CGPoint(transform * Vector2($0)) } }
    }
  }

  /// A collision boundary.
  package struct Boundary: Sendable {
    /// Nil is the boundary made from the reference bounds.
    package var identifier: String?
    package var lines: [[CGPoint]]
  }

  /// A point where two shapes touch, as the engine has it: recordings keep many.
  package struct Contact: Sendable, Equatable {
    let position: Vector2
    let direction: Vector2
    let engineImpulse: Float

    package var point: CGPoint { CGPoint(position) }
    package var normal: CGVector {
      CGVector(dx: CGFloat(direction.x), dy: CGFloat(direction.y))
    }
    /// Impulse of the last step in UIKit newton seconds (mass of 100×100 points times points/s ÷
    /// 100).
    package var impulse: CGFloat { CGFloat(engineImpulse) / Tuning.forceUnit }
  }

  /// A push or a gravity acting on a point; the vector is in the behavior's own unit of magnitude.
  package struct Arrow: Sendable {
    package enum Kind: String, Sendable, Codable { case gravity, push }

    package var kind: Kind
    package var start: CGPoint
    package var vector: CGVector
  }

  /// What a behavior does to each of its items, which is the same for all.
  package struct ArrowGroup: Sendable, Equatable {
    package let kind: Arrow.Kind
    package let vector: CGVector
    /// The points on which it acts, as the engine has them; none where it has ``bodies``.
    let points: [Vector2]
    /// In an overlay for one who has the centers of all items: the indices, in the order of activation, of the
    /// items on whose centers it acts; nil where these are not known.
    package let bodies: [Int]?

    /// The points on which it acts, where the group holds them.
    package var starts: [CGPoint] { points.map { CGPoint($0) } }
  }

  package var bodies: [Body] = []
  package var boundaries: [Boundary] = []
  package var contacts: [Contact] = []
  package var joints: [Joint] = []
  /// Gravity and pushes by behavior.
  package var arrowGroups: [ArrowGroup] = []

  /// Gravity and pushes.
  package var arrows: [Arrow] {
    arrowGroups.flatMap { group in
      group.starts.map { Arrow(kind: group.kind, start: $0, vector: group.vector) }
    }
  }

  package init() {}
}
