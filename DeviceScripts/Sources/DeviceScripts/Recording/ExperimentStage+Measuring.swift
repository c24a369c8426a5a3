// SPDX-License-Identifier: Apache-2.0

import UIKit

extension ExperimentStage {
  /// Adds a boundary from the left to the right edge of the stage, which does not move.
  func addFloor(to collision: UICollisionBehavior, y: CGFloat) {
    collision.addBoundary(
      withIdentifier: NSString(string: "floor"), from: CGPoint(x: 0, y: y),
      to: CGPoint(x: view.bounds.width, y: y))
  }

  /// Adds item properties for some items, after setting them in a closure.
  @discardableResult
  func addProperties(
    _ items: [UIDynamicItem], _ configure: (UIDynamicItemBehavior) -> Void = { _ in }
  ) -> UIDynamicItemBehavior {
    let properties = UIDynamicItemBehavior(items: items)
    configure(properties)
    add(properties)
    return properties
  }

  /// Records the velocities of an item as a getter event, rounded to hundredths.
  func logVelocity(_ label: String, of item: UIDynamicItem, in properties: UIDynamicItemBehavior) {
    func text(_ number: CGFloat) -> String { "\((Double(number) * 100).rounded() / 100)" }
    let velocity = properties.linearVelocity(for: item)
    let spin = properties.angularVelocity(for: item)
    log(label, "(\(text(velocity.x)), \(text(velocity.y))), \(text(spin)) rad/s", of: item)
  }

  /// Records the velocity of an item in the first frame in which it moves up again, once.
  ///
  /// Pixels hide a rebound of a few points per second, the getter does not.
  func logRebounds(of items: [UIView], in properties: UIDynamicItemBehavior) {
    var waiting = items
    properties.action = { [unowned self] in
      waiting.removeAll { item in
        guard properties.linearVelocity(for: item).y < -0.01 else { return false }
        logVelocity("rebound", of: item, in: properties)
        return true
      }
    }
  }
}
