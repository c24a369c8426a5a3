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
    stage?.log(kind: "resumed")
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    stage?.log(kind: "paused", value: "elapsedTime = \(animator.elapsedTime)")
  }
}

extension ExperimentEventLog: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem, at p: CGPoint
  ) {
    stage?.log(kind: "beganContact", item: item1, otherItem: item2, point: p)
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
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  ) {
    stage?.log(kind: "endedContact", item: item, boundary: identifier.map { "\($0)" })
  }
}
