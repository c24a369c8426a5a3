// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// A hold on an item, as by a hand: a damped spring from a point of the item to a point that moves.
///
/// No behavior: code of the app does not see it. It ends when it is released, when its item leaves the
/// animator, and when the animator goes back to a snapshot.
@MainActor
package final class ItemGrip {
  /// Oscillations per second of the spring: soft enough that the item moves evenly although the point
  /// moves once in a frame, and is thrown with the speed of the hand.
  private static let frequency: Float = 10
  /// The item hardly swings about the held point.
  private static let dampingRatio: Float = 0.8
  /// Seconds by which the target is ahead of the hand.
  ///
  /// A point that follows a target of speed v stays v·2ζ/ω behind it; half a step less, because the
  /// target stands still during a step.
  private static let lead =
    2 * dampingRatio / (2 * Float.pi * frequency) - 0.5 / Float(Tuning.stepsPerSecond)
  /// Points/s² that the hand gives an item at most: a stop from 1,600 points/s in one frame.
  private static let maximumAcceleration: Float = 100_000

  private let simulation: Simulation
  private let joint: JointHandle
  /// Where the hand is.
  private var hand: Vector2
  /// Where the spring pulls.
  private var target: Vector2

  fileprivate init?(_ simulated: SimulatedItem, anchor: Vector2, target: Vector2) {
    simulation = simulated.simulation
    let world = simulation.world
    guard let body = simulated.body, world.kind(of: body) == .dynamic else { return nil }
    var definition = MouseJointDefinition(body: body, target: target)
    definition.localAnchor = anchor
    definition.spring = JointSpring(hertz: Self.frequency, dampingRatio: Self.dampingRatio)
    definition.maximumForce = Self.maximumAcceleration * world.mass(of: body)
    guard let joint = try? world.createJoint(definition) else { return nil }
    self.joint = joint
    hand = target
    self.target = target
    simulation.state.grips.append(joint)
    simulation.worldDidChange()
  }

  /// Whether the item is held.
  private var isHolding: Bool {
    simulation.state.grips.contains(joint) && simulation.world.isValid(joint)
  }

  /// Moves the hand to a point of the animator's coordinate system; called once in a frame.
  package func move(to point: CGPoint) {
    let next = Vector2(point)
    let velocity = Float(Tuning.stepsPerSecond) * (next - hand)
    let target = next + Self.lead * velocity
    hand = next
    guard target != self.target, isHolding else { return }
    self.target = target
    simulation.world.setTarget(target, of: joint)
    simulation.worldDidChange()
  }

  /// Lets the item go: it keeps its velocity.
  package func release() {
    simulation.release(joint)
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
