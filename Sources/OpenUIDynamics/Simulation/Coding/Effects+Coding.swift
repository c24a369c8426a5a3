// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

// What effects hold in the world, as values of a snapshot.

extension AttachmentEffect.State {
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    try coder.flag(&collidesConnected, "an attachment")
    var hasAnchor = anchor != nil
    try coder.flag(&hasAnchor, "the anchor of an attachment")
    var moving = anchor ?? .unread
    if hasAnchor {
      try moving.code(&coder.fields)
      if coder.isReading { try coder.claimAnchor(moving.body) }
    }
    anchor = hasAnchor ? moving : nil
    try codeBodies(&coder)
    // 0 is none.
    var number = joint.flatMap { coder.number(of: $0) }.map { $0 + 1 } ?? 0
    try coder.integer(&number, below: coder.joints.count + 1, "the joint of an attachment")
    guard coder.isReading else { return }
    joint = nil
    guard number > 0 else { return }
    let information = coder.joints[number - 1]
    joint = information.joint
    try coder.require(
      information.bodyA == bodies?.a && information.bodyB == bodies?.b
        && information.kind == jointKind(coder), "the joint of an attachment")
    try coder.claim(information.joint)
  }

  private mutating func codeBodies(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    var hasBodies = bodies != nil
    try coder.flag(&hasBodies, "the bodies of an attachment")
    guard hasBodies else { return bodies = nil }
    var pair = bodies ?? (.none, .none)
    try coder.fields.handle(&pair.a, "the bodies of an attachment")
    try coder.fields.handle(&pair.b, "the bodies of an attachment")
    bodies = pair
  }

  /// The kind of joint of the attachment that is read.
  private func jointKind(_ coder: SnapshotCoder) -> JointKind? {
    guard let attachment = coder.behaviors[coder.current].behavior as? UIAttachmentBehavior else {
      return nil
    }
    switch attachment.joint.kind {
    case .distance, .limit: return .distance
    case .fixed: return .weld
    case .pin: return .revolute
    case .sliding: return .prismatic
    }
  }
}

extension SnapEffect.State {
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    var isActive = law != nil
    try coder.flag(&isActive, "a snap")
    guard isActive else { return law = nil }
    var current = law ?? .unread
    // Those of an item whose bounds are not finite by now; the size is read again when it counts.
    if !current.size.isFinite { current.size = .zero }
    if let lever = current.lever, !lever.isFinite { current.bodyDidMove() }
    try current.code(&coder.fields)
    law = current
  }
}

extension FieldEffect.State {
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    let kind = law.kind
    try law.code(&coder.fields)
    let read = law
    try coder.require(read.kind == kind, "the kind of a field")
    try UIRegion.code(&region, &coder)
    plainRegion = region.plainRegion
    try coder.fields.double(&noiseTime, "the time of noise")
    try coder.integer(&stepCount, "the steps of a field")
    try coder.flag(&hasReportedForce, "a field")
    var count = lastAccelerations.count
    try coder.fields.count(&count, "the number of accelerations")
    if coder.isReading { lastAccelerations = Array(repeating: .zero, count: count) }
    for index in 0..<count {
      try coder.fields.vector(&lastAccelerations[index], .any, "an acceleration")
    }
  }
}
