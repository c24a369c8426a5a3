// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Continuous pushes on two sizes and two densities, and one beside the center.
  static let pushContinuous = Experiment(
    id: "push-continuous", title: "Continuous pushes",
    question: "Which acceleration does a push of 1 give, and does its offset turn with the item?",
    facts: ["S040", "S043"], size: CGSize(width: 320, height: 480), duration: 1
  ) { stage in
    let unit = stage.square("unit", side: 100, center: CGPoint(x: 60, y: 60))
    let small = stage.square("small", side: 50, center: CGPoint(x: 60, y: 180))
    let dense = stage.square("dense", side: 50, center: CGPoint(x: 60, y: 280))
    let turned = stage.square("turned", side: 100, center: CGPoint(x: 60, y: 400))
    stage.addProperties([dense]) { $0.density = 4 }
    let push = UIPushBehavior(items: [unit, small, dense, turned], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 40), for: turned)
    stage.add(push)
  }
}
