// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The published scene on 320 points, with elasticity 0.6.
  static let barrier320 = Experiment(
    id: "barrier-320", title: "Barrier on a screen of 320 points",
    question: "Does the elastic square turn, bounce and slide as the published log has it?",
    facts: ["S135", "S136"], size: CGSize(width: 320, height: 568), duration: 2
  ) { stage in
    let square = stage.addSquareAboveBarrier()
    stage.addProperties([square]) { $0.elasticity = 0.6 }
  }
}

extension ExperimentStage {
  /// Adds a square that falls on the end of a barrier, and the boundaries of the screen.
  @discardableResult
  func addSquareAboveBarrier() -> UIView {
    let square = square("square", side: 100, center: CGPoint(x: 150, y: 150))
    add(UIGravityBehavior(items: [square]))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: NSString(string: "barrier"), from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 130, y: 300))
    logContacts(of: collision)
    add(collision)
    return square
  }
}
