// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Pendulums on rods: held at the center, and at a corner.
  static let rod = Experiment(
    id: "rod", title: "Rods",
    question: "Which period and decay has a pendulum on a rod, and does its item turn?",
    facts: ["C05", "S080"], size: CGSize(width: 400, height: 320), duration: 3
  ) { stage in
    let center = stage.square("center", side: 40, center: CGPoint(x: 180, y: 60))
    let corner = stage.square("corner", side: 40, center: CGPoint(x: 380, y: 60))
    let rod = UIAttachmentBehavior(item: center, attachedToAnchor: CGPoint(x: 100, y: 60))
    let held = UIAttachmentBehavior(
      item: corner, offsetFromCenter: UIOffset(horizontal: -20, vertical: -20),
      attachedToAnchor: CGPoint(x: 300, y: 40))
    stage.log("length", rod.length)
    stage.log("length at the corner", held.length)
    stage.add(rod)
    stage.add(held)
    stage.add(UIGravityBehavior(items: [center, corner]))
  }
}
