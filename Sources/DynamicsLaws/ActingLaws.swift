// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The laws that act on the bodies of a world between its steps, in the order in which they act.
///
/// A world holds what acts within a step: steady accelerations, damping, joints. Together with the laws
/// it goes on without the animator that it came from, step by step with the same bits.
package struct ActingLaws {
  /// A body and what the laws read and keep of it.
  package struct Row {
    package let body: BodyHandle
    package var subject: LawSubject

    /// Creates the row of a body.
    package init(body: BodyHandle, subject: LawSubject) {
      self.body = body
      self.subject = subject
    }
  }

  /// One law.
  package enum Law {
    /// A push off the center.
    case push(OffsetPush)
    /// A snap of the body in a row.
    case snap(SnapLaw, row: Int32)
    /// A field.
    case field(ActingField)
    /// An anchor that may be moving.
    case anchor(MovingAnchor)
  }

  /// The bodies on which laws act.
  package var rows: [Row]
  /// The laws, in the order in which they act.
  package var laws: [Law]
  /// The number of steps that were taken.
  package internal(set) var stepCount: Int

  /// Creates laws at a step.
  package init(rows: [Row], laws: [Law], stepCount: Int) {
    self.rows = rows
    self.laws = laws
    self.stepCount = stepCount
  }

  /// Takes a step of 1/60 s of a world under the laws.
  package mutating func step(_ world: World) {
    for index in laws.indices {
      switch laws[index] {
      case .push(let push): push.prepareStep(of: world)
      case .snap(var snap, let row):
        snap.prepareStep(
          of: world, steadyAcceleration: rows[Int(row)].subject.steadyAcceleration)
        laws[index] = .snap(snap, row: row)
      case .field(var field):
        field.prepareStep(of: world, step: stepCount, rows: &rows)
        laws[index] = .field(field)
      case .anchor(var anchor):
        anchor.settleIfArrived(after: stepCount, in: world)
        laws[index] = .anchor(anchor)
      }
    }
    world.step(by: Float(1 / Tuning.stepsPerSecond), subSteps: Tuning.subSteps)
    stepCount += 1
  }
}
