// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Snapshots of an animator")
struct SnapshotTests {
  @Test(
    "a restored moment has the same state, and the same future to the bit",
    arguments: [0, 1, 20, 45, 200])
  func sameFuture(frames: Int) throws {
    let reference = SnapshotScene()
    _ = reference.run(frames)
    reference.log.events = []
    let expected = reference.run(60)
    let expectedEvents = reference.log.events

    let scene = SnapshotScene()
    _ = scene.run(frames)
    let hash = scene.animator.stateHash
    func places() -> [[CGFloat]] {
      scene.items.map { item in [item.center.x, item.center.y, item.angle] }
    }
    let placesThen = places()
    let moment = scene.animator.snapshot()
    for _ in 0..<2 {
      _ = scene.run(30)
      try scene.animator.restore(moment)
      #expect(scene.animator.stateHash == hash)
      #expect(places() == placesThen)
      #expect(scene.animator.elapsedTime == moment.elapsedTime)
      scene.log.events = []
      #expect(scene.run(60) == expected)
      #expect(scene.log.events == expectedEvents)
    }
  }

  @Test(
    "whatever was changed since is as it was: every stored property of every object",
    arguments: [0, 1, 30, 100])
  func everything(frames: Int) throws {
    let reference = SnapshotScene()
    _ = reference.run(frames)
    let expected = reference.run(100)

    let scene = SnapshotScene()
    _ = scene.run(frames)
    let graph = ObjectGraph(scene.animator)
    #expect(graph.lines.count > 500)
    let moment = scene.animator.snapshot()
    for rounds in 0..<3 {
      scene.upset()
      _ = scene.run(rounds * 30)
      let changed = ObjectGraph(scene.animator)
      #expect(changed.lines != graph.lines)
      try scene.animator.restore(moment)
      let restored = ObjectGraph(scene.animator)
      let missing = graph.lines.subtracting(restored.lines).sorted()
      let extra = restored.lines.subtracting(graph.lines).sorted()
      #expect(missing == [] && extra == [])
    }
    scene.animator.pixelRoundingScale = nil
    #expect(scene.run(100) == expected)
  }

  @Test("snapshots go both ways: back, forward again, and back")
  func backAndForth() throws {
    let scene = SnapshotScene()
    var moments: [(UIDynamicAnimator.Snapshot, UInt64)] = []
    for _ in 0..<10 {
      moments.append((scene.animator.snapshot(), scene.animator.stateHash))
      _ = scene.run(9)
      if moments.count == 5 { scene.upset() }
    }
    for index in [7, 2, 9, 0, 4, 5, 6, 1] {
      try scene.animator.restore(moments[index].0)
      #expect(scene.animator.stateHash == moments[index].1)
      _ = scene.run(3)
    }
  }

  @Test("restoring calls nothing, and begins and ends no contact")
  func silence() throws {
    final class Loud: UIDynamicBehavior {
      var calls = 0
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { calls += 1 }
    }
    let scene = SnapshotScene()
    let loud = Loud()
    scene.animator.addBehavior(loud)
    _ = scene.run(150)
    let moment = scene.animator.snapshot()
    scene.animator.removeAllBehaviors()
    _ = scene.run(10)
    #expect(!scene.animator.isRunning)
    scene.log.events = []
    loud.calls = 0
    try scene.animator.restore(moment)
    #expect(scene.log.events.isEmpty)
    #expect(loud.calls == 0)
    #expect(scene.animator.isRunning)
    #expect(loud.dynamicAnimator === scene.animator)
    #expect(scene.animator.behaviors.count == 10)
  }

  @Test("behaviors that came since leave in silence, and may come again")
  func newcomers() throws {
    let scene = SnapshotScene()
    let moment = scene.animator.snapshot()
    let top = UIGravityBehavior(items: [scene.items[0]])
    let below = UIDynamicBehavior()
    scene.composite.addChildBehavior(below)
    scene.composite.removeChildBehavior(scene.noise)
    let free = UIDynamicBehavior()
    free.addChildBehavior(scene.noise)
    _ = diagnostics { scene.animator.addBehavior(top) }
    try scene.animator.restore(moment)
    #expect(top.dynamicAnimator == nil && below.dynamicAnimator == nil)
    #expect(scene.composite.childBehaviors.count == 2)
    #expect(free.childBehaviors.isEmpty)
    #expect(scene.noise.dynamicAnimator === scene.animator)
    let reports = diagnostics {
      UIDynamicAnimator().addBehavior(below)
      scene.composite.addChildBehavior(below)
    }
    #expect(reports.isEmpty)
    #expect(below.dynamicAnimator === scene.animator)
  }

  @Test("what cannot be restored throws a sentence, and nothing changes")
  func errors() throws {
    let scene = SnapshotScene()
    let moment = scene.animator.snapshot()
    #expect(throws: UIDynamicAnimator.SnapshotError.otherAnimator) {
      try UIDynamicAnimator().restore(moment)
    }
    scene.animator.removeBehavior(scene.snap)
    let other = UIDynamicAnimator()
    other.addBehavior(scene.snap)
    let hash = scene.animator.stateHash
    let error = UIDynamicAnimator.SnapshotError.behaviorInOtherAnimator("UISnapBehavior")
    #expect(throws: error) { try scene.animator.restore(moment) }
    #expect("\(error)".contains("UISnapBehavior"))
    #expect(scene.animator.stateHash == hash)
    #expect(scene.animator.behaviors.count == 8)
    other.removeBehavior(scene.snap)
    var caught: UIDynamicAnimator.SnapshotError?
    scene.gravity.action = { [unowned scene] in
      do throws(UIDynamicAnimator.SnapshotError) {
        try scene.animator.restore(moment)
      } catch {
        caught = error
      }
    }
    _ = scene.run(1)
    #expect(caught == .insideStep)
  }

  @Test("a snapshot from an action reports, after restoring, the contacts of that step")
  func insideOfAction() throws {
    let scene = LandingScene()
    var moments: [UIDynamicAnimator.Snapshot] = []
    scene.gravity.action = { [unowned animator = scene.animator] in
      moments.append(animator.snapshot())
    }
    scene.run()
    scene.log.events = []
    try scene.animator.restore(try #require(moments.last))
    #expect(scene.log.events.isEmpty)
    scene.animator.step(by: 1 / 60)
    #expect(scene.log.events == ["began floor"])
  }

  @Test("a restored animator follows its clock as it did then")
  func clock() throws {
    let fixture = TimeFixture()
    try fixture.run {
      let clock = fixture.clock
      let item = Square()
      let animator = UIDynamicAnimator()
      let properties = UIDynamicItemBehavior(items: [item])
      animator.addBehavior(properties)
      let running = animator.snapshot()
      for _ in 0..<60 { clock.advanceFrame() }
      let resting = animator.snapshot()
      #expect(!animator.isRunning)
      try animator.restore(running)
      #expect(animator.isRunning)
      #expect(clock.participants(in: .dynamics).count == 1)
      clock.advanceFrame()
      #expect(animator.elapsedTime == 1.0 / 60)
      try animator.restore(resting)
      #expect(!animator.isRunning)
      #expect(clock.participants(in: .dynamics).isEmpty)
    }
  }

  @Test("speed, pause and handlers are no part of a moment")
  func controls() throws {
    let scene = SnapshotScene()
    let moment = scene.animator.snapshot()
    scene.animator.speed = 0.5
    scene.animator.isPaused = true
    scene.animator.itemDidWake = { _ in }
    try scene.animator.restore(moment)
    #expect(scene.animator.speed == 0.5)
    #expect(scene.animator.isPaused)
    #expect(scene.animator.itemDidWake != nil)
  }

  @Test("C22: a snapshot keeps its animator's behaviors alive only as long as it lives itself")
  func lifetime() {
    weak var behavior: UIDynamicBehavior?
    weak var effect: BehaviorEffect?
    weak var item: Square?
    let animator = UIDynamicAnimator()
    func scene() -> UIDynamicAnimator.Snapshot {
      let square = Square()
      let push = UIPushBehavior(items: [square], mode: .continuous)
      animator.addBehavior(push)
      animator.step(by: 0.1)
      let moment = animator.snapshot()
      (behavior, effect, item) = (push, push.effect, square)
      animator.removeAllBehaviors()
      animator.step(by: 0.1)
      return moment
    }
    var moment: UIDynamicAnimator.Snapshot? = scene()
    #expect(behavior != nil && effect != nil && item != nil)
    #expect(moment != nil)
    moment = nil
    #expect(behavior == nil && effect == nil && item == nil)
  }

  @Test("a view that was nested goes back to its own coordinates; a layout is invalidated")
  func viewsAndLayouts() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let box = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    root.addSubview(box)
    box.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: root)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.step(by: 0.2)
    let moment = animator.snapshot()
    let center = view.center
    animator.step(by: 0.5)
    try animator.restore(moment)
    #expect(view.center == center)
    #expect(moment.byteCount > 0)
  }
}
