// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Springs of 1 hertz on anchors, pulled 40 points beyond their length, at four dampings.
  static let springAnchor = Experiment(
    id: "spring-anchor", title: "Springs on an anchor",
    question: "Is the frequency in hertz, and which damping ratio does a damping of 1 give?",
    facts: ["AT16", "AT17", "S081"], size: CGSize(width: 400, height: 320), duration: 3
  ) { stage in
    for (column, damping) in [0, 0.1, 0.5, 1].enumerated() {
      let x = 50 + 100 * CGFloat(column)
      let square = stage.square("damping \(damping)", side: 40, center: CGPoint(x: x, y: 120))
      stage.addProperties([square]) { $0.resistance = 0 }
      let spring = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: x, y: 20))
      spring.length = 60
      spring.frequency = 1
      spring.damping = CGFloat(damping)
      stage.add(spring)
    }
  }
}
