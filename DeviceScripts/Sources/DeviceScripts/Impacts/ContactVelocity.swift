// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Velocities that are read when a contact begins, and one that is cancelled there.
  static let contactVelocity = Experiment(
    id: "contact-velocity", title: "Velocities in the beginning of a contact",
    question: "Is the velocity in beganContactFor that before or after the hit?",
    facts: ["S145"], size: CGSize(width: 320, height: 320), duration: 1
  ) { stage in
    let read = stage.square("read", side: 50, center: CGPoint(x: 90, y: 120))
    let stopped = stage.square("stopped", side: 50, center: CGPoint(x: 230, y: 120))
    let properties = stage.addProperties([read, stopped]) { $0.elasticity = 0.8 }
    stage.add(UIGravityBehavior(items: [read, stopped]))
    let collision = UICollisionBehavior(items: [read, stopped])
    stage.addFloor(to: collision, y: 300)
    stage.logContacts(of: collision)
    stage.contactBegan = { item in
      stage.logVelocity("velocity", of: item, in: properties)
      guard item === stopped else { return }
      let velocity = properties.linearVelocity(for: item)
      properties.addLinearVelocity(CGPoint(x: -velocity.x, y: -velocity.y), for: item)
    }
    stage.add(collision)
  }
}
