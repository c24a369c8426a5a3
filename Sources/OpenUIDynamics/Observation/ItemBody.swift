// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// Where the body of an item is and how it moves, in the engine's own numbers: little to keep of each item
/// and frame, and converted where it is needed.
package struct BodyReading: Sendable, Equatable {
  let transform: Transform
  private let linearVelocity: Vector2
  private let rotationSpeed: Float
  package let isAwake: Bool
  /// Whether nothing moves the item.
  package let isAnchored: Bool

  fileprivate init(_ body: BodyHandle, in world: World) {
    transform = world.transform(of: body)
    linearVelocity = world.linearVelocity(of: body)
    rotationSpeed = world.angularVelocity(of: body)
    isAwake = world.isAwake(body)
    isAnchored = world.kind(of: body) == .static
  }

  /// Points, in the animator's coordinate system.
  package var center: CGPoint { CGPoint(transform.position) }
  /// Radians clockwise, from −π to π.
  package var angle: CGFloat { CGFloat(transform.rotation.angle) }
  /// Points per second.
  package var velocity: CGVector {
    CGVector(dx: CGFloat(linearVelocity.x), dy: CGFloat(linearVelocity.y))
  }
  /// Radians per second, clockwise.
  package var angularVelocity: CGFloat { CGFloat(rotationSpeed) }
}

/// An item and its body, lent to one who visits all of them.
@MainActor
package struct ItemBody {
  /// Tells an item from the others that an animator moves, also from those that were moved before.
  package struct Identity: Equatable, Sendable {
    private let object: ObjectIdentifier
    private let serial: Int

    fileprivate init(_ simulated: SimulatedItem) {
      object = ObjectIdentifier(simulated)
      serial = simulated.serial
    }
  }

  private let simulated: SimulatedItem
  /// The step of the animator that was made last.
  private let step: Int
  package let reading: BodyReading

  fileprivate init(_ simulated: SimulatedItem, _ reading: BodyReading, step: Int) {
    self.simulated = simulated
    self.step = step
    self.reading = reading
  }

  package var identity: Identity { Identity(simulated) }

  /// The item; retaining it takes longer than all the rest.
  package var item: any UIDynamicItem { simulated.item }

  /// Closed outlines around the center, not rotated: the same array as long as the item has the body.
  package var shape: [[CGPoint]] { simulated.state.itemShape?.outlines ?? [] }

  /// What all fields did to the body in the last step, points/s².
  package var fieldAcceleration: CGVector { simulated.fieldAcceleration(inStep: step) }

  /// The body as it is drawn.
  package var overlay: DynamicsOverlay.Body {
    DynamicsOverlay.Body(
      center: reading.center, angle: reading.angle, item: ObjectIdentifier(simulated.item),
      shape: shape, transform: reading.transform, velocity: reading.velocity,
      angularVelocity: reading.angularVelocity, isAwake: reading.isAwake,
      isAnchored: reading.isAnchored, fieldAcceleration: fieldAcceleration)
  }
}

extension UIDynamicAnimator {
  /// Visits the items that have bodies, in the order of activation; the visitor changes nothing about them.
  @MainActor
  package func forEachBody(_ visit: (ItemBody) -> Void) { simulation.forEachBody(visit) }
}

extension Simulation {
  func forEachBody(_ visit: (ItemBody) -> Void) {
    let step = state.stepCount - 1
    forEachSimulatedItem { simulated in
      guard let body = simulated.body else { return }
      visit(ItemBody(simulated, BodyReading(body, in: world), step: step))
    }
  }
}
