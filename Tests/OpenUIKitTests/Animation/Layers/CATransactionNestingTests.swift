// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Nested transactions", .serialized)
@MainActor
struct CATransactionNestingTests {
  private let fixture = TimeFixture()
  private let layer = CALayer()

  private func fade(seconds: Double) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.toValue, fade.duration) = (0, seconds)
    return fade
  }

  @Test("an inner transaction inherits settings, and its own end with it")
  func inheritance() {
    fixture.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test("an inner transaction can enable what the outer one disabled")
  func enabling() {
    fixture.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      CATransaction.setDisableActions(false)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.disableActions())
      CATransaction.commit()
    }
  }

  @Test(
    "durations that are negative or not finite count as 0",
    arguments: [-1, .nan, .infinity, -.infinity] as [Double])
  func oddDurations(seconds: Double) {
    fixture.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(seconds)
      #expect(CATransaction.animationDuration() == 0)
      CATransaction.commit()
    }
  }

  @Test("the named settings can be read and written by key")
  func keys() {
    fixture.run {
      CATransaction.begin()
      CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      let linear = CAMediaTimingFunction(name: .linear)
      CATransaction.setValue(linear, forKey: kCATransactionAnimationTimingFunction)
      #expect(CATransaction.animationDuration() == 1.5 && CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() === linear)
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1.5)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      CATransaction.setValue(NSNumber(value: false), forKey: kCATransactionDisableActions)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
    }
  }

  @Test("values of the app's own keys have the scope of their transaction")
  func ownKeys() {
    fixture.run {
      CATransaction.begin()
      CATransaction.setValue("outer", forKey: "app")
      CATransaction.begin()
      #expect(CATransaction.value(forKey: "app") as? String == "outer")
      CATransaction.setValue("inner", forKey: "app")
      #expect(CATransaction.value(forKey: "app") as? String == "inner")
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "app") as? String == "outer")
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "app") == nil)
    }
  }

  @Test("an outer completion waits for the animations of inner transactions")
  func completionOrder() {
    var notes: [String] = []
    fixture.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes.append("inner") }
      layer.add(fade(seconds: 0.5), forKey: "inner")
      CATransaction.commit()
      layer.add(fade(seconds: 0.25), forKey: "outer")
      CATransaction.commit()
    }
    fixture.advance(frames: 29)
    #expect(notes.isEmpty)
    fixture.advance(frames: 1)
    #expect(Set(notes) == ["inner", "outer"] && notes.count == 2)
  }

  @Test("a removed animation lets the completion come at once")
  func removal() {
    var count = 0
    fixture.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 1 }
      layer.add(fade(seconds: 5), forKey: "fade")
      CATransaction.commit()
    }
    #expect(count == 0)
    fixture.run { layer.removeAllAnimations() }
    #expect(count == 1)
    fixture.advance(frames: 400)
    #expect(count == 1)
  }

  @Test("an animation added before the completion was set is not waited for")
  func lateCompletion() {
    var count = 0
    fixture.run {
      CATransaction.begin()
      layer.add(fade(seconds: 5), forKey: "fade")
      CATransaction.setCompletionBlock { count += 1 }
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
    }
    #expect(count == 1)
  }

  @Test("a completion outside of a transaction comes with the next frame")
  func looseCompletion() {
    var count = 0
    fixture.run { CATransaction.setCompletionBlock { count += 1 } }
    #expect(count == 0)
    fixture.advance(frames: 1)
    #expect(count == 1)
  }

  @Test("a commit without a begin does nothing")
  func unbalanced() {
    fixture.run {
      CATransaction.commit()
      CATransaction.flush()
      #expect(CATransaction.completionBlock() == nil)
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }
}
