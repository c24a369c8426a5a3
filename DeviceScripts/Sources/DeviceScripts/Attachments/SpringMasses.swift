// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Springs of 1 hertz between two items of equal and of unequal mass.
  static let springMasses = Experiment(
    id: "spring-masses", title: "Springs between unequal masses",
    question: "Whose frequency is that of a spring between two items: their relative motion's?",
    facts: ["AT17", "S081"], size: CGSize(width: 400, height: 320), duration: 3
  ) { stage in
    for (row, density) in [1.0, 4, 100].enumerated() {
      let y = 50 + 100 * CGFloat(row)
      let light = stage.square("light of \(density)", side: 40, center: CGPoint(x: 80, y: y))
      let heavy = stage.square("heavy of \(density)", side: 40, center: CGPoint(x: 280, y: y))
      stage.addProperties([light]) { $0.resistance = 0 }
      stage.addProperties([heavy]) {
        $0.resistance = 0
        $0.density = CGFloat(density)
      }
      let spring = UIAttachmentBehavior(item: light, attachedTo: heavy)
      spring.length = 160
      spring.frequency = 1
      stage.add(spring)
    }
  }
}
