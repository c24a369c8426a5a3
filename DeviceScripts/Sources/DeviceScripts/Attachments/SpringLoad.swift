// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Springs under gravity: two frequencies, two masses.
  static let springLoad = Experiment(
    id: "spring-load", title: "Springs under gravity",
    question: "How far does gravity stretch a spring, by frequency and mass?",
    facts: ["AT17", "S081"], size: CGSize(width: 400, height: 480), duration: 3
  ) { stage in
    let loads = [("1 Hz", 1.0, 1.0), ("2 Hz", 2, 1), ("2 Hz, dense", 2, 4)]
    var items: [UIView] = []
    for (column, (name, frequency, density)) in loads.enumerated() {
      let x = 70 + 130 * CGFloat(column)
      let square = stage.square(name, side: 40, center: CGPoint(x: x, y: 120))
      stage.addProperties([square]) { $0.density = CGFloat(density) }
      let spring = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: x, y: 20))
      spring.frequency = CGFloat(frequency)
      spring.damping = 0.3
      stage.add(spring)
      items.append(square)
    }
    stage.add(UIGravityBehavior(items: items))
  }
}
