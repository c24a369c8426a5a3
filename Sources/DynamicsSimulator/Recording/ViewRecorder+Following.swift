// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// Views that follow the bodies of items: where these are is recorded with the items, and nothing of the views.
extension ViewRecorder {
  /// The frames between two searches for views that follow bodies, in the long run.
  private static let maximumSearchInterval = 64

  /// The number of recorded changes of a frame for which a search is made.
  private static let minimumChangeCount = 8

  /// The quiet frames before views that had to be read again are searched: a search takes as long as reading all
  /// views for some frames.
  private static let searchDelay = 16

  /// Goes on without the views that follow the bodies of items, after the items were recorded.
  ///
  /// Where the items are others than before, and where one has turned, the views are read.
  mutating func follow(_ items: ItemRecorder, in simulator: Simulator, at frame: Int) {
    let ended = follows.end(items.areKnown ? items.turned : nil, at: frame)
    if !ended.isEmpty {
      read(ended)
      recordPlaces(of: ended.map(\.layer))
      sortChangedNodes()
    }
    guard items.areKnown, isTreeKnown else { return endQuiet() }
    quietFrameCount += 1
    guard quietFrameCount == nextSearch else { return }
    nextSearch = min(2 * nextSearch, nextSearch + Self.maximumSearchInterval)
    guard changedNodes.count >= Self.minimumChangeCount else { return }
    let turned = Set(items.turned)
    let candidates = items.followers(simulator) { item in
      !turned.contains(item) && !follows.isFollowed(item)
    }
    if !candidates.isEmpty { beginFollowing(candidates, at: frame) }
  }

  private mutating func beginFollowing(
    _ candidates: [(item: Int, layer: CALayer, position: CGPoint)], at frame: Int
  ) {
    let found = known.follow(candidates.map { ($0.layer, $0.position) })
    for (candidate, found) in zip(candidates, found) {
      guard let found else { continue }
      let (node, origin) = known.placed[found.index]
      follows.begin(
        FollowLog.Span(
          node: node, item: candidate.item, layer: found.index, shape: found.shape,
          origin: origin, start: frame + 1))
    }
  }

  /// Reads all views again, from a frame on.
  mutating func stopFollowing(at frame: Int) {
    endQuiet()
    read(follows.end(at: frame))
  }

  private mutating func endQuiet() {
    quietFrameCount = 0
    if !follows.spans.isEmpty { nextSearch = Self.searchDelay }
  }

  /// Reads views again, wherever they are by now.
  private mutating func read(_ ended: [FollowLog.Span]) {
    guard !ended.isEmpty else { return }
    for span in ended { nodes[span.node].numbers?.forgetPosition() }
    known.stopFollowing(ended.map(\.layer))
  }
}
