// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIView animations in steps, transitions and old calls")
@MainActor
struct KeyframeAnimationTests {
  private let fixture = TimeFixture()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private var shown: Double { Double(view.presented().center.x) }
  private let evenly = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func animate(
    _ options: UIView.KeyframeAnimationOptions, completion: ((Bool) -> Void)? = nil
  ) {
    fixture.run {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0, options: options,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
            view.center.x = 150
            view.backgroundColor = .white
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 50
            view.backgroundColor = .black
          }
        }, completion: completion)
    }
  }

  @Test("each step runs in its own time, and the model has the last one's value at once")
  func steps() {
    view.backgroundColor = .black
    var finished: [Bool] = []
    animate(evenly) { finished.append($0) }
    #expect(view.center.x == 50 && shown == 50)
    for (frames, center) in [(15, 100.0), (15, 150), (30, 150), (30, 100)] {
      fixture.advance(frames: frames)
      #expect(abs(shown - center) < 1e-6)
    }
    #expect(abs((view.presented().backgroundColor?.components.red ?? 0) - 0.5) < 1e-6)
    #expect(finished.isEmpty)
    fixture.advance(frames: 30)
    #expect(finished == [true] && shown == 50)
  }

  @Test("discrete steps jump; repeated steps come again")
  func modes() {
    animate(evenly.union([.calculationModeDiscrete, .repeat]))
    for _ in 0..<3 {
      fixture.advance(frames: 30)
      #expect(shown == 150)
      fixture.advance(frames: 60)
      #expect(shown == 50)
      fixture.advance(frames: 30)
    }
  }

  @Test("beginAnimations and commitAnimations animate what is set between them")
  func beginAndCommit() {
    fixture.run {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      view.center.x = 150
      UIView.commitAnimations()
      view.alpha = 0.5
    }
    fixture.advance(frames: 30)
    #expect(abs(shown - 100) < 1e-9 && view.presented().opacity == 0.5)
  }

  @Test("a flip squeezes the view to a line in the middle and back")
  func flip() {
    var finished: [Bool] = []
    fixture.run {
      UIView.transition(
        with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
        animations: { view.backgroundColor = .red }, completion: { finished.append($0) })
    }
    fixture.advance(frames: 15)
    #expect(abs(view.presented().transform.a - 0.5) < 1e-6)
    fixture.advance(frames: 15)
    #expect(abs(view.presented().transform.a) < 1e-6)
    #expect(finished.isEmpty)
    fixture.advance(frames: 30)
    #expect(finished == [true] && view.presented().transform.isIdentity)
  }

  @Test("a transition between views puts the one in the other's place")
  func exchange() {
    let (root, other) = (UIView(), UIView(frame: view.frame))
    root.addSubview(view)
    fixture.run {
      UIView.transition(from: view, to: other, duration: 0.5, options: .transitionCrossDissolve)
    }
    fixture.advance(frames: 15)
    #expect(root.subviews == [view, other])
    fixture.advance(frames: 20)
    #expect(root.subviews == [other] && other.presented().opacity == 1)
  }
}
