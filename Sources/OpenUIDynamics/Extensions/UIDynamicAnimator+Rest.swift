// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension UIDynamicAnimator {
  /// Called with an item that has come to rest, also while others still move; nil unless set.
  ///
  /// An item rests when it has been slower than 1 point/s for half a second (S096), together with
  /// all that it touches or is joined to; that is when the animator stops to write it. The calls of
  /// a step come when its actions have run and its contacts are reported, first `itemDidWake`, then
  /// this, each in the order in which the items became active, and before
  /// `dynamicAnimatorDidPause(_:)`. They may change anything. An item that a behavior anchors does
  /// not count as resting.
  ///
  /// The animator keeps the closure: let it hold the animator and its owner weakly (C22). Own
  /// extension.
  ///
  ///     animator.itemDidComeToRest = { item in
  ///       (item as? UIView)?.backgroundColor = .systemGreen
  ///     }
  ///
  /// (C13, C14)
  public var itemDidComeToRest: (@MainActor (any UIDynamicItem) -> Void)? {
    get { onMainActor { $0.restHandlers.didComeToRest } }
    set { onMainActor { $0.setRestHandler(\.didComeToRest, newValue) } }
  }

  /// Called with an item that rested and moves again, because something touched it or was changed;
  /// nil unless set.
  ///
  /// Order and retention are those of `itemDidComeToRest`. An item that is new to the animator
  /// moves from the start and is not reported. Own extension (C14).
  public var itemDidWake: (@MainActor (any UIDynamicItem) -> Void)? {
    get { onMainActor { $0.restHandlers.didWake } }
    set { onMainActor { $0.setRestHandler(\.didWake, newValue) } }
  }
}

/// The handlers of items that come to rest or wake.
struct RestHandlers {
  typealias Handler = @MainActor (any UIDynamicItem) -> Void

  var didComeToRest: Handler?
  var didWake: Handler?

  /// Whether a handler is set.
  var areSet: Bool { didComeToRest != nil || didWake != nil }
}

extension Simulation {
  /// Sets a handler; the first one initializes `isResting` of all items.
  fileprivate func setRestHandler(
    _ handler: WritableKeyPath<RestHandlers, RestHandlers.Handler?>,
    _ value: RestHandlers.Handler?
  ) {
    if !restHandlers.areSet {
      for case let item? in state.slots { item.state.isResting = item.body.map(sleeps) ?? false }
    }
    restHandlers[keyPath: handler] = value
  }

  private func sleeps(_ body: BodyHandle) -> Bool {
    world.kind(of: body) == .dynamic && !world.isAwake(body)
  }

  /// Calls the handlers with the items that woke and that came to rest in the last step; costs
  /// nothing without handlers.
  func reportRest() {
    guard restHandlers.areSet else { return }
    var woken: [SimulatedItem] = []
    var rested: [SimulatedItem] = []
    world.forEachMovedBody { moved in
      let slot = Int(moved.userData)
      guard slot < state.slots.count, let item = state.slots[slot], item.body == moved.body,
        item.state.isResting != moved.fellAsleep
      else { return }
      item.state.isResting = moved.fellAsleep
      if moved.fellAsleep { rested.append(item) } else { woken.append(item) }
    }
    tell(woken, restHandlers.didWake)
    tell(rested, restHandlers.didComeToRest)
  }

  /// Calls a handler for each item; one that an earlier call removed is skipped.
  private func tell(_ items: [SimulatedItem], _ handler: RestHandlers.Handler?) {
    guard let handler else { return }
    for item in items.sorted(by: { $0.serial < $1.serial }) where state.slots[item.slot] === item {
      handler(item.item)
    }
  }
}
