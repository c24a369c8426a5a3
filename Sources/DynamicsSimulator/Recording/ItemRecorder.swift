// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the dynamic items of all animators, and what else the animators hold.
///
/// Of an item that moves, a frame costs a comparison of what the engine has and one entry at the end of a
/// list.
@MainActor
struct ItemRecorder {
  /// What was read of the items.
  private(set) var log = ItemLog()
  /// What animators held besides.
  private(set) var xray = XRayLog()

  /// What is known of each item since the last frame.
  private var states: [ItemState] = []

  /// The indices of the items by the numbers of their names; -1 for what is no item.
  private var indices: [Int] = []
  /// The items that the last frame visited, in its order, which nearly always stays the same.
  private var visited: [(identity: ItemBody.Identity, index: Int)] = []
  /// What each animator held when it was captured last; see `UIDynamicAnimator.debugInterval`.
  private var held: [ObjectIdentifier: XRayMoment] = [:]

  /// The animators of the last frame.
  private var animators: [KnownAnimator] = []
  /// Whether an item is moved by several animators.
  private var hasSharedItems = false

  /// Whether the items of the last frame were those of the frame before, each moved by one animator and by no
  /// field.
  private(set) var areKnown = false
  /// The items that have turned since the frame before, where the items are known.
  private(set) var turned: [Int] = []

  /// The number of items that were visited, because they or what acts on them may have changed.
  private(set) var visitCount = 0

  /// The number of items that were looked up by their names, because they were visited in another
  /// place of the order than in the frame before.
  private(set) var lookupCount = 0

  /// An animator whose items are read without looking at each of them.
  private struct KnownAnimator {
    var identity: ObjectIdentifier
    /// The index of the way to the screen.
    var screen = -1
    var readings = BodyReadings()
    /// The indices of the items, in the order of activation.
    var items: [Int] = []
  }

  private struct ItemState {
    var lastSeen = -1
    /// The index of the way to the screen; -1 while nothing moves the item.
    var screen = -1
    /// The outlines that were recorded last, as the animator holds them; kept, so that the same
    /// memory means the same outlines.
    var shape: [[CGPoint]]?
    var shapeAddress: UnsafeRawPointer?
    var isPulled = false
  }

  /// Records the present state of all animators.
  mutating func capture(_ simulator: Simulator, at frame: Int) {
    let alive = simulator.animators.alive
    areKnown = read(alive, window: simulator.window)
    turned.removeAll(keepingCapacity: true)
    if areKnown {
      for animator in animators { recordChanges(of: animator, at: frame) }
    } else {
      visit(alive, names: simulator.names, at: frame)
    }
    var moment = XRayMoment()
    for (number, animator) in alive.enumerated() {
      let known = animators[number]
      moment.add(self.moment(of: animator, known, at: frame, size: simulator.size))
    }
    xray.record(moment, at: frame)
  }

  /// Reads the items of animators; returns whether nothing else has to be asked for.
  private mutating func read(_ alive: [UIDynamicAnimator], window: UIWindow) -> Bool {
    var areKnown = alive.count == animators.count && !hasSharedItems
    animators.removeLast(max(animators.count - alive.count, 0))
    for (number, animator) in alive.enumerated() {
      let identity = ObjectIdentifier(animator)
      let screen = ScreenSpace(of: animator, in: window)
      if number == animators.count { animators.append(KnownAnimator(identity: identity)) }
      if animators[number].identity != identity || animators[number].screen < 0
        || log.screens[animators[number].screen] != screen
      {
        animators[number].identity = identity
        animators[number].screen = log.add(screen)
        areKnown = false
      }
      if !animators[number].readings.read(animator) { areKnown = false }
    }
    return areKnown
  }

  /// Records the items of an animator that move otherwise than before.
  private mutating func recordChanges(of animator: KnownAnimator, at frame: Int) {
    log.readings.append(
      animator.readings, of: animator.items, screen: animator.screen, at: frame, turned: &turned)
  }

  /// The items whose layers follow their bodies: the layers, and where the bodies are.
  ///
  /// - Parameter isWanted: whether an item is looked at.
  func followers(
    _ simulator: Simulator, where isWanted: (Int) -> Bool
  ) -> [(item: Int, layer: CALayer, position: CGPoint)] {
    var followers: [(item: Int, layer: CALayer, position: CGPoint)] = []
    for (animator, known) in zip(simulator.animators.alive, animators) {
      for (index, layer) in animator.followingLayers.enumerated() {
        guard let layer, isWanted(known.items[index]) else { continue }
        followers.append((known.items[index], layer, known.readings[index].center))
      }
    }
    return followers
  }

  /// Visits the items of animators and records what has changed of them.
  private mutating func visit(_ alive: [UIDynamicAnimator], names: ItemNames, at frame: Int) {
    hasSharedItems = false
    var place = 0
    names.inOneSearch {
      for (number, animator) in alive.enumerated() {
        animators[number].items.removeAll(keepingCapacity: true)
        animator.forEachBody { body in
          visitCount += 1
          let index = index(of: body, at: place, names: names)
          place += 1
          animators[number].items.append(index)
          if states[index].lastSeen == frame { hasSharedItems = true }
          record(body, index, screen: animators[number].screen, at: frame)
        }
      }
    }
    for index in states.indices where states[index].lastSeen != frame {
      guard states[index].screen >= 0 else { continue }
      states[index].screen = -1
      log.readings.append(log.readings.reading(of: index), of: index, screen: -1, at: frame)
    }
  }

  private mutating func record(_ body: ItemBody, _ index: Int, screen: Int, at frame: Int) {
    states[index].lastSeen = frame
    if states[index].screen != screen || log.readings.reading(of: index) != body.reading {
      states[index].screen = screen
      log.readings.append(body.reading, of: index, screen: screen, at: frame)
    }
    let pull = body.fieldAcceleration == .zero ? nil : body.overlay.pull(on: log.screens[screen])
    if pull != nil || states[index].isPulled {
      states[index].isPulled = pull != nil
      log.items[index].pulls.record(pull, at: frame)
    }
    let address = body.shapeAddress
    guard states[index].shape == nil || states[index].shapeAddress != address else { return }
    states[index].shape = body.shape
    states[index].shapeAddress = address
    let outlines = body.overlay.localOutlines
    if !outlines.isClose(to: log.items[index].outlines.last) {
      log.items[index].outlines.record(outlines, at: frame)
    }
  }

  /// The index of a visited item, which is added at its first frame.
  ///
  /// - Parameter place: the number of items that were visited before it in this frame.
  private mutating func index(of body: ItemBody, at place: Int, names: ItemNames) -> Int {
    let identity = body.identity
    if place < visited.count, visited[place].identity == identity { return visited[place].index }
    lookupCount += 1
    let index = index(of: body.item, names: names)
    if place < visited.count {
      visited[place] = (identity, index)
    } else {
      visited.append((identity, index))
    }
    return index
  }

  private mutating func index(of item: any UIDynamicItem, names: ItemNames) -> Int {
    let number = names.number(of: item)
    while indices.count <= number { indices.append(-1) }
    if indices[number] >= 0 { return indices[number] }
    indices[number] = log.items.count
    log.add(RecordedItem(name: names.name(ofNumber: number)))
    states.append(ItemState())
    return indices[number]
  }

  // MARK: What animators hold besides

  /// What an animator holds, or held when it was last due to be captured.
  private mutating func moment(
    of animator: UIDynamicAnimator, _ known: KnownAnimator, at frame: Int, size: CGSize
  ) -> XRayMoment {
    let interval = animator.debugEnabled ? animator.debugInterval : 1
    let identifier = ObjectIdentifier(animator)
    if let last = held[identifier], frame % interval != 0 { return last }
    var moment = XRayMoment()
    // The log has where each item is in each frame; what is held longer has to keep it.
    let overlay = animator.overlayWithoutBodies(knowsCenters: interval == 1 && !hasSharedItems)
    moment.add(overlay, screen: log.screens[known.screen], size: size, items: known.items)
    held[identifier] = moment
    return moment
  }
}

extension [[CGPoint]] {
  /// Whether the outlines differ by no more than turning there and back loses.
  fileprivate func isClose(to other: [[CGPoint]]?) -> Bool {
    guard let other, count == other.count else { return false }
    // Loops over indices: in debug builds an iterator over joined outlines costs as much as the
    // step that moved them.
    for (outline, known) in zip(self, other) {
      guard outline.count == known.count else { return false }
      for index in outline.indices {
        let point = outline[index]
        let before = known[index]
        guard abs(point.x - before.x) < 0.1, abs(point.y - before.y) < 0.1 else { return false }
      }
    }
    return true
  }
}
