// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What changed on a screen since the previous frame, for a page that draws it live.
package struct LiveFrame: Sendable {
  /// The placement of a node now; points and radians clockwise, relative to the center of its parent.
  package struct Motion: Sendable, Equatable {
    package let node: Int
    package let placement: Placement
    package let opacity: Double
  }

  /// A node that is new.
  package struct Node: Sendable, Codable, Equatable {
    package let number: Int
    /// Nil is the screen.
    package let parent: Int?
    /// The sibling that is drawn right after it; nil if it is the last.
    package let before: Int?
    package let name: String
  }

  /// How a node is painted from now on.
  package struct NodeAppearance: Sendable, Codable, Equatable {
    package let node: Int
    /// SVG around the node's center; empty for a node that is not shown any more.
    package let markup: String
    /// Position, size and corner radius of the box that clips the node's children.
    package let clip: [Double]?
    /// The value of the attribute that masks the node; nil for none.
    package let mask: String?
    package let isShown: Bool
  }

  /// The nodes that moved.
  package var motions: [Motion] = []
  package var nodes: [Node] = []
  package var appearances: [NodeAppearance] = []
  /// New definitions that appearances refer to by identifier: complete elements of SVG.
  package var definitions: [String] = []
  /// The positions of touches, in points of the screen.
  package var touches: [CGPoint] = []
}
