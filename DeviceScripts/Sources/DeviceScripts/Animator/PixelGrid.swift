// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Slow items: of even and odd sizes, from whole and from broken places, and one that turns.
  static let pixelGrid = Experiment(
    id: "pixel-grid", title: "Positions and pixels",
    question: "Are written centers whole pixels, for which sizes, and is motion lost by it?",
    facts: ["S029", "S137", "C03"], size: CGSize(width: 320, height: 320), duration: 1
  ) { stage in
    let starts: [(String, CGFloat, CGFloat, CGFloat)] = [
      ("even", 40, 60, 13), ("odd", 41, 60, 13), ("broken", 40, 60.3, 13), ("slow", 40, 60, 2),
      ("turning", 40, 60, 13),
    ]
    for (row, (name, side, x, speed)) in starts.enumerated() {
      let square = stage.square(name, side: side, center: CGPoint(x: x, y: 40 + 60 * CGFloat(row)))
      let properties = stage.addProperties([square]) { $0.resistance = 0 }
      properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: square)
      if name == "turning" { properties.addAngularVelocity(0.3, for: square) }
    }
  }
}
