// SPDX-License-Identifier: Apache-2.0

extension Simulator {
  /// Returns the events so far, and removes them from ``events``.
  ///
  /// For a run that is looked at from time to time and has no end:
  ///
  ///     while isRunning {
  ///       simulator.advance(by: 1)
  ///       for event in simulator.takeEvents() { print(event) }
  ///     }
  public func takeEvents() -> [SimulatorEvent] {
    defer { events = [] }
    return events
  }

  /// Removes the events so far without making their texts.
  package func discardEvents() {
    madeEvents = []
    notedEvents = []
  }

  /// Appends an event, and discards the older half where there are too many: so that a run of any
  /// length costs the same for each event.
  func append(_ event: SimulatorEvent) {
    events.append(event)
    discardSurplus()
  }

  /// Appends an event whose texts are made when it is read.
  func note(_ event: NotedEvent) {
    notedEvents.append(event)
    discardSurplus()
  }

  /// The events so far, after making those that have not been read.
  func readEvents() -> [SimulatorEvent] {
    guard !notedEvents.isEmpty else { return madeEvents }
    madeEvents.reserveCapacity(madeEvents.count + notedEvents.count)
    for event in notedEvents { madeEvents.append(SimulatorEvent(event, names: names)) }
    notedEvents.removeAll(keepingCapacity: true)
    return madeEvents
  }

  func replaceEvents(_ events: [SimulatorEvent]) {
    madeEvents = events
    notedEvents.removeAll(keepingCapacity: true)
  }

  private func discardSurplus() {
    let count = madeEvents.count + notedEvents.count
    guard count > maximumEventCount else { return }
    let surplus = count - maximumEventCount / 2
    let made = min(surplus, madeEvents.count)
    madeEvents.removeFirst(made)
    notedEvents.removeFirst(surplus - made)
    discardedEventCount += surplus
  }
}
