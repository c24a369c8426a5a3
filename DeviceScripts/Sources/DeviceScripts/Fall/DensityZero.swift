// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Items of density 0 under gravity, under a push, in a snap and in a collision.
  static let densityZero = Experiment(
    id: "density-zero", title: "Density 0",
    question: "How does an item of density 0 fall, and how do a push, a snap and a hit move it?",
    facts: ["S142"], size: CGSize(width: 320, height: 320), duration: 1
  ) { stage in
    let falling = stage.square("falling", side: 40, center: CGPoint(x: 40, y: 60))
    let pushed = stage.square("pushed", side: 40, center: CGPoint(x: 60, y: 280))
    let snapped = stage.square("snapped", side: 40, center: CGPoint(x: 280, y: 60))
    let hit = stage.square("hit", side: 40, center: CGPoint(x: 150, y: 200))
    let hitting = stage.square("hitting", side: 40, center: CGPoint(x: 150, y: 100))
    let light = stage.addProperties([falling, pushed, snapped, hit]) { $0.density = 0 }
    stage.log("density", light.density)
    stage.add(UIGravityBehavior(items: [falling, hitting]))
    let push = UIPushBehavior(items: [pushed], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.1, dy: 0)
    stage.add(push)
    stage.add(UISnapBehavior(item: snapped, snapTo: CGPoint(x: 280, y: 160)))
    let collision = UICollisionBehavior(items: [hit, hitting])
    stage.logContacts(of: collision)
    stage.add(collision)
  }
}
