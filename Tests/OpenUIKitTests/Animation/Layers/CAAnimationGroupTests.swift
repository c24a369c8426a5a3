// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("CAAnimationGroup")
@MainActor
struct CAAnimationGroupTests {
  private final class Log: CAAnimationDelegate {
    var notes: [String] = []
    func animationDidStart(_ anim: CAAnimation) { notes.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { notes.append("\(flag)") }
  }

  private let fixture = TimeFixture()
  private let layer = CALayer()

  private func basic(_ path: String, to value: Double, seconds: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (0, value, seconds)
    return animation
  }

  private func start(_ animations: [CAAnimation]?, _ change: (CAAnimationGroup) -> Void = { _ in })
  {
    let group = CAAnimationGroup()
    (group.animations, group.duration) = (animations, 1)
    change(group)
    fixture.run { layer.add(group, forKey: "group") }
  }

  private func shown(_ path: String = "zPosition", afterFrames frames: Int) -> Double {
    fixture.advance(frames: frames)
    return (layer.presentation()?.value(forKeyPath: path) as? CGFloat).map { Double($0) } ?? .nan
  }

  @Test(
    "durations are not scaled: a child longer than the group is cut, a shorter one ends earlier")
  func durations() {
    start([basic("zPosition", to: 20, seconds: 2), basic("borderWidth", to: 8, seconds: 0.5)])
    #expect(abs(shown(afterFrames: 15) - 2.5) < 1e-9)
    #expect(abs(shown("borderWidth", afterFrames: 0) - 4) < 1e-9)
    #expect(shown("borderWidth", afterFrames: 30) == 0)
    #expect(abs(shown(afterFrames: 0) - 7.5) < 1e-9)
    #expect(shown(afterFrames: 15) == 0 && layer.animationKeys() == nil)
  }

  @Test("the group's timing function bends the time of its children")
  func timingFunction() {
    start([basic("zPosition", to: 1)]) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    // The cubic (0.42, 0), (1, 1) at half of the time.
    #expect(abs(shown(afterFrames: 30) - 0.3154) < 1e-3)
  }

  @Test("a group repeats its children with it, and runs them back")
  func repetition() {
    start([basic("zPosition", to: 10)]) {
      $0.repeatCount = 2
      $0.autoreverses = true
    }
    for time in stride(from: 0.25, to: 4, by: 0.25) {
      let phase = time.truncatingRemainder(dividingBy: 2)
      let expected = phase <= 1 ? 10 * phase : 20 - 10 * phase
      #expect(abs(shown(afterFrames: 15) - expected) < 1e-9)
    }
  }

  @Test("a child's begin time, speed and fill mode count within the group")
  func children() {
    let late = basic("zPosition", to: 10, seconds: 0.5)
    (late.beginTime, late.fillMode) = (0.5, .backwards)
    late.fromValue = 4
    let fast = basic("borderWidth", to: 8)
    (fast.speed, fast.fillMode) = (4, .forwards)
    start([late, fast])
    #expect(abs(shown(afterFrames: 15) - 4) < 1e-9)
    #expect(abs(shown("borderWidth", afterFrames: 5) - 8) < 1e-9)
    #expect(abs(shown(afterFrames: 25) - 7) < 1e-9)
  }

  @Test("a child without a duration takes the group's")
  func inheritedDuration() {
    start([basic("zPosition", to: 10, seconds: 0)])
    #expect(abs(shown(afterFrames: 45) - 7.5) < 1e-9)
  }

  @Test("a group that fills forwards keeps the end of the children that end with it")
  func filling() {
    start([basic("zPosition", to: 10), basic("borderWidth", to: 8, seconds: 0.5)]) {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(shown(afterFrames: 100) == 10)
    #expect(shown("borderWidth", afterFrames: 0) == 0)
  }

  @Test("delegates of children are not called, the group's is")
  func delegates() {
    let (inner, outer) = (Log(), Log())
    let child = basic("zPosition", to: 10, seconds: 0.25)
    child.delegate = inner
    start([child]) { $0.delegate = outer }
    fixture.advance(frames: 60)
    #expect(inner.notes.isEmpty && outer.notes == ["start", "true"])
  }

  @Test("groups nest, and later children win over earlier ones")
  func nesting() {
    let inner = CAAnimationGroup()
    (inner.animations, inner.duration, inner.beginTime) = ([basic("zPosition", to: 10)], 1, 0.25)
    start([basic("zPosition", to: -100), inner])
    #expect(shown(afterFrames: 6) < 0)
    #expect(abs(shown(afterFrames: 39) - 5) < 1e-9)
  }

  @Test("a copy copies the children as well")
  func copying() throws {
    let child = basic("zPosition", to: 10)
    let group = CAAnimationGroup()
    group.animations = [child]
    let copy = try #require(group.copy() as? CAAnimationGroup)
    child.toValue = 99
    let copied = try #require(copy.animations?.first as? CABasicAnimation)
    #expect(copied !== child && copied.toValue as? Double == 10)
  }

  @Test("a group without animations waits for its end", arguments: [true, false])
  func empty(isNil: Bool) {
    let log = Log()
    start(isNil ? nil : []) { $0.delegate = log }
    fixture.advance(frames: 59)
    #expect(log.notes == ["start"])
    fixture.advance(frames: 1)
    #expect(log.notes == ["start", "true"])
  }
}
