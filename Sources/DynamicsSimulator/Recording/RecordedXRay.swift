// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A dynamic item over time, whether it is a view or not.
package struct RecordedItem: Sendable, Codable, Equatable {
  package var name: String

  /// Nil while the item has no body.
  package var states = Track<DynamicItemState>()

  /// The closed outlines with which it collides, around its center, not rotated.
  package var outlines = Track<[[CGPoint]]>()

  /// What fields do to the item, as an arrow from its center to this point relative to it; nil where
  /// they do nothing.
  package var pulls = Track<CGPoint>()

  package init(name: String) {
    self.name = name
  }
}

/// A touch over time, in the coordinate system of the screen.
package struct RecordedTouch: Sendable, Codable, Equatable {
  /// Nil before the touch begins and after it ends.
  package var path = Track<CGPoint>()

  package init() {}
}

/// What the animators held over time, in the coordinate system of the screen.
package struct RecordedXRay: Sendable, Codable, Equatable {
  /// A collision boundary.
  package struct Boundary: Sendable, Codable, Equatable {
    /// Nil is the boundary made from the reference bounds.
    package var identifier: String?
    package var lines: [[CGPoint]]

    package init(identifier: String?, lines: [[CGPoint]]) {
      self.identifier = identifier
      self.lines = lines
    }
  }

  /// A point where two shapes touch.
  package struct Contact: Sendable, Codable, Equatable {
    package var point: CGPoint

    /// From the point to the tip of its arrow, along the normal; longer the harder it pushes.
    package var push: CGPoint

    package init(point: CGPoint, push: CGPoint) {
      self.point = point
      self.push = push
    }
  }

  /// A joint, with the points that its drawing needs.
  package struct Joint: Sendable, Codable, Equatable {
    package typealias Kind = DynamicsOverlay.Joint.Kind

    package var kind: Kind
    package var points: [CGPoint]

    package init(kind: Kind, points: [CGPoint]) {
      self.kind = kind
      self.points = points
    }
  }

  /// An arrow: something of a kind that leads from a point to another.
  package struct Line: Sendable, Codable, Equatable {
    /// What the line stands for; the order is the one in which the page numbers them.
    package enum Kind: String, Sendable, Codable, CaseIterable {
      case gravity, push, probe, turn, still
    }

    package var kind: Kind
    package var start: CGPoint
    package var end: CGPoint

    package init(kind: Kind, start: CGPoint, end: CGPoint) {
      self.kind = kind
      self.start = start
      self.end = end
    }
  }

  /// The position of a field.
  package struct Origin: Sendable, Codable, Equatable {
    package var kind: UIFieldBehavior.Kind
    package var position: CGPoint
  }

  package var boundaries = Track<[Boundary]>()
  package var contacts = Track<[Contact]>()
  package var joints = Track<[Joint]>()

  /// Gravity and pushes; a longer arrow stands for a stronger one.
  package var arrows = Track<[Line]>()

  package var origins = Track<[Origin]>()

  /// Of each field the closed lines around where it acts, relative to its origin; none for a field
  /// that acts everywhere.
  package var regions = Track<[[[CGPoint]]]>()

  /// What fields do to probes, every tenth of a second.
  package var probes = Track<[Line]>()

  package init() {}
}
