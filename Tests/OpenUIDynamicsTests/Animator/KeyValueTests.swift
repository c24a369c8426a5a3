// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics
import TestSupport
import Testing

@Suite("Animators and items by the names of their properties")
@MainActor
struct KeyValueTests {
  @Test("an animator takes its debugging keys, also as a plain object")
  func animators() {
    let animator = UIDynamicAnimator()
    let object: NSObject = animator
    object.setValue(true, forKey: "debugEnabled")
    #expect(animator.debugEnabled)
    #expect(object.value(forKey: "debugEnabled") as? Bool == true)
  }

  #if !canImport(ObjectiveC)
    @Test("a setter's name alone sets the property")
    func setters() {
      let animator = UIDynamicAnimator()
      animator.perform(Selector(("setDebugEnabled:")), with: true)
      #expect(animator.debugEnabled)
      let messages = RefusalLog.record {
        animator.perform(Selector("setDebugEnabled"), with: true)
        animator.perform(Selector("explode"))
      }
      #expect(messages.count == 2)
    }
  #endif

  @Test("each frame in which a view falls tells its new center once")
  func falling() {
    let fixture = TimeFixture()
    fixture.run {
      let reference = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
      let ball = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
      reference.addSubview(ball)
      let animator = UIDynamicAnimator(referenceView: reference)
      animator.addBehavior(UIGravityBehavior(items: [ball]))
      var centers: [CGPoint] = []
      let observation = ball.observe(\.center, options: [.new, .old]) { ball, change in
        #expect(change.newValue == ball.center)
        #expect(change.oldValue != change.newValue)
        centers.append(ball.center)
      }
      for _ in 0..<10 { fixture.clock.advanceFrame() }
      #expect(centers.count >= 8)
      #expect(centers.map(\.y) == centers.map(\.y).sorted())
      let count = centers.count
      observation.invalidate()
      fixture.clock.advanceFrame()
      #expect(centers.count == count)
    }
  }
}
