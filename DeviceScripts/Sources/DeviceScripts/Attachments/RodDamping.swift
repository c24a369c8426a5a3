// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Pendulums on rods with damping, friction torque, and neither.
  static let rodDamping = Experiment(
    id: "rod-damping", title: "Damping and friction torque of rods",
    question: "Do damping and friction torque slow the swing of a rod down?",
    facts: ["C05", "S088"], size: CGSize(width: 400, height: 320), duration: 3
  ) { stage in
    var items: [UIView] = []
    for (column, name) in ["neither", "damping", "torque"].enumerated() {
      let x = 60 + 130 * CGFloat(column)
      let square = stage.square(name, side: 30, center: CGPoint(x: x + 60, y: 120))
      let rod = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: x, y: 60))
      if name == "damping" { rod.damping = 1 }
      if name == "torque" { rod.frictionTorque = 0.1 }
      stage.add(rod)
      items.append(square)
    }
    stage.add(UIGravityBehavior(items: items))
  }
}
