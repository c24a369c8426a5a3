// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// Where the body of an item is and how it moves, in the engine's own numbers: little to keep of each item
/// and frame, and converted where it is needed.
package struct BodyReading: Sendable, Equatable {
  private let state: BodyState

  fileprivate init(_ state: BodyState) { self.state = state }

  fileprivate init(_ body: BodyHandle, in world: World) { state = world.state(of: body) }

  /// The reading that consists of words.
  package init(words: SIMD8<UInt32>) {
    var state = BodyState()
    state.transform.position = Vector2(Float(bitPattern: words[0]), Float(bitPattern: words[1]))
    state.transform.rotation = Rotation(
      cosine: Float(bitPattern: words[2]), sine: Float(bitPattern: words[3]))
    state.linearVelocity = Vector2(Float(bitPattern: words[4]), Float(bitPattern: words[5]))
    state.angularVelocity = Float(bitPattern: words[6])
    state.isAwake = words[7] & 1 != 0
    state.kind = BodyKind(rawValue: UInt8(truncatingIfNeeded: words[7] >> 1)) ?? .static
    self.state = state
  }

  /// The bits of position, rotation, and velocities, and in the last word whether the body is awake, and its kind.
  package var words: SIMD8<UInt32> {
    let (position, rotation) = (state.transform.position, state.transform.rotation)
    return SIMD8(
      position.x.bitPattern, position.y.bitPattern, rotation.cosine.bitPattern,
      rotation.sine.bitPattern, state.linearVelocity.x.bitPattern,
      state.linearVelocity.y.bitPattern, state.angularVelocity.bitPattern,
      (state.isAwake ? 1 : 0) | UInt32(state.kind.rawValue) << 1)
  }

  var transform: Transform { state.transform }
  package var isAwake: Bool { state.isAwake }
  /// Whether nothing moves the item.
  package var isAnchored: Bool { state.kind == .static }
  /// Points, in the animator's coordinate system.
  package var center: CGPoint { CGPoint(transform.position) }
  /// Radians clockwise, from −π to π.
  package var angle: CGFloat { CGFloat(transform.rotation.angle) }
  /// Points per second.
  package var velocity: CGVector {
    CGVector(dx: CGFloat(state.linearVelocity.x), dy: CGFloat(state.linearVelocity.y))
  }
  /// Radians per second, clockwise.
  package var angularVelocity: CGFloat { CGFloat(state.angularVelocity) }
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
  package let reading: BodyReading

  /// What all fields did to the body in the last step, points/s².
  package let fieldAcceleration: CGVector

  /// Where the array of the shape is in memory, for one who keeps the array and asks whether it is the
  /// same; retaining it takes longer than that.
  package let shapeAddress: UnsafeRawPointer?

  /// - Parameter step: the step of the animator that was made last.
  fileprivate init(_ simulated: SimulatedItem, _ reading: BodyReading, step: Int) {
    self.simulated = simulated
    self.reading = reading
    fieldAcceleration = simulated.fieldAcceleration(inStep: step)
    shapeAddress = simulated.state.itemShape?.outlines.withUnsafeBufferPointer {
      UnsafeRawPointer($0.baseAddress)
    }
  }

  package var identity: Identity { Identity(simulated) }

  /// The item; retaining it takes longer than all the rest.
  package var item: any UIDynamicItem { simulated.item }

  /// Closed outlines around the center, not rotated: the same array as long as the item has the body.
  package var shape: [[CGPoint]] { simulated.state.itemShape?.outlines ?? [] }

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

/// Where the bodies of an animator's items are and how they move, for one who reads all of them in each frame.
package struct BodyReadings {
  private var changeCount = -1
  private var states: [BodyState] = []
  /// The indices of the items of which something else was read than the last time, in the order of
  /// activation.
  package private(set) var changed: [Int] = []

  /// Creates readings of no items.
  package init() {}

  /// What was read of an item.
  package subscript(index: Int) -> BodyReading { BodyReading(states[index]) }

  /// Reads the items of an animator again.
  ///
  /// - Returns: False where the items, their bodies or their behaviors may be others than the last time, or
  ///   where fields act on items. All items are changed then, and what else is known of them has to be asked for.
  @MainActor
  package mutating func read(_ animator: UIDynamicAnimator) -> Bool {
    changed.removeAll(keepingCapacity: true)
    let simulation = animator.simulation
    let list = simulation.currentBodyList
    let isSame = list.changeCount == changeCount && list.bodies.count == states.count
    if !isSame {
      changeCount = list.changeCount
      states = [BodyState](repeating: BodyState(), count: list.bodies.count)
    }
    simulation.world.read(list.bodies, into: &states, changed: &changed)
    return isSame && !list.hasFields
  }
}

extension UIDynamicAnimator {
  /// The layers of items, in the order of activation, whose position a step sets to where their bodies are, and
  /// nothing else while these do not turn; nil for items that are no such views.
  @MainActor
  package var followingLayers: [CALayer?] {
    let simulation = simulation
    guard simulation.state.rounding == nil else { return [] }
    let (list, outputs) = (simulation.currentBodyList, simulation.state.outputs)
    return zip(list.bodies, list.slots).map { body, slot in
      let rotation = simulation.world.state(of: body).transform.rotation
      return outputs.output(slot).pointee.followingLayer(ofBodyAt: rotation)
    }
  }
}
