// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Physics2D

/// The effect of a push.
///
/// A continuous push at the center is a constant acceleration, which costs nothing per step. One at
/// an offset turns with the item and is applied before each step. An instantaneous push is one
/// impulse before the next step.
final class PushEffect: BehaviorEffect {
  private unowned let behavior: UIPushBehavior

  init(_ behavior: UIPushBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  override var initialItems: [any UIDynamicItem] { behavior.items }
  override var aspects: ItemAspects { .acceleration }

  override var preparesSteps: Bool {
    guard behavior.active else { return false }
    return behavior.mode == .instantaneous || items.contains { offset(of: $0) != nil }
  }

  override func update() {
    setItemsNeedUpdate()
    simulation.preparationsDidChange()
  }

  override func tearDown() { simulation.preparationsDidChange() }

  /// The force in mass × points/s², or the impulse of an instantaneous push in mass × points/s.
  var force: Vector2 { Float(Tuning.forceUnit) * Vector2(behavior.pushDirection) }

  private func offset(of item: SimulatedItem) -> Vector2? {
    let offset = behavior.targetOffsetFromCenter(for: item.item)
    guard offset != .zero else { return nil }
    return Vector2(Float(offset.horizontal), Float(offset.vertical))
  }

  override func acceleration(
    of item: SimulatedItem, mass: Float
  ) -> (steady: Vector2, offCenter: Vector2) {
    guard behavior.active, behavior.mode == .continuous, mass > 0 else { return (.zero, .zero) }
    // a = F/m
    let acceleration = (1 / mass) * force
    return offset(of: item) == nil ? (acceleration, .zero) : (.zero, acceleration)
  }

  override func prepareStep() {
    guard behavior.active else { return }
    switch behavior.mode {
    case .continuous:
      for item in items { push(item) }
    case .instantaneous:
      let simulated = items.filter(\.isSimulated)
      guard !simulated.isEmpty else { return }
      for item in simulated { hit(item) }
      behavior.active = false
    }
  }

  private func push(_ item: SimulatedItem) {
    guard let body = item.body, let offset = offset(of: item) else { return }
    OffsetPush(body, force: force, at: offset).prepareStep(of: simulation.world)
  }

  override func collectLaws(_ collector: inout LawCollector) {
    guard behavior.active, behavior.mode == .continuous else { return }
    for item in items {
      guard let body = item.body, let offset = offset(of: item) else { continue }
      collector.laws.add(OffsetPush(body, force: force, at: offset))
    }
  }

  private func hit(_ item: SimulatedItem) {
    guard let body = item.body else { return }
    if let offset = offset(of: item) {
      let point = simulation.world.transform(of: body) * offset
      simulation.world.applyLinearImpulse(force, at: point, to: body)
    } else {
      simulation.world.applyLinearImpulseToCenter(force, to: body)
    }
  }
}

extension PushEffect {
  /// The point of each item where the force acts, for the overlay.
  var arrowStarts: [Vector2] {
    guard behavior.active else { return [] }
    return items.compactMap { item in
      guard let body = item.body else { return nil }
      let world = simulation.world
      let start = offset(of: item).map { world.transform(of: body) * $0 }
      return start ?? world.centerOfMass(of: body)
    }
  }
}
