/// Views of tables and collections that went out of sight and wait to be used again, by what for.
@MainActor
struct ReuseQueue<Key: Hashable, View: UIView> {
  private var views: [Key: [View]] = [:]

  /// The view that came last, which waits no more; nil where none does.
  mutating func dequeue(_ key: Key) -> View? {
    while let view = views[key]?.popLast() {
      // A data source that keeps its views itself may have shown one again that waits.
      if view.superview == nil { return view }
    }
    return nil
  }

  /// Lets a view wait; one that waits already goes on waiting once.
  mutating func enqueue(_ view: View, for key: Key) {
    guard views[key]?.contains(where: { $0 === view }) != true else { return }
    views[key, default: []].append(view)
  }

  /// Lets go of the views that wait for a use.
  mutating func removeAll(for key: Key) {
    views[key] = nil
  }
}
