// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// A reference view that becomes smaller while items rest in its corner and fall in its middle.
  static let referenceShrinks = Experiment(
    id: "reference-shrinks", title: "A reference view that shrinks",
    question:
      "Does the boundary of the reference bounds follow, and what becomes of items outside?",
    facts: ["S075"], size: CGSize(width: 320, height: 320), duration: 1.6
  ) { stage in
    let corner = stage.square("corner", side: 40, center: CGPoint(x: 298, y: 298))
    let middle = stage.square("middle", side: 40, center: CGPoint(x: 120, y: 60))
    let collision = UICollisionBehavior(items: [corner, middle])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.logContacts(of: collision)
    stage.add(collision)
    stage.add(UIGravityBehavior(items: [corner, middle]))
    stage.after(0.2) { stage.view.frame.size = CGSize(width: 240, height: 240) }
  }
}
