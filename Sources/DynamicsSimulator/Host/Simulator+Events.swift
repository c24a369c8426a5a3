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

  /// Appends an event, and discards the older half where there are too many: so that a run of any
  /// length costs the same for each event.
  func append(_ event: SimulatorEvent) {
    events.append(event)
    guard events.count > maximumEventCount else { return }
    let surplus = events.count - maximumEventCount / 2
    events.removeFirst(surplus)
    discardedEventCount += surplus
  }
}
