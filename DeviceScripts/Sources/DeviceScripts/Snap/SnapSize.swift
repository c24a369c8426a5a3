// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The way of the published log for squares of three sizes, and for two rectangles.
  static let snapSize = Experiment(
    id: "snap-size", title: "Snap: three sizes",
    question: "Does the motion of a snap depend on the size of its item?",
    facts: ["S094", "S133"], size: CGSize(width: 320, height: 480), duration: 1.5
  ) { stage in
    let sizes = [
      ("20", CGSize(width: 20, height: 20)), ("60", CGSize(width: 60, height: 60)),
      ("120", CGSize(width: 120, height: 120)), ("wide", CGSize(width: 120, height: 30)),
      ("tall", CGSize(width: 30, height: 120)),
    ]
    var y: CGFloat = 0
    for (name, size) in sizes {
      y += size.height / 2 + 4
      let box = stage.box(name, size: size, center: CGPoint(x: 159.3, y: y))
      stage.add(UISnapBehavior(item: box, snapTo: CGPoint(x: 80, y: y + 1.4)))
      y += size.height / 2 + 10
    }
  }
}
