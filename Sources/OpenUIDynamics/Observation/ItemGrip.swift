// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// A hold on an item, as by a hand: a damped spring from a point of the item to a point that moves.
///
/// No behavior: code of the app does not see it. It ends when it is released, when its item leaves the
/// animator, and when the animator goes back to a snapshot.
@MainActor
package final class ItemGrip {
  private let simulation: Simulation
  private var grip: BodyGrip

  fileprivate init?(_ simulated: SimulatedItem, anchor: Vector2, target: Vector2) {
    simulation = simulated.simulation
    guard let body = simulated.body,
      let grip = BodyGrip(body, anchor: anchor, target: target, in: simulation.world)
    else { return nil }
    self.grip = grip
    simulation.state.grips.append(grip.joint)
    simulation.worldDidChange()
  }

  /// Moves the hand to a point of the animator's coordinate system; called once in a frame.
  package func move(to point: CGPoint) {
    // A joint that the animator gave up may be another one by now.
    guard simulation.state.grips.contains(grip.joint) else { return }
    if grip.move(to: Vector2(point), in: simulation.world) { simulation.worldDidChange() }
  }

  /// Lets the item go: it keeps its velocity.
  package func release() {
    simulation.release(grip.joint)
  }
}

extension Simulation {
  fileprivate func release(_ joint: JointHandle) {
    guard let index = state.grips.firstIndex(of: joint) else { return }
    state.grips.remove(at: index)
    guard world.isValid(joint) else { return }
    world.destroyJoint(joint)
    worldDidChange()
  }

  /// Lets all items go.
  func releaseGrips() {
    for joint in state.grips { release(joint) }
  }

  fileprivate func anchor(in item: any UIDynamicItem, at point: CGPoint) -> CGPoint? {
    guard let body = simulatedItem(for: item)?.body else { return nil }
    return CGPoint(world.transform(of: body).inverse(Vector2(point)))
  }

  fileprivate func grip(
    _ item: any UIDynamicItem, anchor: CGPoint, target: CGPoint
  ) -> ItemGrip? {
    simulatedItem(for: item).flatMap {
      ItemGrip($0, anchor: Vector2(anchor), target: Vector2(target))
    }
  }
}

extension UIDynamicAnimator {
  /// A point of the coordinate system in the frame of an item; nil for an item that the animator does
  /// not move.
  @MainActor
  package func anchor(in item: any UIDynamicItem, at point: CGPoint) -> CGPoint? {
    simulation.anchor(in: item, at: point)
  }

  /// Takes hold of an item; nil for an item that is anchored, or that the animator does not move.
  ///
  /// - Parameters:
  ///   - anchor: the held point, in the frame of the item.
  ///   - target: where it is pulled to, in the coordinate system.
  @MainActor
  package func grip(
    _ item: any UIDynamicItem, anchor: CGPoint, target: CGPoint
  ) -> ItemGrip? {
    simulation.grip(item, anchor: anchor, target: target)
  }
}
