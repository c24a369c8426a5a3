// SPDX-License-Identifier: Apache-2.0

import UIKit

extension ExperimentStage {
  /// Puts a field into the middle of the stage and seven probes into the field.
  ///
  /// `near`, `middle` and `far` are 50, 100 and 150 points away; `large` and `dense` are as far as
  /// `middle`, with four times its area or its density; `center` is on the field's position, and
  /// `beside` covers it off its own center: a field that turns items turns that one.
  func addProbes(to field: UIFieldBehavior, charge: CGFloat = 0, velocity: CGPoint = .zero) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    func probe(_ name: String, _ x: CGFloat, _ y: CGFloat, side: CGFloat = 40) -> UIView {
      square(name, side: side, center: CGPoint(x: middle.x + x, y: middle.y + y))
    }
    let dense = probe("dense", 80, -60)
    let probes = [
      probe("near", 50, 0), probe("middle", -100, 0), probe("far", 0, -150),
      probe("large", 0, 100, side: 80), probe("center", 0, 0), probe("beside", 12, 6),
    ]
    addProperties(probes) { self.prepare($0, charge: charge, velocity: velocity, density: 1) }
    addProperties([dense]) { self.prepare($0, charge: charge, velocity: velocity, density: 4) }
    field.position = middle
    for probe in probes + [dense] { field.addItem(probe) }
    add(field)
  }

  /// Sets the properties of probes: nothing but the field changes their velocities.
  private func prepare(
    _ properties: UIDynamicItemBehavior, charge: CGFloat, velocity: CGPoint, density: CGFloat
  ) {
    properties.resistance = 0
    properties.angularResistance = 0
    properties.density = density
    properties.charge = charge
    for item in properties.items { properties.addLinearVelocity(velocity, for: item) }
  }
}
