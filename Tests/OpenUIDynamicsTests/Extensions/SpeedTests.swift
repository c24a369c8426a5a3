// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Speed and pause")
struct SpeedTests {
  /// Three squares that fall onto a floor.
  @MainActor
  private struct Scene {
    let items = (0..<3).map {
      Square(side: 30, at: CGPoint(x: 40 * Double($0), y: 60 * Double($0)))
    }
    let animator = UIDynamicAnimator()
    let fixture = TimeFixture()
    let gravity: UIGravityBehavior

    init() {
      gravity = UIGravityBehavior(items: items)
      let collision = UICollisionBehavior(items: items)
      collision.addFloor(at: 300, from: -500, to: 500)
      fixture.run {
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
      }
    }

    func frames(_ count: Int) { fixture.advance(frames: count) }
  }

  @Test(
    "C25: at any speed a scene goes through the same states, to the bit",
    arguments: [(0.5, 120), (0.25, 240), (2, 30), (1.0 / 3, 180), (0.1, 600)])
  func speeds(speed: Double, frames: Int) {
    let usual = Scene()
    usual.frames(60)
    let scene = Scene()
    scene.animator.speed = CGFloat(speed)
    scene.frames(frames)
    #expect(scene.animator.elapsedTime == 1)
    #expect(scene.animator.stateHash == usual.animator.stateHash)
  }

  @Test("speed 0 stands still, and a change of speed takes effect at once")
  func standstill() {
    let scene = Scene()
    scene.animator.speed = 0
    scene.frames(10)
    #expect(scene.animator.elapsedTime == 0)
    scene.animator.speed = 1
    scene.frames(10)
    #expect(scene.animator.elapsedTime == 10.0 / 60)
  }

  @Test("step(by:) is virtual time, whatever the speed")
  func stepping() {
    let scene = Scene()
    scene.animator.speed = 0.1
    scene.animator.step(by: 0.5)
    #expect(scene.animator.elapsedTime == 0.5)
  }

  @Test(
    "a speed that is none is refused with one diagnostic",
    arguments: [CGFloat.nan, -1, .infinity, 101])
  func refusedSpeeds(speed: CGFloat) {
    let animator = UIDynamicAnimator()
    #expect(
      diagnostics { animator.speed = speed }.map(\.method) == ["UIDynamicAnimator.speed"])
    #expect(
      diagnostics { animator.debugAnimationSpeed = speed }.map(\.method)
        == ["UIDynamicAnimator.debugAnimationSpeed"])
    #expect(animator.speed == 1)
    #expect(animator.debugAnimationSpeed == 1)
  }

  @Test(
    "C14: a paused animator asks for no frames, keeps everything, and goes on as if nothing was")
  func pause() {
    let usual = Scene()
    usual.frames(60)
    let scene = Scene()
    let log = EventLog()
    scene.animator.delegate = log
    scene.frames(20)
    scene.animator.isPaused = true
    #expect(!scene.animator.isRunning)
    #expect(scene.fixture.clock.participants(in: .dynamics).isEmpty)
    let hash = scene.animator.stateHash
    scene.frames(100)
    #expect(scene.animator.stateHash == hash)
    #expect(scene.animator.behaviors.count == 2)
    scene.animator.isPaused = false
    #expect(scene.animator.isRunning)
    scene.frames(40)
    #expect(scene.animator.stateHash == usual.animator.stateHash)
    #expect(log.events.isEmpty)
  }

  @Test("C14: changes during a pause act when it ends; nothing starts before")
  func changesDuringPause() {
    let scene = Scene()
    scene.frames(300)
    #expect(!scene.animator.isRunning)
    let log = EventLog()
    scene.animator.delegate = log
    scene.animator.isPaused = true
    scene.gravity.magnitude = -1
    scene.frames(10)
    #expect(log.events.isEmpty)
    let height = scene.items[0].center.y
    #expect(height > 250)
    scene.animator.isPaused = false
    #expect(log.events == ["resume"])
    scene.frames(10)
    #expect(scene.items[0].center.y < height)
  }

  @Test("C14: ending a pause in which nothing changed does not wake what rests")
  func resumeAtRest() {
    let scene = Scene()
    scene.frames(300)
    let log = EventLog()
    scene.animator.delegate = log
    scene.animator.isPaused = true
    scene.animator.isPaused = false
    #expect(log.events.isEmpty)
    #expect(scene.fixture.clock.participants(in: .dynamics).isEmpty)
  }

  @Test("step(by:) moves a paused animator on, frame by frame, and leaves it on its clock")
  func singleFrames() {
    let scene = Scene()
    scene.frames(20)
    scene.animator.isPaused = true
    var wasRunning = false
    scene.gravity.action = { [unowned animator = scene.animator] in
      wasRunning = animator.isRunning
    }
    scene.animator.step(by: 10.0 / 60)
    #expect(scene.animator.elapsedTime == 30.0 / 60)
    #expect(wasRunning, "S012: items only move while it is running")
    #expect(!scene.animator.isRunning)
    scene.animator.isPaused = false
    scene.frames(30)
    let usual = Scene()
    usual.frames(60)
    #expect(scene.animator.stateHash == usual.animator.stateHash)
  }

  @Test("a pause from inside of a callback ends the steps that were due")
  func pauseInAction() {
    let scene = Scene()
    scene.gravity.action = { [unowned animator = scene.animator] in
      if animator.elapsedTime >= 0.5 { animator.isPaused = true }
    }
    scene.animator.step(by: 2)
    #expect(scene.animator.elapsedTime == 0.5)
  }
}
