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

  /// The kind of a law.
  enum Kind: UInt8, CaseIterable {
    /// A push off the center.
    case push
    /// A snap of the body in a row.
    case snap
    /// A field.
    case field
    /// An anchor that may be moving.
    case anchor
  }

  /// The bodies on which laws act.
  package internal(set) var rows: [Row] = []
  /// The number of steps that were taken.
  package internal(set) var stepCount: Int
  /// The kinds of the laws in the order in which they act; those of a kind stand in a list of their own, in which
  /// they change in place.
  var order: [Kind] = []
  var pushes: [OffsetPush] = []
  var snaps: [ActingSnap] = []
  var fields: [ActingField] = []
  var anchors: [MovingAnchor] = []

  /// Begins without laws at a step.
  package init(stepCount: Int) { self.stepCount = stepCount }

  /// Adds a body, and returns its row.
  package mutating func add(_ row: Row) -> Int32 {
    rows.append(row)
    return Int32(rows.count - 1)
  }

  /// Adds a push, which acts after the laws so far.
  package mutating func add(_ push: OffsetPush) {
    order.append(.push)
    pushes.append(push)
  }

  /// Adds a snap, which acts after the laws so far.
  package mutating func add(_ snap: ActingSnap) {
    order.append(.snap)
    snaps.append(snap)
  }

  /// Adds a field, which acts after the laws so far.
  package mutating func add(_ field: ActingField) {
    order.append(.field)
    fields.append(field)
  }

  /// Adds an anchor, which acts after the laws so far.
  package mutating func add(_ anchor: MovingAnchor) {
    order.append(.anchor)
    anchors.append(anchor)
  }

  /// Takes a step of 1/60 s of a world under the laws.
  package mutating func step(_ world: World) {
    var (push, snap, field, anchor) = (0, 0, 0, 0)
    for kind in order {
      switch kind {
      case .push:
        pushes[push].prepareStep(of: world)
        push += 1
      case .snap:
        snaps[snap].prepareStep(of: world, rows: rows)
        snap += 1
      case .field:
        fields[field].prepareStep(of: world, step: stepCount, rows: &rows)
        field += 1
      case .anchor:
        anchors[anchor].settleIfArrived(after: stepCount, in: world)
        anchor += 1
      }
    }
    world.step(by: Float(1 / Tuning.stepsPerSecond), subSteps: Tuning.subSteps)
    stepCount += 1
  }
}
