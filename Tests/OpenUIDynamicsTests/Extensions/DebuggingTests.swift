// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Debugging properties")
struct DebuggingTests {
  @Test("P26: the three properties have defaults, and are reached by key too")
  func keys() {
    let animator = UIDynamicAnimator()
    #expect(!animator.debugEnabled)
    #expect(animator.debugInterval == 1)
    #expect(animator.debugAnimationSpeed == 1)
    let reports = diagnostics {
      animator.setValue(true, forKey: "debugEnabled")
      animator.setValue(3, forKey: "debugInterval")
      animator.setValue(0.25, forKey: "debugAnimationSpeed")
    }
    #expect(reports.isEmpty)
    #expect(animator.debugEnabled)
    #expect(animator.debugInterval == 3)
    #expect(animator.debugAnimationSpeed == 0.25)
    #expect(animator.value(forKey: "debugEnabled") as? Bool == true)
    #expect(animator.value(forKey: "debugInterval") as? Int == 3)
    #expect(animator.value(forKey: "debugAnimationSpeed") as? CGFloat == 0.25)
    animator.setValue(NSNumber(value: 2), forKey: "debugInterval")
    animator.setValue(NSNumber(value: false), forKey: "debugEnabled")
    #expect(animator.debugInterval == 2)
    #expect(!animator.debugEnabled)
    for key in ["debugEnabled", "debugInterval", "debugAnimationSpeed"] {
      animator.setValue(nil, forKey: key)
    }
    #expect(!animator.debugEnabled)
    #expect(animator.debugInterval == 1)
    #expect(animator.debugAnimationSpeed == 1)
  }

  @Test("P26: an unknown key or a value of another type is refused with one diagnostic")
  func refusedKeys() {
    let animator = UIDynamicAnimator()
    let calls: [(String, () -> Void)] = [
      ("setValue", { animator.setValue(1, forKey: "accuracy") }),
      ("setValue", { animator.setValue("yes", forKey: "debugEnabled") }),
      ("value", { _ = animator.value(forKey: "accuracy") }),
    ]
    for (method, call) in calls {
      let reports = diagnostics(of: call)
      #expect(reports.count == 1)
      #expect(reports.first?.method.hasPrefix("UIDynamicAnimator.\(method)") == true)
    }
    for frames in [0, -1, Int.min] {
      #expect(
        diagnostics { animator.debugInterval = frames }.map(\.method)
          == ["UIDynamicAnimator.debugInterval"])
    }
    #expect(diagnostics { animator.setValue(1.5, forKey: "debugInterval") }.count == 1)
    #expect(animator.debugInterval == 1)
  }

  @Test("P26: slowing down for debugging multiplies the speed and changes no result")
  func slowing() {
    let fixture = TimeFixture()
    fixture.run {
      let clock = fixture.clock
      let animator = UIDynamicAnimator()
      animator.addBehavior(UIGravityBehavior(items: [Square()]))
      animator.debugAnimationSpeed = 0.5
      animator.speed = 0.5
      for _ in 0..<240 { clock.advanceFrame() }
      #expect(animator.elapsedTime == 1)
      let direct = UIDynamicAnimator()
      direct.addBehavior(UIGravityBehavior(items: [Square()]))
      direct.step(by: 1)
      #expect(animator.stateHash == direct.stateHash)
    }
  }
}
