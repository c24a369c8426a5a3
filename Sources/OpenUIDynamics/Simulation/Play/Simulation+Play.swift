// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

extension Simulation {
  /// The present without the app: nil while nothing is simulated.
  ///
  /// What the app has changed since the last step is not in it.
  func playableMoment() -> PlayableMoment? {
    let items = simulatedItems.filter(\.isSimulated)
    guard !items.isEmpty else { return nil }
    let collector = collectLaws()
    let playable = PlayableWorld(
      world: world,
      laws: collector.laws,
      bodies: items.map(\.body))
    return PlayableMoment(bytes: playable.encode(), items: items.map(\.item))
  }

  /// What a page could not go on with.
  func playShortfalls() -> Set<PlayShortfall> {
    var shortfalls = collectLaws().shortfalls
    if !state.actingBehaviors.elements.isEmpty { shortfalls.insert(.actions) }
    if state.collisionEffects.elements.contains(where: \.wantsContacts) {
      shortfalls.insert(.contacts)
    }
    return shortfalls
  }

  private func collectLaws() -> LawCollector {
    var collector = LawCollector(stepCount: state.stepCount)
    for effect in state.preparingEffects.elements { effect.collectLaws(&collector) }
    return collector
  }
}

extension UIDynamicAnimator {
  /// The present without the app; nil while nothing is simulated.
  @MainActor
  package func playableMoment() -> PlayableMoment? { simulation.playableMoment() }

  /// What a page could not go on with, in the order of its cases.
  @MainActor
  package func playShortfalls() -> [PlayShortfall] {
    let shortfalls = simulation.playShortfalls()
    return PlayShortfall.allCases.filter(shortfalls.contains)
  }

  /// The number of steps taken.
  @MainActor
  package var stepCount: Int { simulation.state.stepCount }

  /// The hash of the engine's state alone.
  @MainActor
  package var engineHash: UInt64 { simulation.world.stateHash }
}
