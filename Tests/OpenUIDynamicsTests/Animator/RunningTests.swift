// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Starting, time and rest")
struct RunningTests {
  @Test("S007: an animator starts when an item is in an active behavior, not before")
  func starts() {
    let animator = UIDynamicAnimator()
    let log = EventLog()
    animator.delegate = log
    let gravity = UIGravityBehavior()
    animator.addBehavior(gravity)
    #expect(!animator.isRunning)
    gravity.addItem(Square())
    #expect(animator.isRunning)
    #expect(log.events == ["resume"])
  }

  @Test("S008: it pauses on the next step after all behaviors were removed")
  func pausesWhenEmpty() {
    let animator = UIDynamicAnimator()
    let log = EventLog()
    animator.delegate = log
    animator.addBehavior(UIGravityBehavior(items: [Square()]))
    animator.step(by: 0.1)
    animator.removeAllBehaviors()
    animator.step(by: 1 / 60)
    #expect(log.events == ["resume", "pause"])
    #expect(!animator.isRunning)
  }

  @Test("S008: removing the last behavior in its action pauses in the same step")
  func finishesFromAction() {
    let animator = UIDynamicAnimator()
    let log = EventLog()
    animator.delegate = log
    let gravity = UIGravityBehavior(items: [Square()])
    gravity.action = { [unowned animator, unowned gravity] in
      if animator.elapsedTime >= 0.5 { animator.removeBehavior(gravity) }
    }
    animator.addBehavior(gravity)
    animator.step(by: 2)
    #expect(log.events == ["resume", "pause"])
    #expect(animator.elapsedTime == 0.5)
  }

  @Test("S096: an item without velocity or force rests after half a second")
  func restsAlone() {
    let animator = UIDynamicAnimator()
    let log = EventLog()
    animator.delegate = log
    animator.addBehavior(UIDynamicItemBehavior(items: [Square()]))
    let time = animator.runUntilPaused(atMost: 2)
    #expect(abs(time - 0.5) < 0.05)
    #expect(log.events == ["resume", "pause"])
  }

  @Test("S007: a change of any parameter wakes a paused animator")
  func wakes() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .continuous)
    animator.addBehavior(push)
    _ = animator.runUntilPaused(atMost: 2)
    #expect(!animator.isRunning)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    #expect(animator.isRunning)
    animator.step(by: 0.5)
    #expect(item.center.x > 10)
  }

  @Test("S010, AN12: elapsed time goes on after a pause where it stopped")
  func elapsedTime() {
    let animator = UIDynamicAnimator()
    #expect(animator.elapsedTime == 0)
    let behavior = UIDynamicItemBehavior(items: [Square()])
    animator.addBehavior(behavior)
    let first = animator.runUntilPaused(atMost: 2)
    animator.step(by: 1)
    #expect(animator.elapsedTime == first)
    behavior.density = 2
    animator.step(by: 0.1)
    #expect(abs(animator.elapsedTime - first - 0.1) < 1e-9)
  }

  @Test("step(by: 1) is sixty steps of a sixtieth, to the bit")
  func wholeSeconds() {
    func run(_ step: (UIDynamicAnimator) -> Void) -> (UInt64, TimeInterval) {
      let items = (0..<3).map { Square(side: 20, at: CGPoint(x: 30 * Double($0), y: 0)) }
      let animator = UIDynamicAnimator()
      animator.addBehavior(UIGravityBehavior(items: items))
      step(animator)
      return (animator.stateHash, animator.elapsedTime)
    }
    let once = run { $0.step(by: 1) }
    let sixty = run { animator in for _ in 0..<60 { animator.step(by: 1 / 60) } }
    let tenths = run { animator in for _ in 0..<10 { animator.step(by: 0.1) } }
    #expect(once.1 == 1)
    #expect(once == sixty)
    #expect(once == tenths)
  }

  @Test("step(by:) keeps what is left over for the next call")
  func accumulator() {
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [Square()]))
    animator.step(by: 1 / 120)
    #expect(animator.elapsedTime == 0)
    animator.step(by: 1 / 120)
    #expect(animator.elapsedTime == 1.0 / 60)
  }

  @Test(
    "a time that makes no sense is refused with one diagnostic",
    arguments: [-1, .nan, .infinity, 1e9, -.infinity])
  func refusedTimes(seconds: TimeInterval) {
    let item = Square()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let reports = diagnostics { animator.step(by: seconds) }
    #expect(reports.map(\.method) == ["UIDynamicAnimator.step(by:)"])
    #expect(animator.elapsedTime == 0)
    #expect(item.center == .zero)
  }

  @Test("stepping inside of an action is refused with one diagnostic")
  func steppingInAction() {
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [Square()])
    gravity.action = { [unowned animator] in animator.step(by: 1) }
    animator.addBehavior(gravity)
    #expect(diagnostics { animator.step(by: 1 / 60) }.count == 1)
    #expect(animator.elapsedTime == 1.0 / 60)
  }

  @Test("S007: an animator follows the clock while it runs, and leaves it when it pauses")
  func clock() {
    let fixture = TimeFixture()
    fixture.run {
      let clock = fixture.clock
      let animator = UIDynamicAnimator()
      #expect(clock.participants(in: .dynamics).isEmpty)
      animator.addBehavior(UIDynamicItemBehavior(items: [Square()]))
      #expect(clock.participants(in: .dynamics).count == 1)
      for _ in 0..<60 { clock.advanceFrame() }
      #expect(!animator.isRunning)
      #expect(clock.participants(in: .dynamics).isEmpty)
    }
  }

  @Test("the first step(by:) takes an animator off the clock")
  func detachesFromClock() {
    let fixture = TimeFixture()
    fixture.run {
      let clock = fixture.clock
      let animator = UIDynamicAnimator()
      animator.addBehavior(UIGravityBehavior(items: [Square()]))
      clock.advanceFrame()
      #expect(animator.elapsedTime == 1.0 / 60)
      animator.step(by: 1 / 60)
      for _ in 0..<10 { clock.advanceFrame() }
      #expect(animator.elapsedTime == 2.0 / 60)
    }
  }

  @Test("S013: an unretained animator ends")
  func notRetained() {
    let fixture = TimeFixture()
    fixture.run {
      let clock = fixture.clock
      let item = Square()
      UIDynamicAnimator().addBehavior(UIGravityBehavior(items: [item]))
      for _ in 0..<10 { clock.advanceFrame() }
      #expect(item.center == .zero)
    }
  }
}
