// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The properties of fresh gravities, pushes, snaps and collisions, and of a fresh animator.
  static let gettersBehaviors = Experiment(
    id: "getters-behaviors", title: "Getters of fresh behaviors",
    question: "Which values have gravities, pushes, snaps and collisions with default settings?",
    facts: ["S010", "S030", "S091"], size: CGSize(width: 200, height: 200), duration: 0.2
  ) { stage in
    let square = stage.square("square", side: 40, center: CGPoint(x: 100, y: 100))
    let gravity = UIGravityBehavior(items: [square])
    stage.log("gravity direction", gravity.gravityDirection)
    stage.log("gravity angle", gravity.angle)
    stage.log("gravity magnitude", gravity.magnitude)
    for (name, mode) in [("continuous", UIPushBehavior.Mode.continuous), ("once", .instantaneous)] {
      let push = UIPushBehavior(items: [square], mode: mode)
      stage.log("push \(name) direction", push.pushDirection)
      stage.log("push \(name) angle", push.angle)
      stage.log("push \(name) magnitude", push.magnitude)
      stage.log("push \(name) active", push.active)
      stage.log("push \(name) offset", push.targetOffsetFromCenter(for: square))
    }
    let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: 50, y: 50))
    stage.log("snap point", snap.snapPoint)
    stage.log("snap damping", snap.damping)
    let collision = UICollisionBehavior(items: [square])
    stage.log("collision mode", collision.collisionMode.rawValue)
    stage.log("collision bounds", collision.translatesReferenceBoundsIntoBoundary)
    stage.log("collision identifiers", collision.boundaryIdentifiers?.count ?? -1)
    stage.log("animator isRunning", stage.animator.isRunning)
    stage.log("animator elapsedTime", stage.animator.elapsedTime)
    stage.add(gravity)
    stage.log("animator isRunning with a behavior", stage.animator.isRunning)
  }
}
