// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// An animator that pauses, and gets a push a second later.
  static let pauseAndResume = Experiment(
    id: "pause-and-resume", title: "Pause, resume and elapsed time",
    question: "Does the elapsed time stand still in a pause, and go on from there?",
    facts: ["S007", "S010"], size: CGSize(width: 320, height: 200), duration: 4
  ) { stage in
    let square = stage.square("square", side: 40, center: CGPoint(x: 60, y: 100))
    let properties = stage.addProperties([square]) { $0.resistance = 20 }
    properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: square)
    stage.after(2.5) {
      stage.log("isRunning", stage.animator.isRunning)
      properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: square)
      stage.log("isRunning after a velocity", stage.animator.isRunning)
    }
    stage.after(2.7) {
      let push = UIPushBehavior(items: [square], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      stage.add(push)
      stage.log("isRunning after a push", stage.animator.isRunning)
    }
  }
}
