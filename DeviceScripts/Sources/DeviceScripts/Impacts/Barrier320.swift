// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The published scene on 320 points, with elasticity 0.6.
  static let barrier320 = Experiment(
    id: "barrier-320", title: "Barrier on a screen of 320 points",
    question: "Does the elastic square turn, bounce and slide as the published log has it?",
    facts: ["S135", "S136"], size: CGSize(width: 320, height: 480), duration: 2
  ) { stage in
    let square = stage.square("square", side: 100, center: CGPoint(x: 150, y: 150))
    stage.add(UIGravityBehavior(items: [square]))
    stage.addProperties([square]) { $0.elasticity = 0.6 }
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: NSString(string: "barrier"), from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 130, y: 300))
    stage.logContacts(of: collision)
    stage.add(collision)
  }
}
