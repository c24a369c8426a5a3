// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Records contacts, pauses and resumptions on a stage.
@MainActor
final class ExperimentEventLog: NSObject {
  private weak var stage: ExperimentStage?

  init(stage: ExperimentStage) {
    self.stage = stage
    super.init()
  }
}

extension ExperimentEventLog: UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    stage?.log(kind: "resumed", value: stage?.name(of: animator))
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    guard let stage else { return }
    let elapsedTime = ExperimentTrace.rounded(animator.elapsedTime)
    stage.log(kind: "paused", value: "\(stage.name(of: animator)): elapsedTime = \(elapsedTime)")
  }
}

extension ExperimentEventLog: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem, at p: CGPoint
  ) {
    stage?.log(kind: "beganContact", item: item1, otherItem: item2, point: p)
    stage?.contactBegan?(item1)
    stage?.contactBegan?(item2)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem
  ) {
    stage?.log(kind: "endedContact", item: item1, otherItem: item2)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    stage?.log(kind: "beganContact", item: item, boundary: identifier.map { "\($0)" }, point: p)
    stage?.contactBegan?(item)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  ) {
    stage?.log(kind: "endedContact", item: item, boundary: identifier.map { "\($0)" })
  }
}
