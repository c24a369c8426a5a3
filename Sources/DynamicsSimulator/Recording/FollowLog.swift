// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// The views of a recording that are where the bodies of items are, so that nothing has to be recorded of them.
struct FollowLog: Sendable {
  /// A view and its item for some frames, in which the view is neither turned nor resized.
  struct Span: Sendable {
    let node: Int
    let item: Int
    /// The index of the layer in ``KnownTree``.
    let layer: Int
    let shape: LayerShape
    /// The origin of the superview's coordinates at placements.
    let origin: CGPoint
    /// The first frame in which the place is not recorded.
    let start: Int
    /// The frame in which it is recorded again.
    fileprivate(set) var end = Int.max
  }

  /// The spans in the order of their first frames.
  private(set) var spans: [Span] = []
  /// The indices of the spans that have not ended, by their items.
  private var open: [Int: Int] = [:]

  /// Whether some view follows an item.
  var isActive: Bool { !open.isEmpty }

  /// Whether a view follows an item.
  func isFollowed(_ item: Int) -> Bool { open[item] != nil }

  /// Begins a span, whose item no view follows.
  mutating func begin(_ span: Span) {
    open[span.item] = spans.count
    spans.append(span)
  }

  /// Ends the spans of items.
  ///
  /// - Parameters:
  ///   - items: the items; nil for all.
  ///   - frame: the frame in which the places are recorded again.
  /// - Returns: the spans, in the order of the layers.
  mutating func end(_ items: [Int]? = nil, at frame: Int) -> [Span] {
    guard isActive else { return [] }
    let ended = (items ?? Array(open.keys)).compactMap { open.removeValue(forKey: $0) }
    for number in ended { spans[number].end = frame }
    return ended.map { spans[$0] }.sorted { $0.layer < $1.layer }
  }
}

/// Follows the items of a log, to find where views are that follow them.
struct FollowReader {
  private struct Follower {
    let span: FollowLog.Span
    var numbers: PlacementNumbers

    /// Moves to a position of the layer; returns whether the node is elsewhere then.
    mutating func move(to position: CGPoint) -> Bool {
      numbers.move(to: span.shape.center(at: position), origin: span.origin)
    }
  }

  private let spans: [FollowLog.Span]
  private let entries: [ReadingLog.Entry]
  /// The number of spans and of entries that were read.
  private var (spanCount, entryCount) = (0, 0)
  /// The followers of the spans that were read.
  private var followers: [Follower?] = []
  /// The index of the last follower of each item; -1 where there was none.
  private var indices: [Int] = []

  init(_ log: FollowLog, entries: [ReadingLog.Entry]) {
    (spans, self.entries) = (log.spans, entries)
  }

  /// Reads a frame, which is the one after the last.
  ///
  /// - Parameters:
  ///   - numbers: returns where a node was in the frame before.
  ///   - visit: called with each node that has moved, and where it is.
  mutating func read(
    _ frame: Int, numbers: (_ node: Int) -> PlacementNumbers?,
    visit: (_ node: Int, Placement) -> Void
  ) {
    while spanCount < spans.count, spans[spanCount].start <= frame {
      let span = spans[spanCount]
      while indices.count <= span.item { indices.append(-1) }
      indices[span.item] = spanCount
      followers.append(numbers(span.node).map { Follower(span: span, numbers: $0) })
      spanCount += 1
    }
    while entryCount < entries.count, entries[entryCount].frame <= frame {
      let entry = entries[entryCount]
      entryCount += 1
      guard entry.item < indices.count, indices[entry.item] >= 0 else { continue }
      let index = indices[entry.item]
      guard frame < spans[index].end, followers[index]?.move(to: entry.reading.center) == true,
        let follower = followers[index]
      else { continue }
      visit(follower.span.node, follower.numbers.placement)
    }
  }
}
