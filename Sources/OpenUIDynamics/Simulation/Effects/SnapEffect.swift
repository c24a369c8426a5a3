// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Physics2D

/// The effect of a snap; what it does is a `SnapLaw`.
final class SnapEffect: BehaviorEffect {
  private unowned let behavior: UISnapBehavior
  /// The law while the snap acts; a snapshot holds it.
  private var law: SnapLaw?

  /// The part of the effect that a snapshot holds.
  struct State: SnapshotState {
    var law: SnapLaw?
  }

  init(_ behavior: UISnapBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  override var initialItems: [any UIDynamicItem] { [behavior.item] }
  override var preparesSteps: Bool { law != nil }

  override func didAdd(_ item: SimulatedItem) { updateCompetitors(for: item) }
  override func didRemove(_ item: SimulatedItem) { updateCompetitors(for: item) }

  /// Updates all snaps of an item: whether one acts depends on their number (R5).
  private func updateCompetitors(for item: SimulatedItem) {
    for snap in item.snaps { snap.setNeedsUpdate() }
  }

  override func tearDown() {
    law = nil
    simulation.preparationsDidChange()
  }

  override func update() {
    guard let item = items.first, let body = item.body, isEffective(for: item) else {
      return tearDown()
    }
    let point = Vector2(behavior.snapPoint)
    let damping = Double(behavior.damping)
    if let law, body == law.body, point == law.point {
      self.law = law.with(damping: damping)
    } else {
      law = SnapLaw(body: body, to: point, damping: damping)
    }
    simulation.preparationsDidChange()
    simulation.world.wake(body)
  }

  /// Chooses the point at which the item is pulled anew.
  func itemDidMove() { law?.bodyDidMove() }

  override var ownState: (any SnapshotState)? {
    get { State(law: law) }
    set { if let state = newValue as? State { law = state.law } }
  }

  /// Whether the snap is the item's only one; reports a diagnostic once if not.
  private func isEffective(for item: SimulatedItem) -> Bool {
    let count = item.snaps.count
    guard count > 1 else {
      item.state.hasReportedSnaps = false
      return true
    }
    if !item.state.hasReportedSnaps {
      item.state.hasReportedSnaps = true
      DiagnosticReporter.report(
        "UIDynamicAnimator.addBehavior(_:)", item: item.item,
        problem: "The item has \(count) snap behaviors, so that none of them acts.",
        remedy: "Remove the old snap before adding a new one, or set its snapPoint.")
    }
    return false
  }

  // MARK: Steps

  override func prepareStep() {
    guard let item = items.first, let body = item.body, let lever = law.map(\.lever) else { return }
    // The getter is the user's code, which may end the snap.
    let size = lever == nil ? item.item.bounds.size : .zero
    guard var law, law.body == body, item.body == body else { return }
    if lever == nil { law.size = Vector2(Float(size.width), Float(size.height)) }
    law.prepareStep(
      of: simulation.world, steadyAcceleration: item.state.subject.steadyAcceleration)
    self.law = law
  }

  override func collectLaws(_ collector: inout LawCollector) {
    guard let item = items.first, let body = item.body, var law, law.body == body,
      let row = collector.row(of: item)
    else { return }
    if law.lever == nil {
      let size = item.item.bounds.size
      law.size = Vector2(Float(size.width), Float(size.height))
    }
    collector.laws.add(ActingSnap(law, row: row))
  }
}

extension SnapEffect {
  /// The line from the snap point to the item, for the overlay; nil while the snap does not act.
  var line: (start: Vector2, end: Vector2)? {
    guard let law else { return nil }
    return (law.point, simulation.world.position(of: law.body))
  }
}
