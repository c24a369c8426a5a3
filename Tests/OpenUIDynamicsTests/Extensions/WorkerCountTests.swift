// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Workers of an animator")
struct AnimatorWorkerCountTests {
  /// As many squares as a stage shares between threads, falling on each other and on a floor.
  private func animator(workers: Int?) -> UIDynamicAnimator {
    let items = (0..<180).map { number in
      Square(side: 20, at: CGPoint(x: 21 * (number % 30), y: -21 * (number / 30)))
    }
    let animator = UIDynamicAnimator()
    if let workers { animator.workerCount = workers }
    let collision = UICollisionBehavior(items: items)
    collision.addFloor(at: 12, from: -400, to: 1000)
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.addBehavior(collision)
    return animator
  }

  @Test("the states are the same, to the bit, with any number of workers")
  func sameStates() {
    let animators = [nil, 2, 4].map { animator(workers: $0) }
    #expect(animators.map(\.workerCount) == [1, 2, 4])
    for _ in 0..<4 {
      for animator in animators { animator.step(by: 0.1) }
      #expect(Set(animators.map(\.stateHash)).count == 1)
    }
  }

  @Test("a number without meaning is refused, and the one before stays", arguments: [0, -1, 65])
  func refused(count: Int) {
    let animator = UIDynamicAnimator()
    animator.workerCount = 2
    let reports = diagnostics { animator.workerCount = count }
    #expect(reports.map(\.method) == ["UIDynamicAnimator.workerCount"])
    #expect(animator.workerCount == 2)
  }

  @Test("no more threads are started than there are cores, or than four")
  func bounded() {
    let animators = [4, 64].map { animator(workers: $0) }
    let maximum = max(ProcessInfo.processInfo.activeProcessorCount, 4)
    #expect(animators.map(\.workerCount) == [4, min(maximum, 64)])
    for animator in animators { animator.step(by: 0.1) }
    #expect(animators[0].stateHash == animators[1].stateHash)
  }

  @Test("a snapshot holds no number of workers, and goes on alike with another")
  func snapshots() throws {
    let animator = animator(workers: 2)
    animator.step(by: 0.1)
    let moment = animator.snapshot()
    animator.step(by: 0.1)
    let hash = animator.stateHash
    animator.workerCount = 3
    try animator.restore(moment)
    #expect(animator.workerCount == 3)
    animator.step(by: 0.1)
    #expect(animator.stateHash == hash)
  }

  @Test("the number may change in a callback of a step")
  func inside() {
    let (changing, steady) = (animator(workers: 1), animator(workers: 1))
    var count = 0
    changing.behaviors[0].action = { [unowned changing] in
      count += 1
      changing.workerCount = 1 + count % 3
    }
    for animator in [changing, steady] { animator.step(by: 0.1) }
    #expect(count == 6)
    #expect(changing.stateHash == steady.stateHash)
  }
}
