// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Snaps of items of three densities, and of one that hangs in its snap under gravity.
  static let snapDensity = Experiment(
    id: "snap-density", title: "Snap: densities and gravity",
    question: "Does a snap depend on the mass, and how far does gravity pull it down?",
    facts: ["S094", "S095"], size: CGSize(width: 320, height: 400), duration: 2
  ) { stage in
    for (row, density) in [0.2, 1, 5].enumerated() {
      let y = 50 + 90 * CGFloat(row)
      let square = stage.square("density \(density)", side: 60, center: CGPoint(x: 160, y: y))
      stage.addProperties([square]) { $0.density = density }
      stage.add(UISnapBehavior(item: square, snapTo: CGPoint(x: 80, y: y)))
    }
    let hanging = stage.square("hanging", side: 60, center: CGPoint(x: 250, y: 200))
    stage.add(UISnapBehavior(item: hanging, snapTo: CGPoint(x: 250, y: 200)))
    stage.add(UIGravityBehavior(items: [hanging]))
  }
}
