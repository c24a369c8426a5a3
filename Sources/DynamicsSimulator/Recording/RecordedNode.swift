// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view as it was presented over time.
///
/// A view that changes its superview, or its place among its siblings, continues as another node of
/// the same name, so that the order of drawing of nodes never changes.
package struct RecordedNode: Sendable, Codable, Equatable {
  package var name: String

  /// The superview's number in the recording's list; nil for the root.
  package var parent: Int?

  /// Nil while the view is hidden or outside the tree.
  package var placement = Track<Placement>()

  package var appearance = Track<Appearance>()

  package init(name: String, parent: Int?) {
    self.name = name
    self.parent = parent
  }
}

/// Where a view's box is: points and radians clockwise, relative to the center of the superview.
package struct Placement: Sendable, Codable, Equatable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// Continuous over time: a full turn makes 2π, not 0.
  package var rotation: Double = 0
  package var scaleX: Double = 1
  package var scaleY: Double = 1

  /// The tangent of the horizontal shear, applied before scale and rotation.
  package var shear: Double = 0

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// How a view's box is painted.
package struct Appearance: Sendable, Codable, Equatable {
  package var opacity: Double = 1
  package var background: RecordedColor?
  package var cornerRadius: Double = 0
  package var borderWidth: Double = 0
  package var borderColor: RecordedColor?
  package var clipsToBounds = false
  package var shadow: RecordedShadow?
  package var content = RecordedContent.none
  /// What says by its opacity which parts of the box, and of what is in it, show; nil shows all.
  package var mask: RecordedDrawing?

  package init() {}
}
