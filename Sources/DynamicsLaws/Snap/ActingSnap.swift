// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A snap at work on the body in a row of the laws.
package struct ActingSnap {
  package internal(set) var law: SnapLaw
  /// The place of the body in the rows of the laws.
  package let row: Int32

  /// Creates a snap of the body in a row.
  package init(_ law: SnapLaw, row: Int32) {
    self.law = law
    self.row = row
  }

  /// Pulls the body in the coming step.
  mutating func prepareStep(of world: World, rows: [ActingLaws.Row]) {
    law.prepareStep(of: world, steadyAcceleration: rows[Int(row)].subject.steadyAcceleration)
  }
}
