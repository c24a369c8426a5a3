// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Falls without item properties, of two sizes.
  static let freeFall = Experiment(
    id: "free-fall", title: "Free fall without item properties",
    question: "How fast does an item fall that has no item behavior?",
    facts: ["S030", "S031"], size: CGSize(width: 320, height: 480), duration: 0.8
  ) { stage in
    let small = stage.square("small", side: 20, center: CGPoint(x: 60, y: 40))
    let large = stage.square("large", side: 100, center: CGPoint(x: 200, y: 60))
    stage.add(UIGravityBehavior(items: [small, large]))
  }
}
