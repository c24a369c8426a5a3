// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A field at work: its law, where it acts, and how far its noise has come.
package struct ActingField {
  package let law: FieldLaw
  /// Where the field acts, around its position.
  package let region: FieldRegion
  /// The time coordinate of noise, in cells.
  package internal(set) var noiseTime: Double
  /// The places of the bodies in the rows of the laws, in the order in which the field acts on them.
  package let rows: [Int32]

  /// Creates a field that acts on the bodies of some rows.
  package init(_ law: FieldLaw, region: FieldRegion, noiseTime: Double, rows: [Int32]) {
    self.law = law
    self.region = region
    self.noiseTime = noiseTime
    self.rows = rows
  }

  /// Acts on all bodies in the coming step.
  mutating func prepareStep(of world: World, step: Int, rows all: inout [ActingLaws.Row]) {
    let pass = FieldPass(law: law, region: region, noiseTime: noiseTime, world: world, step: step)
    for row in rows { pass.act(on: &all[Int(row)].subject, body: all[Int(row)].body) }
    noiseTime = law.noiseTime(after: noiseTime)
  }
}
