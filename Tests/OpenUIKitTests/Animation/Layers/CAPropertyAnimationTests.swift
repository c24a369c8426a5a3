// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("CAPropertyAnimation and CAValueFunction")
@MainActor
struct CAPropertyAnimationTests {
  private let fixture = TimeFixture()
  private let layer = CALayer()

  private func show(_ animation: CAAnimation, frames: Int = 30) -> LayerValues {
    animation.duration = 1
    fixture.run { layer.add(animation, forKey: "test") }
    fixture.advance(frames: frames)
    return layer.presentedValues()
  }

  private func basic(_ path: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue) = (from, to)
    return animation
  }

  @Test("new animations have the documented defaults")
  func defaults() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.keyPath == "opacity" && !animation.isAdditive && !animation.isCumulative)
    #expect(animation.valueFunction == nil && animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil && animation.delegate == nil)
    #expect(CAPropertyAnimation(keyPath: nil).keyPath == nil)
    let keyframes = CAKeyframeAnimation()
    #expect(keyframes.values == nil && keyframes.path == nil && keyframes.keyTimes == nil)
    #expect(keyframes.timingFunctions == nil && keyframes.rotationMode == nil)
    #expect(keyframes.calculationMode == .linear)
  }

  @Test("an additive animation is added to the model, and several add up")
  func additive() {
    layer.zPosition = 100
    let (first, second) = (basic("zPosition", 0, 20), basic("zPosition", 0, 6))
    (first.isAdditive, second.isAdditive, second.duration) = (true, true, 1)
    fixture.run { layer.add(second, forKey: nil) }
    #expect(abs(show(first).zPosition - 113) < 1e-9)
  }

  @Test("an additive transform comes before the model's own")
  func additiveTransform() {
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let shift = CATransform3DMakeTranslation(10, 0, 0)
    let animation = basic("transform", shift, shift)
    animation.isAdditive = true
    // Ten points in the scaled coordinates are twenty outside.
    #expect(show(animation).transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0))
  }

  @Test("of two animations of a property that are not additive the later one is shown")
  func last() {
    let first = basic("zPosition", 0, 20)
    first.duration = 1
    fixture.run { layer.add(first, forKey: "first") }
    #expect(abs(show(basic("zPosition", 0, -2)).zPosition + 1) < 1e-9)
    #expect(layer.animationKeys() == ["first", "test"])
  }

  private nonisolated static let functions: [(CAValueFunctionName, String, Double)] = [
    (.rotateX, "rotateX", 0.6), (.rotateY, "rotateY", 0.6), (.rotateZ, "rotateZ", 0.6),
    (.scale, "scale", 3), (.scaleX, "scaleX", 3), (.scaleY, "scaleY", 3), (.scaleZ, "scaleZ", 3),
    (.translateX, "translateX", 8), (.translateY, "translateY", 8), (.translateZ, "translateZ", 8),
  ]

  private func expected(_ name: CAValueFunctionName, _ value: CGFloat) -> CATransform3D? {
    switch name {
    case .rotateX: CATransform3DMakeRotation(value, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(value, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(value, 0, 0, 1)
    case .scale: CATransform3DMakeScale(value, value, 1)
    case .scaleX: CATransform3DMakeScale(value, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, value, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, value)
    case .translateX: CATransform3DMakeTranslation(value, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, value, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, value)
    default: nil
    }
  }

  @Test("a value function makes a transform of a number, by the header's names", arguments: 0..<10)
  func valueFunctions(number: Int) throws {
    let (name, string, value) = Self.functions[number]
    #expect(name.rawValue == string)
    let animation = basic("transform", value, value)
    animation.valueFunction = CAValueFunction(name: name)
    #expect(animation.valueFunction?.name == name)
    let entries = try #require(expected(name, value)).entries
    #expect(zip(show(animation).transform3D.entries, entries).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("a value function of an unknown name is nil")
  func unknownFunction() {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skewX")) == nil)
  }

  @Test("a copy has all values, and a layer keeps one: later changes have no effect")
  func copies() throws {
    let animation = basic("zPosition", 2, 4)
    (animation.byValue, animation.isAdditive, animation.isCumulative) = (7, true, true)
    (animation.speed, animation.timeOffset, animation.repeatCount) = (2, 3, 4)
    (animation.repeatDuration, animation.autoreverses, animation.fillMode) = (5, true, .both)
    (animation.beginTime, animation.duration, animation.isRemovedOnCompletion) = (6, 7, false)
    animation.setValue("mine", forKey: "app")
    let copy = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy.keyPath == "zPosition" && copy.isAdditive && copy.isCumulative)
    #expect([copy.fromValue, copy.toValue, copy.byValue].map { $0 as? Int } == [2, 4, 7])
    #expect(copy.speed == 2 && copy.timeOffset == 3 && copy.repeatCount == 4)
    #expect(copy.repeatDuration == 5 && copy.autoreverses && copy.fillMode == .both)
    #expect(copy.beginTime == 6 && copy.duration == 7 && !copy.isRemovedOnCompletion)
    #expect(copy.value(forKey: "app") as? String == "mine")
    copy.setValue(nil, forKey: "app")
    #expect(animation.value(forKey: "app") != nil)
    let added = basic("zPosition", 0, 10)
    fixture.run { layer.add(added, forKey: "kept") }
    added.toValue = 99
    #expect(layer.animation(forKey: "kept") !== added)
    #expect((layer.animation(forKey: "kept") as? CABasicAnimation)?.toValue as? Int == 10)
  }

  @Test("a key holds one animation: adding another ends the first unfinished")
  func keys() {
    final class Log: CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let log = Log()
    let first = basic("zPosition", 0, 10)
    (first.delegate, first.duration) = (log, 1)
    fixture.run { layer.add(first, forKey: "test") }
    #expect(show(basic("zPosition", 0, 2), frames: 1).zPosition < 1)
    #expect(log.ends == [false] && layer.animationKeys() == ["test"])
    layer.removeAnimation(forKey: "other")
    #expect(layer.animationKeys() == ["test"])
  }

  @Test("an animation without a duration takes the transaction's, 0.25 s unless set")
  func standardDuration() {
    fixture.run {
      layer.add(basic("zPosition", 0, 1), forKey: "a")
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.add(basic("zPosition", 0, 1), forKey: "b")
      CATransaction.commit()
    }
    #expect(layer.animation(forKey: "a")?.duration == 0.25)
    #expect(layer.animation(forKey: "b")?.duration == 2)
  }

  @Test("an animation that begins at a time that is no number ends and shows nothing")
  func notNumber() {
    let animation = basic("zPosition", 5, 5)
    animation.beginTime = .nan
    #expect(show(animation, frames: 2).zPosition == 0)
    #expect(layer.animationKeys() == nil)
  }
}
