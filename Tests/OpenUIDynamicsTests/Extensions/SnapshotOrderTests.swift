// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Snapshots in any order of calls")
struct SnapshotOrderTests {
  typealias Failure = UIDynamicAnimator.SnapshotError

  /// A behavior that does something when it moves.
  private final class Mover: UIDynamicBehavior {
    var onMove: ((UIDynamicAnimator?) -> Void)?

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { onMove?(dynamicAnimator) }
  }

  private final class Listener: NSObject, UIDynamicAnimatorDelegate {
    var onCall: (() -> Void)?

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { onCall?() }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { onCall?() }
  }

  private func failure(of body: () throws(Failure) -> Void) -> Failure? {
    do throws(Failure) { try body() } catch { return error }
    return nil
  }

  // MARK: Refusing

  @Test("restoring from willMove(to:) is refused with a sentence, and the change is completed")
  func insideMove() {
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [Square()])
    animator.addBehavior(gravity)
    animator.step(by: 0.1)
    let moment = animator.snapshot()
    let mover = Mover()
    var failures: [Failure?] = []
    mover.onMove = { [animator] _ in
      failures.append(failure { () throws(Failure) in try animator.restore(moment) })
    }
    animator.addBehavior(mover)
    #expect(mover.dynamicAnimator === animator)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    #expect(failures == [.insideChange, .insideChange])
    #expect("\(Failure.insideChange)".contains("Restore from outside"))
    #expect(animator.inconsistencies == [])
  }

  @Test("behaviors that were removed together, with a restore on the way, act when they come again")
  func insideRemovalOfAll() throws {
    let animator = UIDynamicAnimator()
    let items = [Square(), Square(at: CGPoint(x: 500, y: 0)), Square(at: CGPoint(x: 1000, y: 0))]
    let behaviors = items.map { UIGravityBehavior(items: [$0]) }
    let mover = Mover()
    for behavior in [behaviors[0], mover, behaviors[1], behaviors[2]] {
      animator.addBehavior(behavior)
    }
    let moment = animator.snapshot()
    mover.onMove = { [animator] target in
      guard target == nil else { return }
      #expect(failure { () throws(Failure) in try animator.restore(moment) } == .insideChange)
    }
    animator.removeAllBehaviors()
    for behavior in behaviors { animator.addBehavior(behavior) }
    animator.step(by: 0.5)
    #expect(items.allSatisfy { $0.center.y > 50 })
    try animator.restore(moment)
    #expect(animator.behaviors.count == 4 && items.allSatisfy { $0.center.y == 0 })
    animator.step(by: 0.5)
    #expect(items.allSatisfy { $0.center.y > 50 })
    #expect(animator.inconsistencies == [])
  }

  @Test("restoring a behavior that another animator is about to take is refused")
  func betweenAnimators() {
    let (animator, other) = (UIDynamicAnimator(), UIDynamicAnimator())
    let mover = Mover()
    animator.addBehavior(mover)
    let moment = animator.snapshot()
    animator.removeBehavior(mover)
    var failures: [Failure?] = []
    mover.onMove = { [animator] _ in
      failures.append(failure { () throws(Failure) in try animator.restore(moment) })
    }
    other.addBehavior(mover)
    #expect(failures == [.insideChange])
    #expect(mover.dynamicAnimator === other && animator.behaviors.isEmpty)
    #expect(animator.inconsistencies == [] && other.inconsistencies == [])
  }

  @Test("a child that is removed before it came is not called")
  func removedBeforeItCame() {
    let animator = UIDynamicAnimator()
    let item = ReadItem()
    let parent = UIGravityBehavior(items: [item])
    let child = Mover()
    parent.addChildBehavior(child)
    var moves: [UIDynamicAnimator?] = []
    child.onMove = { moves.append($0) }
    item.onRead = { parent.removeChildBehavior(child) }
    animator.addBehavior(parent)
    #expect(moves.isEmpty && child.dynamicAnimator == nil && parent.childBehaviors.isEmpty)
  }

  @Test("restoring from the delegate is refused, when it resumes and when it pauses")
  func insideNotice() {
    let animator = UIDynamicAnimator()
    let moment = animator.snapshot()
    let listener = Listener()
    var failures: [Failure?] = []
    listener.onCall = { [animator] in
      failures.append(failure { () throws(Failure) in try animator.restore(moment) })
    }
    animator.delegate = listener
    animator.addBehavior(UIDynamicItemBehavior(items: [Square()]))
    animator.step(by: 2)
    #expect(failures == [.insideChange, .insideChange])
    #expect(!animator.isRunning)
  }

  @Test("a snapshot that is taken inside of a change says so, and is refused")
  func takenInsideChange() throws {
    let animator = UIDynamicAnimator()
    let mover = Mover()
    var taken: UIDynamicAnimator.Snapshot?
    mover.onMove = { [animator] _ in taken = animator.snapshot() }
    let reports = diagnostics { animator.addBehavior(mover) }
    #expect(reports.map(\.method) == ["UIDynamicAnimator.snapshot()"])
    let snapshot = try #require(taken)
    let found = failure { () throws(Failure) in try animator.restore(snapshot) }
    #expect(found == .takenInsideChange)
  }

  @Test("a step inside of a change is refused: the tree is not complete")
  func stepInsideChange() {
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [Square()]))
    let mover = Mover()
    mover.onMove = { [animator] _ in animator.step(by: 1) }
    let reports = diagnostics { animator.addBehavior(mover) }
    #expect(reports.map(\.method) == ["UIDynamicAnimator.step(by:)"])
    #expect(animator.elapsedTime == 0)
  }

  // MARK: Several moments

  @Test("a contact that a moment still reports names no behavior of another future")
  func contactOfOtherFuture() throws {
    let items = [Square(side: 20), Square(side: 20, at: CGPoint(x: 10, y: 0))]
    let animator = UIDynamicAnimator()
    let log = EventLog()
    let collision = UICollisionBehavior(items: items)
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.step(by: 0.1)
    let touching = animator.snapshot()
    // The end of the contact is still to be reported.
    collision.removeItem(items[1])
    animator.removeItem(items[1])
    let ended = animator.snapshot()
    try animator.restore(touching)
    animator.addBehavior(UIPushBehavior(items: items, mode: .continuous))
    try animator.restore(ended)
    animator.addBehavior(UIPushBehavior(items: [items[0]], mode: .continuous))
    animator.step(by: 0.2)
    try animator.restore(touching)
    animator.step(by: 0.2)
    #expect(animator.inconsistencies == [])
  }

  /// A behavior of a kind that keeps something of its items in the world.
  private func behavior(_ kind: Int, _ items: [Square]) -> UIDynamicBehavior {
    switch kind {
    case 0: UIGravityBehavior(items: items)
    case 1: UICollisionBehavior(items: items)
    case 2: UIPushBehavior(items: items, mode: .instantaneous)
    case 3: UIAttachmentBehavior(item: items[0], attachedToAnchor: .zero)
    case 4: UISnapBehavior(item: items[0], snapTo: .zero)
    default: UIDynamicItemBehavior(items: items)
    }
  }

  @Test(
    "several moments, an item removed, one restored, a behavior added, another restored, a step",
    arguments: 0..<6, 0..<6)
  func issueOrder(first: Int, second: Int) throws {
    let animator = UIDynamicAnimator()
    var (item, kept): (Square?, Square) = (Square(side: 20), Square(side: 20))
    let released = item.map { WeakReference($0) }
    animator.addBehavior(UICollisionBehavior(items: [item, kept].compactMap { $0 }))
    animator.addBehavior(behavior(first, [item, kept].compactMap { $0 }))
    var moments = [(animator.snapshot(), animator.stateHash)]
    animator.step(by: 0.1)
    moments.append((animator.snapshot(), animator.stateHash))
    item.map { animator.removeItem($0) }
    item = nil
    moments.append((animator.snapshot(), animator.stateHash))
    try animator.restore(moments[0].0)
    // Where the removed item was, there is another now.
    animator.addBehavior(behavior(second, [Square(side: 20), kept]))
    animator.step(by: 0.1)
    for number in [2, 1, 0, 2] {
      try animator.restore(moments[number].0)
      #expect(animator.stateHash == moments[number].1)
      animator.step(by: 0.1)
      #expect(animator.inconsistencies == [])
    }
    moments = []
    animator.removeAllBehaviors()
    animator.step(by: 0.1)
    #expect(released != nil && released?.object == nil)
  }

  @Test("a child that came since, outside of the animator, can be placed again")
  func childFromOutside() throws {
    let animator = UIDynamicAnimator()
    let parent = UIDynamicBehavior()
    animator.addBehavior(parent)
    let moment = animator.snapshot()
    animator.removeBehavior(parent)
    let child = UIGravityBehavior(items: [Square()])
    parent.addChildBehavior(child)
    try animator.restore(moment)
    #expect(parent.childBehaviors.isEmpty)
    #expect(diagnostics { animator.addBehavior(child) }.isEmpty)
    #expect(child.dynamicAnimator === animator)
  }

  @Test("restoring does not call the setter of an action that a subclass overrides")
  func overriddenAction() throws {
    final class Loud: UIDynamicBehavior {
      var calls = 0
      override var action: (() -> Void)? { didSet { calls += 1 } }
    }
    let animator = UIDynamicAnimator()
    let loud = Loud()
    loud.action = {}
    animator.addBehavior(loud)
    let moment = animator.snapshot()
    loud.action = nil
    try animator.restore(moment)
    #expect(loud.calls == 2)
    #expect(loud.action != nil)
  }

  @Test(
    "any moments in any order, with any changes between: each is what it was, to the bit",
    arguments: 1...40 as ClosedRange<UInt64>)
  func anyOrder(seed: UInt64) throws {
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let animator = UIDynamicAnimator()
    let items = (0..<6).map { Square(side: 20, at: CGPoint(x: 15 * Double($0), y: 0)) }
    var behaviors: [UIDynamicBehavior] = []
    var moments: [(UIDynamicAnimator.Snapshot, UInt64)] = []
    func add() {
      let made = behavior(
        random(6), of: (0..<random(4)).map { _ in items[random(6)] }, or: items[0])
      behaviors.append(made)
      animator.addBehavior(made)
    }
    add()
    for _ in 0..<40 {
      let behavior = behaviors[random(behaviors.count)]
      switch random(8) {
      case 0: add()
      case 1: behavior.dynamicAnimator?.removeBehavior(behavior)
      case 2: _ = diagnostics { animator.addBehavior(behavior) }
      case 3: _ = diagnostics { behavior.addChildBehavior(behaviors[random(behaviors.count)]) }
      case 4: animator.removeItem(items[random(6)])
      case 5: moments.append((animator.snapshot(), animator.stateHash))
      case 6 where !moments.isEmpty:
        let (moment, hash) = moments[random(moments.count)]
        try animator.restore(moment)
        #expect(animator.stateHash == hash)
      default: animator.step(by: 0.05)
      }
      #expect(animator.inconsistencies == [])
    }
  }

  private func behavior(_ kind: Int, of some: [Square], or other: Square) -> UIDynamicBehavior {
    switch kind {
    case 0: UIGravityBehavior(items: some)
    case 1, 2: UICollisionBehavior(items: some)
    case 3: UIPushBehavior(items: some, mode: .instantaneous)
    case 4: UIAttachmentBehavior(item: some.first ?? other, attachedToAnchor: .zero)
    default: UIDynamicBehavior()
    }
  }
}
