// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The published scene on 375 points: nothing is configured.
  static let barrier375 = Experiment(
    id: "barrier-375", title: "Barrier on a screen of 375 points",
    question: "Does a square turn and slide on the end of a line as the published log has it?",
    facts: ["S134", "S136", "S137"], size: CGSize(width: 375, height: 667), duration: 1.5
  ) { stage in
    let square = stage.square("square", side: 100, center: CGPoint(x: 187.5, y: 100))
    stage.add(UIGravityBehavior(items: [square]))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: NSString(string: "barrier"), from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 167, y: 300))
    stage.logContacts(of: collision)
    stage.add(collision)
  }
}
