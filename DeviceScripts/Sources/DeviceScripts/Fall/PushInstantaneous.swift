// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Instantaneous pushes on two sizes and two densities, and one beside the center.
  static let pushInstantaneous = Experiment(
    id: "push-instantaneous", title: "Instantaneous pushes",
    question: "Which velocity does a push of 1 give, and when does it stop being active?",
    facts: ["S041", "S042"], size: CGSize(width: 320, height: 480), duration: 1
  ) { stage in
    let unit = stage.square("unit", side: 100, center: CGPoint(x: 60, y: 60))
    let small = stage.square("small", side: 50, center: CGPoint(x: 60, y: 180))
    let dense = stage.square("dense", side: 50, center: CGPoint(x: 60, y: 280))
    let turned = stage.square("turned", side: 100, center: CGPoint(x: 60, y: 400))
    stage.addProperties([dense]) { $0.density = 4 }
    for item in [unit, small, dense, turned] {
      let push = UIPushBehavior(items: [item], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      if item === turned {
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 40), for: item)
      }
      if item === unit {
        var calls = 0
        push.action = { [unowned push] in
          calls += 1
          if calls <= 3 { stage.log("active in call \(calls)", push.active, of: unit) }
        }
      }
      stage.add(push)
    }
  }
}
