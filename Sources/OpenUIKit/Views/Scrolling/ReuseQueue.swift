// SPDX-License-Identifier: Apache-2.0

/// Queues of offscreen views of tables and collections for reuse, by key.
@MainActor
struct ReuseQueue<Key: Hashable, View: UIView> {
  private var views: [Key: [View]] = [:]

  /// Removes and returns the view that was enqueued last; nil if the queue is empty.
  mutating func dequeue(_ key: Key) -> View? {
    while let view = views[key]?.popLast() {
      // A data source that keeps its views itself may have reinserted an enqueued view.
      if view.superview == nil { return view }
    }
    return nil
  }

  /// Adds a view to a queue; enqueuing a view twice has no effect.
  mutating func enqueue(_ view: View, for key: Key) {
    guard views[key]?.contains(where: { $0 === view }) != true else { return }
    views[key, default: []].append(view)
  }

  /// Removes all views of a queue.
  mutating func removeAll(for key: Key) {
    views[key] = nil
  }
}
